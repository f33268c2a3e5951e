import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type {ApiDocument} from '../../../config/apiDocuments';
import {exampleOfMedia} from '../../../src/api/description/examples';
import {
  listOperations,
  listParameters,
  overviewSlug,
  slugOf,
  type Located,
} from '../../../src/api/description/operations';
import {containsHan} from './overlay';
import type {Problem} from './problems';
import {flattenSchema, follow} from '../../../src/api/description/resolve';
import {sampleRequest} from '../../../src/api/samples/request';
import type {SourceTree} from './source';
import {listSources} from './overlay';
import type {
  Json,
  MediaType,
  OpenApiDocument,
  PathItem,
  Response,
  Schema,
} from '../../../src/api/description/types';
import {methods} from '../../../src/api/description/types';

/** Finds the file and line of an operation by its id. */
export type FindOperation = (operationId: string) => Pick<Problem, 'file' | 'line'>;

/** Every operation of the sources, whether a document leads to it or not. */
function listDescribed(tree: SourceTree) {
  return listSources(tree)
    .filter((file) => file.path.includes('/paths/'))
    .flatMap((file) =>
      Object.entries(file.data as Record<string, PathItem>).flatMap(([name, item]) =>
        methods.flatMap((method) => {
          const id = item[method]?.operationId;
          if (id === undefined) return [];
          const line = file.findLine([name, method, 'operationId']);
          return {id, name, place: {file: file.path, line}};
        }),
      ),
    );
}

export function createFinder(tree: SourceTree, root: string): FindOperation {
  const places = new Map(listDescribed(tree).map(({id, place}) => [id, place]));
  return (operationId) => places.get(operationId) ?? {file: root};
}

/** In a file that a document uses, an operation reaches nobody until a path leads to it. */
export function findPathless(
  tree: SourceTree,
  used: ReadonlySet<string>,
  documents: readonly OpenApiDocument[],
): Problem[] {
  const reached = new Set(
    documents.flatMap(listOperations).map(({operation}) => operation.operationId),
  );
  return listDescribed(tree)
    .filter(({id, place}) => used.has(place.file) && !reached.has(id))
    .map(({id, name, place}) => ({
      ...place,
      where: id,
      message: 'No path leads to it.',
      remedy: `Add its path to openapi.yaml: /…: {$ref: 'paths/${place.file.split('/paths/')[1]}#/${name}'}.`,
    }));
}

export function findDuplicateIds(document: OpenApiDocument, find: FindOperation): Problem[] {
  const seen = new Map<string, Located>();
  return listOperations(document).flatMap((located) => {
    const {operationId} = located.operation;
    const first = seen.get(slugOf(operationId));
    seen.set(slugOf(operationId), first ?? located);
    if (!first) return [];
    return {
      ...find(operationId),
      where: operationId,
      message: `${first.operation.operationId} (${first.method} ${first.path}) has the same page address.`,
      remedy: 'Give this operation another operationId.',
    };
  });
}

/** Every page of the document by its route, without those of other documents. */
export function listRoutes({folder}: ApiDocument, document: OpenApiDocument): Map<string, string> {
  const operations = listOperations(document);
  const used = new Set(operations.flatMap(({operation}) => operation.tags));
  const names = [
    ...document.tags.map(({name}) => name).filter((name) => used.has(name)),
    ...operations.map(({operation}) => operation.operationId),
  ];
  const address = (slug: string) => `/openAPI/${folder}/${slug}`;
  return new Map([
    [address(overviewSlug(document)), document.info.title],
    ...names.map((name) => [address(slugOf(name)), name] as const),
  ]);
}

/** Links to these pages exist outside: what config/routes.ts lists is what has to be made. */
export function findChangedRoutes(
  made: ReadonlyMap<string, string>,
  listed: readonly string[],
  api: ApiDocument,
  find: FindOperation,
): Problem[] {
  const surplus = [...made]
    .filter(([route]) => !listed.includes(route))
    .map(([route, name]) => ({
      ...find(name),
      where: name,
      message: `Its page ${route} is not in config/routes.ts, or still in config/pendingRoutes.ts.`,
      remedy:
        'Restore the operationId, tag or title that made the listed address, or list the new one.',
    }));
  const missing = listed
    .filter((route) => !made.has(route))
    .map((route) => ({
      file: api.root,
      where: route,
      message: 'config/routes.ts lists this page, but no operation, tag or title makes it.',
      remedy: 'Restore the operation; an address once published is never given up.',
    }));
  return [...surplus, ...missing];
}

/** Text in places that no overlay reaches would stay Chinese. */
export function findHan(document: OpenApiDocument, root: string): Problem[] {
  const shared = new Set(['example', 'examples', 'default', 'enum', 'const']);
  const visit = (node: unknown, at: readonly string[]): Problem[] => {
    if (typeof node === 'string' && containsHan(node)) {
      return [
        {
          file: root,
          where: at.join(' → '),
          message: `“${node.slice(0, 30)}” stays Chinese in English.`,
          remedy: 'No translation can name a text in this place: move it into a description.',
        },
      ];
    }
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node)
      .filter(([key]) => !shared.has(key) || at.at(-1) === 'properties')
      .flatMap(([key, value]) => visit(value, [...at, key]));
  };
  return visit(document, []);
}

/** A page cannot show how to call an operation whose examples do not make a request. */
export function findUnsampled(document: OpenApiDocument, find: FindOperation): Problem[] {
  return listOperations(document).flatMap((located) => {
    const {operationId} = located.operation;
    try {
      if (located.method !== 'event') sampleRequest(document, located);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const remedy = 'Complete the operation, or teach src/api/samples to write it.';
      return [{...find(operationId), where: operationId, message, remedy}];
    }
  });
}

type Sample = {where: string; value: Json | undefined; pointer: readonly string[]};

/** Every example, written or put together, has to be valid against its schema. */
export function findBadExamples(document: OpenApiDocument, find: FindOperation): Problem[] {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();
  /** Many operations refer to the same schema: each is compiled once. */
  const validatorAt = (pointer: readonly string[]): ValidateFunction => {
    const address = pointer.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'));
    const reference = `document#/${address.map(encodeURIComponent).join('/')}`;
    const validate = validators.get(reference) ?? ajv.compile({$ref: reference});
    validators.set(reference, validate);
    return validate;
  };
  return listOperations(document).flatMap((located) => {
    const {operationId} = located.operation;
    return listSamples(document, located).flatMap(({where, value, pointer}) => {
      const problem = {...find(operationId), where: `${operationId}, ${where}`};
      if (value === undefined) {
        const remedy = 'Write `example`, or give each of its fields one.';
        return [{...problem, message: 'There is no example.', remedy}];
      }
      const validate = validatorAt(pointer);
      if (validate(value)) return [];
      const faults = (validate.errors ?? []).map(
        ({instancePath, message}) => `${instancePath || 'it'} ${message ?? ''}`,
      );
      const message = `The example breaks its schema: ${[...new Set(faults)].join('; ')}.`;
      return [{...problem, message, remedy: 'Fix the example or the schema.'}];
    });
  });
}

function listSamples(document: OpenApiDocument, {operation, pointer}: Located): Sample[] {
  const ofParameters = listParameters(document, operation).flatMap((parameter, index): Sample[] => {
    const reference = operation.parameters?.[index];
    const at =
      reference && '$ref' in reference
        ? reference.$ref.slice(2).split('/')
        : [...pointer, 'parameters', String(index)];
    const value = parameter.example ?? parameter.schema.example ?? parameter.schema.default;
    const needed = parameter.required || value !== undefined;
    const where = `${parameter.in} parameter ${parameter.name}`;
    return needed ? [{where, value, pointer: [...at, 'schema']}] : [];
  });
  const ofBody = listMediaSamples(document, operation.requestBody?.content ?? {}, 'request', [
    ...pointer,
    'requestBody',
    'content',
  ]);
  const ofResponses = Object.entries(operation.responses).flatMap(([status, response]) => {
    const at =
      '$ref' in response ? response.$ref.slice(2).split('/') : [...pointer, 'responses', status];
    const {content = {}} = follow<Response>(document, response);
    return listMediaSamples(document, content, 'response', [...at, 'content']);
  });
  return [...ofParameters, ...ofBody, ...ofResponses];
}

function listMediaSamples(
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  direction: 'request' | 'response',
  pointer: readonly string[],
): Sample[] {
  return Object.entries(content).flatMap(([type, media]) => {
    if (!media.schema || isBinary(document, media.schema)) return [];
    const schema = [...pointer, type, 'schema'];
    const where = `${direction} body (${type})`;
    const written = Object.entries(media.examples ?? {}).map(([name, {value}]) => ({
      where: `${where}, example ${name}`,
      value,
      pointer: schema,
    }));
    if (written.length > 0) return written;
    return [{where, value: exampleOfMedia(document, media, direction), pointer: schema}];
  });
}

export function isBinary(document: OpenApiDocument, schema: Schema): boolean {
  return flattenSchema(document, schema).format === 'binary';
}

/** A source that no document is made of is a mistake, such as a forgotten `$ref`. */
export function findUnused(tree: SourceTree, used: ReadonlySet<string>): Problem[] {
  return listSources(tree)
    .filter(({path}) => !used.has(path))
    .map(({path}) => ({
      file: path,
      where: 'file',
      message: 'No document refers to it.',
      remedy: 'Refer to it, or delete it.',
    }));
}
