import {writeValue} from '../description/examples';
import {listParameters, type Located} from '../description/operations';
import type {Json, MediaType, OpenApiDocument, Parameter, RequestBody} from '../description/types';
import {
  authorize,
  contentTypes,
  encodeForPath,
  type SampleBody,
  type SampleHeader,
  type SampleRequest,
} from '../samples/request';
import {findFaultInVariable} from '../../values/names';
import {
  fieldOf,
  fieldOfParameter,
  fieldsIn,
  type FormField,
  type Forms,
  type Texts,
} from './fields';
import {fillIn, readField, type Problem} from './readFields';

/** All that a reader has entered and chosen. */
export type Entered = {
  server: string;
  texts: Texts;
  forms: Forms;
  contentType?: string;
  accept?: string;
  /** The security schemes that the request uses: none without a token. */
  schemes: readonly string[];
  /** Names of the environment variables that hold the secrets, by security scheme. */
  variables: Readonly<Record<string, string | undefined>>;
};

/** The request as far as it goes: what is wrong stands in it as it was typed, what is missing is left out. */
export type Draft = {
  request: SampleRequest;
  problems: Problem[];
  /** What is sent, by place: `path.owner`, `body`. */
  values: Readonly<Record<string, Json>>;
};

export const bodyPlace = 'body';

/** The place of the variable's name of a security scheme. */
export const variablePlace = (scheme: string): string => `variable.${scheme}`;

export function makeDraft(document: OpenApiDocument, located: Located, entered: Entered): Draft {
  const parameters = listParameters(document, located.operation);
  const read = parameters.map((parameter) => {
    const reading = readParameter(document, parameter, entered.texts);
    return {parameter, ...reading};
  });
  const body = readBody(document, located, entered);
  const headers = [
    ...entered.schemes.map((scheme) => writeSecret(document, scheme, entered)),
    ...writeHeaders(read),
    ...(entered.accept === undefined ? [] : [{name: 'Accept', value: entered.accept}]),
    // Whoever builds a form with a file also chooses its boundary.
    ...(body.sent && body.sent.kind !== 'upload'
      ? [{name: 'Content-Type', value: contentTypes[body.sent.kind]}]
      : []),
  ];
  const values = read.flatMap(({parameter, value}) =>
    value === undefined ? [] : [[`${parameter.in}.${parameter.name}`, value] as const],
  );
  const ofBody = body.value === undefined ? [] : [[bodyPlace, body.value] as const];
  return {
    request: {
      method: located.method.toUpperCase(),
      url: entered.server + writePath(located.path, read) + writeQuery(read),
      headers,
      body: body.sent,
    },
    problems: [
      ...entered.schemes.flatMap((scheme) => findProblemOfVariable(scheme, entered)),
      ...read.flatMap(({problems}) => problems),
      ...body.problems,
    ],
    values: Object.fromEntries([...values, ...ofBody]),
  };
}

type ReadParameter = {parameter: Parameter; value?: Json; problems: Problem[]};

function readParameter(
  document: OpenApiDocument,
  parameter: Parameter,
  texts: Texts,
): Omit<ReadParameter, 'parameter'> {
  const field = fieldOfParameter(document, parameter);
  const {value, problems} = readField(document, field, texts, {});
  // An empty list has no place in an address.
  if (!Array.isArray(value) || value.length > 0) return {value, problems};
  return {problems: [{place: field.place, name: field.name, fault: {kind: 'required'}}]};
}

function writePath(path: string, read: readonly ReadParameter[]): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = read.find(({parameter}) => parameter.in === 'path' && parameter.name === name);
    return found?.value === undefined ? whole : encodeForPath(name, writeValue(found.value));
  });
}

function writeQuery(read: readonly ReadParameter[]): string {
  const parts = read.flatMap(({parameter, value}) => {
    if (parameter.in !== 'query' || value === undefined) return [];
    const name = encodeURIComponent(parameter.name);
    return [value].flat().map((item) => `${name}=${encodeURIComponent(writeValue(item))}`);
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function writeHeaders(read: readonly ReadParameter[]): SampleHeader[] {
  return read.flatMap(({parameter, value}) =>
    parameter.in === 'header' && value !== undefined
      ? [{name: parameter.name, value: writeValue(value)}]
      : [],
  );
}

function writeSecret(
  document: OpenApiDocument,
  scheme: string,
  {variables}: Entered,
): SampleHeader {
  const name = variables[scheme];
  // A name that code cannot hold would break the sample.
  const isUsable = name !== undefined && !findFaultInVariable(name);
  return authorize(document, scheme, isUsable ? name : undefined);
}

function findProblemOfVariable(scheme: string, {variables}: Entered): Problem[] {
  const name = variables[scheme];
  const fault = name === undefined ? undefined : findFaultInVariable(name);
  return fault ? [{place: variablePlace(scheme), name: name ?? '', fault}] : [];
}

/** The field that the whole body is; none where nothing is sent or the type is unknown. */
export function fieldOfBody(
  document: OpenApiDocument,
  body: RequestBody | undefined,
  contentType: string | undefined,
): FormField | undefined {
  const schema = contentType === undefined ? undefined : body?.content[contentType]?.schema;
  if (!schema) return undefined;
  return fieldOf(document, schema, bodyPlace, bodyPlace, {
    required: body?.required,
    description: body?.description,
  });
}

type ReadBody = {sent?: SampleBody; value?: Json; problems: Problem[]};

function readBody(document: OpenApiDocument, {operation}: Located, entered: Entered): ReadBody {
  const field = fieldOfBody(document, operation.requestBody, entered.contentType);
  if (!field) return {problems: []};
  const {value, problems} = readField(document, field, entered.texts, entered.forms);
  if (value === undefined) return {problems};
  return {sent: writeBody(entered.contentType, value), value, problems};
}

function writeBody(contentType: string | undefined, value: Json): SampleBody | undefined {
  if (contentType === contentTypes.json) return {kind: 'json', value};
  if (contentType === contentTypes.file) return {kind: 'file', file: writeValue(value)};
  const fields = Object.entries(value as Record<string, Json>).map(
    ([name, item]) => [name, writeValue(item)] as [string, string],
  );
  if (contentType === contentTypes.form) return {kind: 'form', fields};
  const [[field, file] = []] = fields;
  return field === undefined || file === undefined ? undefined : {kind: 'upload', field, file};
}

/**
 * The texts with an example wherever something has to be entered and is not. An operation that can be used in several
 * ways has an example of each: what the one that fits holds has to be entered, too.
 */
export function fillInExamples(
  document: OpenApiDocument,
  {operation}: Located,
  {texts, forms, contentType}: Entered,
): Texts {
  const parameters = listParameters(document, operation)
    .filter(({required}) => required)
    .map((parameter) => fieldOfParameter(document, parameter));
  const filled = fillIn(document, parameters, texts, forms);
  const body = fieldOfBody(document, operation.requestBody, contentType);
  if (!body) return filled;
  if (body.shape !== 'group') return fillIn(document, [body], filled, forms);
  const example = chooseExample(operation.requestBody?.content[contentType ?? ''], texts);
  const fields = fieldsIn(document, body).map((field) => {
    const value = example[field.name];
    return value === undefined ? field : {...field, required: true, example: value};
  });
  return fillIn(document, fields, filled, forms);
}

/** The first of the named examples that has a place for all that was entered, else the first. */
function chooseExample(media: MediaType | undefined, texts: Texts): Record<string, Json> {
  const examples = Object.values(media?.examples ?? {}).map(
    ({value}) => value as Record<string, Json>,
  );
  const entered = Object.entries(texts).flatMap(([place, text]) =>
    text && place.startsWith(`${bodyPlace}.`) ? [place.split('.')[1] ?? ''] : [],
  );
  const fitting = examples.find((example) => entered.every((name) => name in example));
  return fitting ?? examples[0] ?? {};
}
