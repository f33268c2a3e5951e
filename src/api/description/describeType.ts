import {flattenSchema, nameOf} from './resolve';
import type {OpenApiDocument, Schema} from './types';

/** `string`, `string[]`, `integer (int64)`, `User`, `User[]`. */
export function describeType(document: OpenApiDocument, schema: Schema): string {
  const flat = flattenSchema(document, schema);
  const name = nameOf(schema);
  if (name !== undefined && flat.properties) return name;
  if (flat.items) {
    const inner = describeType(document, flat.items);
    return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`;
  }
  if (flat.oneOf ?? flat.anyOf) {
    return (flat.oneOf ?? flat.anyOf ?? []).map((part) => describeType(document, part)).join(' | ');
  }
  const types = Array.isArray(flat.type) ? flat.type : [flat.type ?? 'object'];
  const format = flat.format === undefined ? '' : ` (${flat.format})`;
  return types.join(' | ') + format;
}
