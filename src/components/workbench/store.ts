import {listParameters, type Located} from '@site/src/api/description/operations';
import {follow} from '@site/src/api/description/resolve';
import type {OpenApiDocument, Response} from '@site/src/api/description/types';
import {listContentTypes} from '@site/src/api/workbench/obstacle';
import type {Entered} from '@site/src/api/workbench/request';
import {tokenVariable, valueOfParameter} from '@site/src/values/names';
import {readValues} from '@site/src/values/stored';
import {createAuth} from '@theme/ApiExplorer/Authorization/slice';
import type {State as Params} from '@theme/ApiExplorer/ParamOptions/slice';
import {createStoreWithState, type RootState} from '@theme/ApiItem/store';

/** Under this key the slice of the stock theme keeps the name of a variable, where it would have the secret. */
export const variableKey = 'variable';

/** The store of the stock theme. Nothing but the reader's own names is entered yet: examples stand beside the fields. */
export function createWorkbenchStore(document: OpenApiDocument, located: Located) {
  const {operation} = located;
  const contentTypes = listContentTypes(operation.requestBody?.content ?? {});
  const accepted = listAccepted(document, located);
  const [server] = document.servers;
  const state = {
    accept: {value: accepted[0], options: accepted},
    contentType: {value: contentTypes[0], options: contentTypes},
    encodingSelection: {},
    response: {},
    server: {value: server, options: document.servers},
    body: {type: 'empty'},
    params: groupParameters(document, located),
    auth: createTokens(document, located),
    schemaSelection: {selections: {}},
  };
  return createStoreWithState(state as unknown as RootState, []);
}

function listAccepted(document: OpenApiDocument, {operation}: Located): string[] {
  const types = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(follow<Response>(document, response).content ?? {}));
  return [...new Set(types)];
}

function createTokens(document: OpenApiDocument, {operation}: Located) {
  const {securitySchemes = {}} = document.components ?? {};
  const auth = createAuth({
    security: operation.security ?? document.security,
    // The stock types name the kinds of schemes one by one.
    securitySchemes: securitySchemes as Parameters<typeof createAuth>[0]['securitySchemes'],
  });
  const {token} = readValues();
  for (const [name, data] of Object.entries(auth.data)) {
    if (securitySchemes[name]?.['x-token-variable'] === tokenVariable) data[variableKey] = token;
  }
  return auth;
}

function groupParameters(document: OpenApiDocument, {operation}: Located): Params {
  const values = readValues();
  const parameters = listParameters(document, operation).map((parameter) => {
    const name = parameter.in === 'path' ? valueOfParameter(parameter.name) : undefined;
    return {...parameter, value: name && values[name]};
  }) as unknown as Params['path'];
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {path: at('path'), query: at('query'), header: at('header'), cookie: at('cookie')};
}

export const placesOfParameters = ['path', 'query', 'header'] as const;

/** What our own functions need to know of the store. */
export function readEntered(state: Omit<RootState, 'response' | 'encodingSelection'>): Entered {
  const {accept, auth, body, contentType, params, schemaSelection, server} = state;
  const schemes = auth.options[auth.selected ?? ''] ?? [];
  const parameters = placesOfParameters.flatMap((place) => params[place]);
  const texts = parameters.map(({in: place, name, value}) => [`${place}.${name}`, value] as const);
  const fields = body.type === 'form' ? Object.entries(body.content) : [];
  const contents = fields.map(([place, content]) => [place, content?.value] as const);
  return {
    server: (server.value?.url ?? '').replace(/\/$/, ''),
    texts: Object.fromEntries([...texts, ...contents]) as Entered['texts'],
    forms: schemaSelection.selections,
    contentType: contentType.value,
    // The first is what servers answer when nothing is asked for.
    accept: accept.value === accept.options[0] ? undefined : accept.value,
    schemes: schemes.map(({key}) => key),
    variables: Object.fromEntries(
      Object.entries(auth.data).map(([scheme, data]) => [scheme, data[variableKey]]),
    ),
  };
}
