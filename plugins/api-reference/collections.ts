import {sampleRequest, type SampleBody, type SampleHeader} from '../../src/api/samples/request';
import {writeValue} from '../../src/api/description/examples';
import {listOperations, listParameters, type Located} from '../../src/api/description/operations';
import {listWays} from '../../src/api/description/security';
import type {Json, OpenApiDocument, Parameter} from '../../src/api/description/types';

// Requests ready to send, for programs that send them by hand. The tokens are variables: none stands in a file.

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A collection in the format of Postman 2.1, which Bruno, Insomnia and Apifox import, too. */
export function writePostmanCollection(document: OpenApiDocument): string {
  const groups = document.tags.map(({name, description, 'x-displayName': label}) => ({
    name: label ?? name,
    description,
    item: listRequests(document)
      .filter(({operation}) => operation.tags[0] === name)
      .map((located) => describeItem(document, located)),
  }));
  const collection = {
    info: {name: document.info['x-displayName'] ?? document.info.title, schema},
    item: groups.filter(({item}) => item.length > 0),
    variable: [
      {key: 'baseUrl', value: document.servers[0]?.url ?? ''},
      ...listSecrets(document).map((key) => ({key, value: ''})),
    ],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** The same for editors: one request after another, as VS Code with REST Client and JetBrains read them. */
export function writeHttpFile(document: OpenApiDocument): string {
  const server = document.servers[0]?.url ?? '';
  const requests = listRequests(document).map((located) => {
    const {method, url, headers, body} = sampleRequest(document, located);
    const {operationId, summary} = located.operation;
    return [
      `### ${summary}`,
      `# @name ${operationId}`,
      `${method} {{baseUrl}}${url.slice(server.length)}`,
      ...headers.map((header) => `${header.name}: ${writeHeaderValue(header)}`),
      ...(body ? writeBody(body) : []),
    ].join('\n');
  });
  return [`@baseUrl = ${server}`, ...requests, ''].join('\n\n').trimEnd() + '\n';
}

/** What the platform calls by itself cannot be sent. */
function listRequests(document: OpenApiDocument): Located[] {
  return listOperations(document).filter(({method}) => method !== 'event');
}

/** The variables that the requests take their tokens from. */
function listSecrets(document: OpenApiDocument): string[] {
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  return [...new Set(schemes.flatMap((scheme) => scheme['x-token-variable'] ?? []))];
}

function describeItem(document: OpenApiDocument, located: Located): object {
  const {method, path, operation} = located;
  const parameters = listParameters(document, operation);
  const {body, headers} = sampleRequest(document, located);
  const query = parameters.filter(({in: place}) => place === 'query').map(describeParameter);
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const asked = query.filter(({disabled}) => !disabled);
  const search = asked.map(({key, value}) => `${key}=${value}`).join('&');
  return {
    name: operation.summary,
    request: {
      method: method.toUpperCase(),
      auth: describeAuth(document, located),
      header: headers.flatMap((header) =>
        'value' in header ? [{key: header.name, value: header.value}] : [],
      ),
      url: {
        raw: `{{baseUrl}}/${segments}${search && `?${search}`}`,
        host: ['{{baseUrl}}'],
        path: segments.split('/'),
        query,
        variable: parameters
          .filter(({in: place}) => place === 'path')
          .map(({name, description, ...rest}) => ({key: name, value: valueOf(rest), description})),
      },
      ...(body && {body: describeBody(body)}),
      description: operation.description,
    },
    response: [],
  };
}

/** Optional ones are there, but switched off. */
function describeParameter({name, required, description, ...rest}: Parameter) {
  return {key: name, value: valueOf(rest), description, disabled: !required};
}

function valueOf({
  example,
  schema: {example: usual, default: preset},
}: Pick<Parameter, 'example' | 'schema'>): string {
  const value: Json | undefined = example ?? usual ?? preset;
  return value === undefined ? '' : writeValue(Array.isArray(value) ? (value[0] ?? '') : value);
}

function describeAuth(document: OpenApiDocument, {operation}: Located): object {
  const [way] = listWays(document, operation);
  if (!way) return {type: 'noauth'};
  const secret = `{{${way.scheme['x-token-variable']}}}`;
  if (way.scheme.type !== 'apiKey') {
    return {type: 'bearer', bearer: [{key: 'token', value: secret, type: 'string'}]};
  }
  return {
    type: 'apikey',
    apikey: [
      {key: 'key', value: way.scheme.name, type: 'string'},
      {key: 'value', value: secret, type: 'string'},
      {key: 'in', value: way.scheme.in, type: 'string'},
    ],
  };
}

function describeBody(body: SampleBody): object {
  switch (body.kind) {
    case 'json':
      return {
        mode: 'raw',
        raw: JSON.stringify(body.value, null, 2),
        options: {raw: {language: 'json'}},
      };
    case 'form':
      return {mode: 'urlencoded', urlencoded: body.fields.map(([key, value]) => ({key, value}))};
    case 'file':
      return {mode: 'file', file: {src: body.file}};
    case 'upload':
      return {mode: 'formdata', formdata: [{key: body.field, type: 'file', src: body.file}]};
  }
}

function writeHeaderValue(header: SampleHeader): string {
  return 'secret' in header ? `${header.prefix}{{${header.secret}}}` : header.value;
}

const boundary = 'example-boundary';

/** With the lines between headers and body. */
function writeBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return ['', JSON.stringify(body.value, null, 2)];
    case 'form':
      return ['', new URLSearchParams(body.fields).toString()];
    case 'file':
      return ['', `< ./${body.file}`];
    case 'upload':
      return [
        `Content-Type: multipart/form-data; boundary=${boundary}`,
        '',
        `--${boundary}`,
        `Content-Disposition: form-data; name="${body.field}"; filename="${body.file}"`,
        '',
        `< ./${body.file}`,
        `--${boundary}--`,
      ];
  }
}
