import {exampleOfMedia, writeValue} from '../description/examples';
import {listParameters, type Located} from '../description/operations';
import {flattenSchema, follow} from '../description/resolve';
import type {Json, JsonObject, OpenApiDocument, Response, Schema} from '../description/types';
import {findFault} from './faults';
import {bodyPlace, type Draft, type Entered} from './request';

/** What the answer is decided by: the request itself, or a status that the reader wants to see. */
export type Wish = 'fitting' | (string & {});

export type Answer = {
  status: string;
  /** Why this one: what decided it. */
  reason: 'wished' | 'noToken' | 'problems' | 'fine';
  /** What the description says of the status; it may know nothing of it. */
  description?: string;
  /** Absent for the reason beside it. */
  body?: string;
  absence?: 'none' | 'unknown' | 'format';
};

const json = 'application/json';

export function answerDraft(
  document: OpenApiDocument,
  located: Located,
  entered: Entered,
  draft: Draft,
  wish: Wish,
): Answer {
  const {status, reason} = decide(document, located, entered, draft, wish);
  const responses = located.operation.responses;
  const found = responses[status] ?? (isSuccess(status) ? undefined : responses.default);
  if (!found) return {status, reason, absence: 'unknown'};
  const {description, content = {}} = follow<Response>(document, found);
  const answer = {status, reason, description};
  if (entered.accept !== undefined && entered.accept !== json)
    return {...answer, absence: 'format'};
  const media = content[json];
  const example = media && exampleOfMedia(document, media, 'response');
  if (example === undefined) return {...answer, absence: isSuccess(status) ? 'none' : 'unknown'};
  const {schema = {}} = media ?? {};
  const shaped = isSuccess(status) ? shape(document, located, draft, schema, example) : example;
  return {...answer, body: JSON.stringify(shaped, null, 2)};
}

function decide(
  document: OpenApiDocument,
  {operation}: Located,
  entered: Entered,
  draft: Draft,
  wish: Wish,
): Pick<Answer, 'status' | 'reason'> {
  if (wish !== 'fitting') return {status: wish, reason: 'wished'};
  const statuses = Object.keys(operation.responses);
  const ways = operation.security ?? document.security ?? [];
  const isOpen = ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
  if (!isOpen && entered.schemes.length === 0) return {status: '401', reason: 'noToken'};
  if (draft.problems.length > 0) {
    // Not every platform answers what it cannot read with 400.
    const status = ['400', '422', '405'].find((known) => statuses.includes(known)) ?? '400';
    return {status, reason: 'problems'};
  }
  return {status: statuses.find(isSuccess) ?? '200', reason: 'fine'};
}

/** What an answer can be asked for: all that the description names, and what any request may meet. */
export function listWishes({operation}: Located): string[] {
  const statuses = Object.keys(operation.responses).filter((status) => /^\d+$/.test(status));
  return [...new Set([...statuses, '401', '403', '404'])].sort();
}

export function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** The example with what was entered in place of what the examples of the request have given it. */
function shape(
  document: OpenApiDocument,
  located: Located,
  draft: Draft,
  schema: Schema,
  example: Json,
): Json {
  const renamed = renameAll(example, listNames(document, located, draft));
  return takeOver(document, schema, renamed, draft);
}

/** What a path parameter is in the examples, and what was entered in its place. */
function listNames(
  document: OpenApiDocument,
  {operation}: Located,
  {values}: Draft,
): Map<string, string> {
  return new Map(
    listParameters(document, operation).flatMap((parameter) => {
      const {name, schema, example = schema.example} = parameter;
      const value = values[`path.${name}`];
      if (parameter.in !== 'path' || example === undefined || value === undefined) return [];
      // As a number it stands for many things in an example.
      return typeof example === 'string' ? [[example, writeValue(value)] as const] : [];
    }),
  );
}

function renameAll(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return rename(value, names);
  if (Array.isArray(value)) return value.map((item) => renameAll(item, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, renameAll(item, names)]),
  );
}

/** Names stand alone or as a part of an address. */
function rename(text: string, names: ReadonlyMap<string, string>): string {
  const whole = names.get(text);
  if (whole !== undefined) return whole;
  return text
    .split('/')
    .map((part) => {
      const [, name = part, ending = ''] = /^(.*?)(\.git|)$/.exec(part) ?? [];
      return names.get(part) ?? (names.get(name) ?? name) + ending;
    })
    .join('/');
}

/** Fields of an answer that have the name, and could have the value, of something that was sent. */
function takeOver(document: OpenApiDocument, schema: Schema, example: Json, {values}: Draft): Json {
  if (!isObject(example)) return example;
  const {properties = {}} = flattenSchema(document, schema);
  const {[bodyPlace]: body} = values;
  const sent = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => {
      const entered = sent[key] ?? findNumber(values, key, value);
      const field = flattenSchema(document, properties[key] ?? {});
      const fits = entered !== undefined && isLike(entered, value) && !findFault(field, entered);
      return [key, fits ? entered : value];
    }),
  );
}

/** The `number` of an issue is `issue_number` in its address. */
function findNumber(values: Draft['values'], key: string, value: Json): Json | undefined {
  if (typeof value !== 'number') return undefined;
  const place = Object.keys(values).find(
    (other) => other.startsWith('path.') && (other === `path.${key}` || other.endsWith(`_${key}`)),
  );
  return place === undefined ? undefined : values[place];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of one type; objects may hold more in an answer than in a request. */
function isLike(entered: Json, value: Json): boolean {
  if (Array.isArray(entered) && Array.isArray(value)) {
    return [...entered, ...value].every((item) => typeof item === 'string');
  }
  return typeof entered === typeof value && typeof value !== 'object';
}
