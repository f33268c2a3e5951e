import {exampleOfMedia, writeValue} from '../description/examples';
import {listParameters, type Located} from '../description/operations';
import type {Paging} from '../description/paging';
import {flattenSchema} from '../description/resolve';
import {findScheme} from '../description/security';
import type {
  Json,
  MediaType,
  OpenApiDocument,
  Parameter,
  Schema,
  SecurityScheme,
} from '../description/types';

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

/** What a loop sends that reads all pages of a list. */
export type SampleLoop = Pick<SampleRequest, 'headers'> & {
  /** Ends where the number of the page has to follow. */
  url: string;
  /** The field that holds the entries; without one the answer is the list. */
  field?: string;
};

/** What the `Content-Type` of a body is. */
export const contentTypes = {
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

/** The same request for one page after another, each as large as it may be. */
export function samplePaging(
  document: OpenApiDocument,
  located: Located,
  {page, size, field}: Paging,
): SampleLoop {
  const {url, headers} = sampleRequest(document, located);
  const maximum = size?.schema.maximum;
  const query = maximum === undefined ? '' : `${size?.name}=${maximum}&`;
  return {url: `${url}${url.includes('?') ? '&' : '?'}${query}${page.name}=`, headers, field};
}

function valueOf({example, schema}: Parameter): Json | undefined {
  return example ?? schema.example ?? schema.default;
}

/** The path with the examples of its parameters in it; `mark` may do something with each. */
export function fillPath(
  path: string,
  parameters: readonly Parameter[],
  mark: (text: string, name: string) => string = (text) => text,
): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((other) => other.in === 'path' && other.name === name);
    const value = parameter && valueOf(parameter);
    return value === undefined ? whole : mark(encodeForPath(name, writeValue(value)), name);
  });
}

/** A value as part of a path. Only the path of a file keeps its slashes: in a branch they would end the part. */
export function encodeForPath(name: string, value: string): string {
  const parts = name === 'path' ? value.split('/') : [value];
  return parts.map(encodeURIComponent).join('/');
}

function writeUrl(document: OpenApiDocument, path: string, parameters: Parameter[]): string {
  const filled = fillPath(path, parameters);
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
  return Object.keys(requirement).map((name) => authorize(document, name));
}

/** The header that carries the secret of a security scheme, read from a variable of the given name. */
export function authorize(
  document: OpenApiDocument,
  name: string,
  variable?: string,
): SampleHeader {
  const scheme = findScheme(document, name);
  const secret = variable ?? readVariable(scheme, name);
  if (scheme.type === 'apiKey') return {name: scheme.name ?? name, prefix: '', secret};
  return {name: 'Authorization', prefix: 'Bearer ', secret};
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
