import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Code, Link, TableRow} from 'mdast';

import {ApiSource, type Node, type Operation} from '../../support/api/source';
import type {Corpus} from '../../support/prose/corpus';
import {wordsOf} from '../../support/prose/headings';
import {lineOf, problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';
import {shellCommandsOf} from '../../support/prose/shell';

const host = 'https://api.atomgit.com';
const methods = 'GET|POST|PUT|PATCH|DELETE';

/** What the platform offers beside its description, each with the page that documents it. */
const beside: readonly {method: string; path: string; why: string}[] = [
  {method: 'GET', path: '/app/installations', why: 'for apps only, /app/demo'},
  {
    method: 'POST',
    path: '/app/installations/{installation_id}/access_tokens',
    why: 'for apps only, /app/demo',
  },
];

/** A path with its placeholders, whatever they are called, and without a query. */
function shapeOf(path: string): string {
  const [bare = ''] = path.replace(/\?.*$/s, '').split('#');
  return bare.replaceAll(/\$\{[^}]*\}|<[^>]*>|\{[^}]*\}|\$\w+/g, '{}').replace(/(.)\/$/, '$1');
}

/** Whether an address can be that path: values of a program may stand for placeholders. */
function fits(address: string, path: string): boolean {
  const [own, other] = [shapeOf(address).split('/'), shapeOf(path).split('/')];
  return (
    own.length === other.length && own.every((part, at) => part === other[at] || other[at] === '{}')
  );
}

type Api = {
  source: ApiSource;
  known: readonly {method: string; path: string; operation?: Operation}[];
};

type Verdict = {what: string; remedy: string} | undefined;

function findCall({known}: Api, method: string | undefined, address: string) {
  const named = known.filter(({path}) => fits(address, path));
  // `/user/info` is a path of its own before it is one of `/user/{name}`.
  const exact = named.filter(({path}) => shapeOf(path) === shapeOf(address));
  const candidates = exact.length > 0 ? exact : named;
  return {
    candidates,
    call: candidates.find((one) => method === undefined || one.method === method),
  };
}

function judgeCall(api: Api, method: string | undefined, address: string): Verdict {
  const {candidates, call} = findCall(api, method, address);
  if (call) return undefined;
  if (candidates.length === 0) {
    return {
      what: `The API has no address ${address}`,
      remedy: 'Correct it; openapi/openapi.yaml lists all of them.',
    };
  }
  const allowed = [...new Set(candidates.map((one) => one.method))].join(', ');
  return {
    what: `${address} is not called with ${method}, but with ${allowed}`,
    remedy: 'Correct the method, or openapi/.',
  };
}

const reading = new RegExp(`^(${methods}) (${host.replaceAll('.', '\\.')})?(/\\S*)$`);
/** The beginnings of all paths of the API; other paths in code are those of files. */
const beginnings = /^\/(?:repos|orgs|organizations|enterprise|users|user|issues|security)\/[\w{<]/;

/** “GET /user/info” in a sentence, and alone the paths and addresses of the API. */
function judgeCode(api: Api, value: string): Verdict {
  const [, method, , path] = reading.exec(value) ?? [];
  if (path !== undefined) return judgeCall(api, method, path);
  if (value.startsWith(`${host}/`)) return judgeCall(api, undefined, value.slice(host.length));
  if (/[{]/.test(value) && beginnings.test(value)) return judgeCall(api, undefined, value);
  return undefined;
}

/** The operation that a link leads to. */
function operationAt(api: Api, node: Link): Operation | undefined {
  return api.source.operations.find(({route}) => route === node.url.replace(/[#?].*$/, ''));
}

/** A link with a method for a text leads to the operation of that method and path. */
function judgeLink(api: Api, node: Link): Verdict {
  const operation = operationAt(api, node);
  const [, method, path] =
    new RegExp(`^(${methods})(?: (?:${host.replaceAll('.', '\\.')})?(/\\S*))?$`).exec(
      wordsOf(node),
    ) ?? [];
  if (!operation || method === undefined) return undefined;
  const isSame = method === operation.method && (path === undefined || fits(path, operation.path));
  return isSame ? undefined : leadsElsewhere(node, operation);
}

/** A row that links its first words to an operation has its method and path in the next cell. */
function judgeRow(api: Api, row: TableRow): Verdict {
  const [first, second] = row.children;
  const link = first && [...walk(first)].find((node) => node.type === 'link');
  const code = second?.children.find((node) => node.type === 'inlineCode');
  const [, method, , path] = reading.exec(code?.value ?? '') ?? [];
  const operation = link && operationAt(api, link);
  if (!operation || path === undefined) return undefined;
  const isSame = method === operation.method && fits(path, operation.path);
  return isSame ? undefined : leadsElsewhere(link, operation);
}

function leadsElsewhere(node: Link, {method, path}: Operation): Verdict {
  return {
    what: `The link “${wordsOf(node)}” leads to ${method} ${path}`,
    remedy: 'Correct the text or the address of the link.',
  };
}

type Call = {
  method: string;
  address: string;
  line: number;
  bodies: string[];
  fields: string[];
  headers: string[];
};

/** The options of curl that take a value. */
const curlValues = new Set(['-X', '-H', '-d', '--data', '-F', '-D', '-o', '-u', '-w']);

function readCurl(words: readonly string[], line: number): Call | undefined {
  const call: Call = {method: '', address: '', line, bodies: [], fields: [], headers: []};
  for (let at = 1; at < words.length; at += 1) {
    const [word = '', value = ''] = [words[at], words[at + 1]];
    if (word === '-X') call.method = value;
    if (word === '-d' || word === '--data') call.bodies.push(value);
    if (word === '-F') call.fields.push(value);
    if (word === '-H') call.headers.push(value);
    if (curlValues.has(word)) at += 1;
    else if (/^https?:/.test(word)) call.address = word;
  }
  if (!call.address.startsWith(`${host}/`)) return undefined;
  const sends = call.bodies.length + call.fields.length > 0;
  call.method ||= sends ? 'POST' : 'GET';
  call.address = call.address.slice(host.length);
  return call;
}

/** A schema in which a mistyped key is a mistake. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(
    Object.entries(schema as Node).map(([key, value]) => [
      key,
      key === 'example' ? value : close(value),
    ]),
  );
  const isOpen = 'additionalProperties' in closed || 'allOf' in closed || 'oneOf' in closed;
  return 'properties' in closed && !isOpen ? {...closed, additionalProperties: false} : closed;
}

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);

/** What an example breaks; a placeholder is a text of any form. */
function faultsOf(schema: Node, json: string, isResponse: boolean): string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return ['it is not valid JSON'];
  }
  const validate = ajv.compile(close(schema) as object);
  if (validate(value)) return [];
  return (validate.errors ?? []).flatMap(({instancePath, keyword, message, params}) => {
    // An example of a response may leave fields out.
    if (isResponse && keyword === 'required') return [];
    if (['format', 'pattern'].includes(keyword)) return [];
    const key = (params as {additionalProperty?: string}).additionalProperty;
    return [
      key === undefined ? `${instancePath || 'it'} ${message ?? ''}` : `“${key}” is no field of it`,
    ];
  });
}

function checkCurl(page: Page, api: Api, call: Call): Problem[] {
  const at = (what: string, remedy: string) => problemAt(page, call.line, what, remedy);
  const verdict = judgeCall(api, call.method, call.address);
  if (verdict) return [at(verdict.what, verdict.remedy)];
  const operation = findCall(api, call.method, call.address).call?.operation;
  if (!operation) return [];
  const name = `${operation.method} ${operation.path}`;
  const problems: Problem[] = [];
  for (const header of call.headers) {
    if (!/^Authorization:/i.test(header) || /^Authorization: Bearer \S/.test(header)) continue;
    problems.push(
      at(`The header “${header}” is not how the API is called`, 'Write `Authorization: Bearer …`.'),
    );
  }
  const queries = new Set(
    api.source
      .parametersOf(operation)
      .filter((one) => one.in === 'query')
      .map((one) => one.name),
  );
  const [, query = ''] = call.address.split('?');
  for (const part of query.split('&').filter(Boolean)) {
    const [key = ''] = part.split('=');
    if (!queries.has(key))
      problems.push(at(`${name} has no parameter “${key}”`, 'Correct it, or openapi/.'));
  }
  const form = api.source.schemaOf(operation, 'request', 'multipart/form-data');
  for (const field of call.fields) {
    const [key = ''] = field.split('=');
    const keys = Object.keys(form?.properties ?? {});
    if (!keys.includes(key)) {
      problems.push(
        at(
          `${name} has no field “${key}” in its form`,
          `Its fields: ${keys.join(', ') || 'none'}.`,
        ),
      );
    }
  }
  const schema = api.source.schemaOf(operation, 'request');
  for (const body of call.bodies.filter((one) => one.trim().startsWith('{'))) {
    const faults = schema ? faultsOf(schema, body, false) : ['it takes no JSON'];
    if (faults.length > 0) {
      problems.push(
        at(`The body does not suit ${name}: ${faults.join('; ')}`, 'Correct it, or openapi/.'),
      );
    }
  }
  return problems;
}

const programs = new Set(['js', 'mjs', 'ts', 'python', 'py']);

/** An address of the API in a program: whole, after a constant, or as a path of its own. */
const inProgram =
  /["'`](?:https:\/\/api\.atomgit\.com(\/[^"'`\s]*)|(\/(?:app|login\/oauth|orgs|repos|users?)\/[^"'`\s]*))["'`]/g;

/** The addresses that a program asks for, with the method that stands beside. */
function checkProgram(page: Page, api: Api, node: Code): Problem[] {
  if (!node.value.includes(host)) return [];
  return [...node.value.matchAll(inProgram)].flatMap((match) => {
    const after = node.value.slice(match.index, match.index + 200).split(/\n\s*\}\)|\n\n/)[0] ?? '';
    const before = node.value.slice(Math.max(0, match.index - 60), match.index);
    const [, option] = new RegExp(`method[:=]\\s*["'](${methods})["']`).exec(after) ?? [];
    const [, argument] = new RegExp(`["'](${methods})["'],\\s*$`).exec(before) ?? [];
    const [, verb] = /requests\.(get|post|put|patch|delete)\($/.exec(before) ?? [];
    const method = option ?? argument ?? verb?.toUpperCase();
    const verdict = judgeCall(api, method, match[1] ?? match[2] ?? '');
    const line = lineOf(node) + node.value.slice(0, match.index).split('\n').length;
    return verdict ? [problemAt(page, line, verdict.what, verdict.remedy)] : [];
  });
}

function curlsOf(node: Code): Call[] {
  if (!['bash', 'console', 'sh'].includes(node.lang ?? '')) return [];
  return shellCommandsOf(node.value.replaceAll(/^\$ /gm, ''), lineOf(node) + 1).flatMap(
    ({words, line}) => (words[0] === 'curl' ? (readCurl(words, line) ?? []) : []),
  );
}

/** An HTTP request as text: “POST https://…”. */
function plainRequestOf(node: Code): {method: string; address: string} | undefined {
  const [, method, address] =
    new RegExp(`^(${methods}) ${host.replaceAll('.', '\\.')}(/\\S*)`).exec(node.value) ?? [];
  return method === undefined || address === undefined ? undefined : {method, address};
}

function checkPage(page: Page, api: Api): Problem[] {
  let last: Operation | undefined;
  const problems: Problem[] = [];
  const add = (line: number, verdict: Verdict) => {
    if (verdict) problems.push(problemAt(page, line, verdict.what, verdict.remedy));
  };
  for (const node of walk(page.tree)) {
    if (node.type === 'inlineCode') add(lineOf(node), judgeCode(api, node.value));
    if (node.type === 'link') add(lineOf(node), judgeLink(api, node));
    if (node.type === 'tableRow') add(lineOf(node), judgeRow(api, node));
    if (node.type === 'heading') last = undefined;
    if (node.type !== 'code') continue;
    for (const call of curlsOf(node)) {
      problems.push(...checkCurl(page, api, call));
      last = findCall(api, call.method, call.address).call?.operation;
    }
    const request = plainRequestOf(node);
    if (request) {
      add(lineOf(node) + 1, judgeCall(api, request.method, request.address));
      last = findCall(api, request.method, request.address).call?.operation;
    }
    if (programs.has(node.lang ?? '')) problems.push(...checkProgram(page, api, node));
    if (node.lang !== 'json' || node.meta || !last) continue;
    const schema = api.source.schemaOf(last, 'response');
    const faults = schema ? faultsOf(schema, node.value, true) : ['it answers without JSON'];
    if (faults.length > 0) {
      const what = `The response does not suit ${last.method} ${last.path}: ${faults.join('; ')}`;
      add(lineOf(node), {what, remedy: 'Correct it, or openapi/.'});
    }
  }
  return problems;
}

function checkCalls({pages, files}: Corpus): Problem[] {
  const source = new ApiSource(files);
  const own = source.operations.map((operation) => ({...operation, operation}));
  const api = {source, known: [...own, ...beside]};
  return source.operations.length === 0 ? [] : pages.flatMap((page) => checkPage(page, api));
}

export const rule: Rule = {
  title: 'Every call of the API on a page is one of openapi/, with its method, body and fields',
  check: checkCalls,
};
