import {flattenSchema} from '../description/resolve';
import {listParameters, type Located} from '../description/operations';
import type {OpenApiDocument, Parameter, Schema} from '../description/types';
import {authorize, contentTypes} from '../samples/request';

/** Why no request can be built from the description of an operation; nothing when one can. */
export function findObstacle(document: OpenApiDocument, located: Located): string | undefined {
  const {operation} = located;
  if (document.servers.length === 0) return 'The document names no server.';
  return (
    firstOf(listParameters(document, operation), (parameter) =>
      findObstacleInParameter(document, parameter),
    ) ??
    findObstacleInSecurity(document, located) ??
    findObstacleInBody(document, located)
  );
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findObstacleInParameter(
  document: OpenApiDocument,
  {name, in: place, schema, style = place === 'query' ? 'form' : 'simple', explode}: Parameter,
): string | undefined {
  const parameter = `The parameter ${name}`;
  // The types trust the sources; what the bundler took over unread may lack it.
  if (!(schema as Schema | undefined)) return `${parameter} has no schema.`;
  if (place === 'cookie') return `${parameter} is a cookie, which samples do not send.`;
  const {type, items, pattern} = flattenSchema(document, schema);
  if ([type].flat().includes('object')) return `${parameter} is an object.`;
  if (items && (style !== 'form' || explode === false)) {
    return `${parameter} is a list that is not written as repeated parameters.`;
  }
  return isPattern(pattern) ? undefined : `${parameter} has a pattern that is not one: ${pattern}.`;
}

function isPattern(pattern: string | undefined): boolean {
  try {
    return pattern === undefined || new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

function findObstacleInSecurity(
  document: OpenApiDocument,
  {operation}: Located,
): string | undefined {
  const ways = operation.security ?? document.security ?? [];
  return firstOf(
    ways.flatMap((way) => Object.keys(way)),
    (name) => {
      const scheme = document.components?.securitySchemes?.[name];
      if (scheme?.type === 'apiKey' && scheme.in !== 'header') {
        return `The secret of ${name} is not sent in a header.`;
      }
      try {
        authorize(document, name);
        return undefined;
      } catch (error) {
        return (error as Error).message;
      }
    },
  );
}

function findObstacleInBody(document: OpenApiDocument, {operation}: Located): string | undefined {
  const {content = {}} = operation.requestBody ?? {};
  const types = Object.keys(content);
  if (types.length === 0) return undefined;
  if (listContentTypes(content).length === 0) {
    return `No sample can be written for a body of ${types.join(' or ')}.`;
  }
  const upload = content[contentTypes.upload]?.schema;
  const fields = upload && Object.values(flattenSchema(document, upload).properties ?? {});
  if (fields && (fields.length !== 1 || fields[0]?.format !== 'binary')) {
    return 'A sample can upload one file and nothing else.';
  }
  return undefined;
}

/** The types of a body that samples can be written for. */
export function listContentTypes(content: Record<string, {schema?: Schema}>): string[] {
  const written: readonly string[] = Object.values(contentTypes);
  return Object.keys(content).filter((type) => content[type]?.schema && written.includes(type));
}
