import {exampleOfMedia, writeValue} from '../source/examples';
import {listParameters, type Located} from '../source/operations';
import {flattenSchema} from '../source/resolve';
import type {
  Json,
  MediaType,
  OpenApiDocument,
  Parameter,
  Schema,
  SecurityScheme,
} from '../source/types';

/** What a sample sends, whatever language it is written in. */
export type SampleRequest = {
  method: string;
  url: string;
  headers: SampleHeader[];
  body?: SampleBody;
};

/** A secret is read from the environment variable of that name: it never stands in a sample. */
export type SampleHeader = {name: string} & ({value: string} | {prefix: string; secret: string});

export type SampleBody =
  | {kind: 'json'; value: Json}
  | {kind: 'form'; fields: [name: string, value: string][]}
  /** A file as the whole body. */
  | {kind: 'file'; file: string}
  /** A file as the only field of a form. */
  | {kind: 'upload'; field: string; file: string};

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
  upload: 'multipart/form-data',
} as const satisfies Record<SampleBody['kind'], string>;

/** The request that an operation's examples describe; throws when they do not suffice. */
export function sampleRequest(document: OpenApiDocument, located: Located): SampleRequest {
  const parameters = listParameters(document, located.operation);
  const body = readBody(document, located);
  const headers: SampleHeader[] = readAuthorization(document, located);
  for (const parameter of parameters) {
    if (parameter.in !== 'header' || !parameter.required) continue;
    headers.push({name: parameter.name, value: writeValue(valueOf(parameter))});
  }
  // Whoever builds a form with a file also chooses its boundary.
  if (body && body.kind !== 'upload') {
    headers.push({name: 'Content-Type', value: contentTypes[body.kind]});
  }
  const url = writeUrl(document, located.path, parameters);
  return {method: located.method.toUpperCase(), url, headers, body};
}

function valueOf({example, schema}: Parameter): Json | undefined {
  return example ?? schema.example ?? schema.default;
}

function writeUrl(document: OpenApiDocument, path: string, parameters: Parameter[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((other) => other.in === 'path' && other.name === name);
    const value = parameter && valueOf(parameter);
    return value === undefined ? whole : encodeURI(writeValue(value));
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .flatMap((parameter) => {
      const value = valueOf(parameter);
      const values = Array.isArray(value) ? value : [value];
      return values.map((item) => `${parameter.name}=${encodeURIComponent(writeValue(item))}`);
    });
  const server = document.servers[0]?.url ?? '';
  return server + filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

function readAuthorization(document: OpenApiDocument, {operation}: Located): SampleHeader[] {
  const [requirement = {}] = operation.security ?? document.security ?? [];
  const schemes = document.components?.securitySchemes ?? {};
  return Object.keys(requirement).flatMap((name): SampleHeader[] => {
    const scheme = schemes[name];
    if (!scheme) throw new Error(`There is no security scheme ${name}.`);
    const secret = readVariable(scheme, name);
    if (scheme.type === 'apiKey') return [{name: scheme.name ?? name, prefix: '', secret}];
    return [{name: 'Authorization', prefix: 'Bearer ', secret}];
  });
}

function readVariable(scheme: SecurityScheme, name: string): string {
  const variable = scheme['x-token-variable'];
  if (!variable) throw new Error(`The security scheme ${name} has no x-token-variable.`);
  return variable;
}

function readBody(document: OpenApiDocument, {operation}: Located): SampleBody | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  if (!entry) return undefined;
  const [type, media] = entry;
  switch (type) {
    case contentTypes.json:
      return {kind: 'json', value: exampleOfMedia(document, media, 'request') ?? {}};
    case contentTypes.form:
      return {kind: 'form', fields: readFields(document, media)};
    case contentTypes.file:
      return {kind: 'file', file: readFileName(media.schema)};
    case contentTypes.upload:
      return readUpload(document, media);
    default:
      throw new Error(`No sample can be written for a body of ${type}.`);
  }
}

function readFields(document: OpenApiDocument, media: MediaType): [string, string][] {
  const example = exampleOfMedia(document, media, 'request') ?? {};
  return Object.entries(example as Record<string, Json>).map(([name, value]) => [
    name,
    writeValue(value),
  ]);
}

function readUpload(document: OpenApiDocument, media: MediaType): SampleBody {
  const {properties = {}} = flattenSchema(document, media.schema ?? {});
  const [[field, schema] = [], ...others] = Object.entries(properties);
  if (field === undefined || schema?.format !== 'binary' || others.length > 0) {
    throw new Error('A sample can upload one file and nothing else.');
  }
  return {kind: 'upload', field, file: readFileName(schema)};
}

function readFileName(schema: Schema | undefined): string {
  if (schema?.example === undefined)
    throw new Error('A file that is sent needs a name as example.');
  return writeValue(schema.example);
}
