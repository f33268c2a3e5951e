import {listParameters, type Located} from './operations';
import {flattenSchema, follow} from './resolve';
import type {OpenApiDocument, Parameter, Reference, Response, Schema} from './types';

/** How a list is read page by page. */
export type Paging = {
  /** The parameter that counts pages: `page`, or `since` where it is a number. */
  page: Parameter;
  size?: Parameter;
  /** The field that holds the entries; without one the body is the list. */
  field?: string;
};

/** `undefined` where the answer is no list; `none` where the description tells of no pages. */
export function findPaging(
  document: OpenApiDocument,
  {method, operation}: Located,
): Paging | 'none' | undefined {
  if (method !== 'get') return undefined;
  const list = findList(document, operation.responses['200']);
  if (!list) return undefined;
  const query = listParameters(document, operation).filter(({in: place}) => place === 'query');
  const page =
    query.find(({name}) => name === 'page') ??
    query.find(({name, schema}) => name === 'since' && schema.type === 'integer');
  if (!page) return 'none';
  return {page, size: query.find(({name}) => name === 'per_page'), ...list};
}

function findList(
  document: OpenApiDocument,
  response: Response | Reference | undefined,
): {field?: string} | undefined {
  if (!response) return undefined;
  const {content = {}} = follow<Response>(document, response);
  const [media] = Object.values(content);
  if (!media?.schema) return undefined;
  const schema = flattenSchema(document, media.schema);
  if (isList(schema)) return {};
  const [field] =
    Object.entries(schema.properties ?? {}).find(
      ([name, property]) => name === 'list' && isList(flattenSchema(document, property)),
    ) ?? [];
  return field === undefined ? undefined : {field};
}

const isList = ({type}: Schema): boolean => type === 'array';
