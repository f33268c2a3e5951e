import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import {exampleOfMedia} from '../../src/api/description/examples';
import {listOperations, listParameters, type Located} from '../../src/api/description/operations';
import {follow} from '../../src/api/description/resolve';
import type {Json, OpenApiDocument, Response} from '../../src/api/description/types';

type Answer = {status: number; headers?: Record<string, string>; body?: Json};

type Call = {url: URL; headers: IncomingMessage['headers']; body: Buffer};

type Match = {located: Located; path: Record<string, string>};

/** A call that came in, and what it got. */
export type SeenCall = {
  /** The operation that it calls, if it is one. */
  operationId?: string;
  authorization?: string;
  status: number;
  /** What was wrong with it. */
  message?: string;
};

export type MockApi = {url: string; calls: SeenCall[]; close: () => Promise<void>};

/**
 * A server that answers as a document says: a call that keeps to it gets the example of its success, any other
 * call an error that names what is wrong with it.
 */
export async function startMockApi(document: OpenApiDocument): Promise<MockApi> {
  const judge = new Judge(document);
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    void answer(judge, request).then(({operationId, ...found}) => {
      const {message} = (found.body ?? {}) as {message?: string};
      const {authorization} = request.headers;
      calls.push({operationId, authorization, status: found.status, message});
      send(response, found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {url: `http://127.0.0.1:${port}`, calls, close};
}

async function answer(
  judge: Judge,
  request: IncomingMessage,
): Promise<Answer & {operationId?: string}> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const call = {url, headers: request.headers, body: Buffer.concat(chunks)};
  return judge.answer(request.method ?? 'GET', call);
}

function send(response: ServerResponse, {status, headers = {}, body}: Answer): void {
  const type = body === undefined ? {} : {'content-type': 'application/json;charset=UTF-8'};
  // A program that keeps the connection would wait for it before it ends.
  response.writeHead(status, {connection: 'close', ...type, ...headers});
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

class Judge {
  private readonly operations: readonly Located[];
  private readonly ajv = new Ajv2020({strict: false, allErrors: true, coerceTypes: true});

  constructor(private readonly document: OpenApiDocument) {
    addFormats(this.ajv);
    this.ajv.addSchema(document, 'document');
    this.operations = listOperations(document);
  }

  answer(method: string, call: Call): Answer & {operationId?: string} {
    const match = this.find(method, decodePath(call.url.pathname));
    if (!match) return {status: 404, body: {message: `${method} ${call.url.pathname} is no call`}};
    const {operationId} = match.located.operation;
    return {operationId, ...this.answerMatch(match, call)};
  }

  private answerMatch(match: Match, call: Call): Answer {
    if (this.lacksToken(match.located, call)) return this.exampleOf(match.located, '401');
    const faults = [...this.judgeParameters(match, call), ...this.judgeBody(match.located, call)];
    if (faults.length > 0) return {status: 422, body: {message: faults.join('; ')}};
    const success = Object.keys(match.located.operation.responses).find((s) => s.startsWith('2'));
    const found = this.exampleOf(match.located, success ?? '200');
    return isPastTheEnd(call.url) ? {...found, body: emptied(found.body)} : found;
  }

  /** A path in words wins over one with a placeholder. */
  private find(method: string, segments: readonly string[]): Match | undefined {
    const matches = this.operations.flatMap((located): Match[] => {
      if (located.method.toUpperCase() !== method) return [];
      const path = matchPath(located.path.slice(1).split('/'), segments);
      return path ? [{located, path}] : [];
    });
    return matches.sort((a, b) => countKeys(a.path) - countKeys(b.path))[0];
  }

  private lacksToken({operation}: Located, {headers}: Call): boolean {
    const ways = operation.security ?? this.document.security ?? [];
    const schemes = this.document.components?.securitySchemes ?? {};
    const isGiven = (key: string): boolean => {
      const {type, name = ''} = schemes[key] ?? {type: ''};
      if (type === 'apiKey') return (headers[name.toLowerCase()] ?? '') !== '';
      return /^Bearer \S+$/.test(headers.authorization ?? '');
    };
    return ways.length > 0 && !ways.some((way) => Object.keys(way).every(isGiven));
  }

  private judgeParameters({located, path}: Match, {url, headers}: Call): string[] {
    return listParameters(this.document, located.operation).flatMap((parameter) => {
      const {name, required, schema} = parameter;
      const given = {
        path: path[name],
        query: readQuery(url, name, schema.type === 'array'),
        header: headers[name.toLowerCase()],
        cookie: undefined,
      }[parameter.in];
      if (given === undefined) return required ? [`${parameter.in} ${name} is missing`] : [];
      return this.judge(schema, given, name);
    });
  }

  private judgeBody({operation}: Located, {headers, body}: Call): string[] {
    const {requestBody} = operation;
    if (!requestBody) return body.length > 0 ? ['a body is not expected'] : [];
    if (body.length === 0) return requestBody.required ? ['the body is missing'] : [];
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    const media = requestBody.content[type];
    if (!media) return [`a body of ${type || 'no type'} is not expected`];
    if (type !== 'application/json') return [];
    return this.judge(media.schema ?? {}, JSON.parse(body.toString('utf8')) as Json, 'body');
  }

  private judge(schema: object, value: unknown, name: string): string[] {
    // References lead from the root of the document, where the schema no longer stands.
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'),
    ) as object;
    const validate = this.ajv.compile({
      type: 'object',
      properties: {value: absolute},
    });
    if (validate({value})) return [];
    return (validate.errors ?? []).map(
      ({instancePath, message}) =>
        `${instancePath.replace('/value', name)} ${message ?? 'is not valid'}`,
    );
  }

  private exampleOf({operation}: Located, status: string): Answer {
    const reference = operation.responses[status];
    if (!reference) return {status: Number(status)};
    const {content = {}} = follow<Response>(this.document, reference);
    const media = content['application/json'];
    const body = media && exampleOfMedia(this.document, media, 'response');
    return {status: Number(status), body};
  }
}

/** A list repeats its parameter. */
function readQuery(
  {searchParams}: URL,
  name: string,
  isList: boolean,
): string | string[] | undefined {
  if (!searchParams.has(name)) return undefined;
  return isList ? searchParams.getAll(name) : (searchParams.get(name) ?? undefined);
}

/** Every list has one page. */
function isPastTheEnd({searchParams}: URL): boolean {
  return ['page', 'since'].some((name) => Number(searchParams.get(name)) > 1);
}

function emptied(body: Json | undefined): Json | undefined {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return {...body, list: []};
}

function decodePath(pathname: string): string[] {
  return pathname.slice(1).split('/').map(decodeURIComponent);
}

function countKeys(values: object): number {
  return Object.keys(values).length;
}

function matchPath(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const isFile = template.at(-1) === '{path}';
  if (isFile ? segments.length < template.length : segments.length !== template.length)
    return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    // A path to a file has slashes of its own.
    const isRest = isFile && index === template.length - 1;
    const segment = (isRest ? segments.slice(index).join('/') : segments[index]) ?? '';
    const [, name] = part.match(/^\{(.+)\}$/) ?? [];
    if (name !== undefined) values[name] = segment;
    else if (part !== segment) return undefined;
  }
  return values;
}
