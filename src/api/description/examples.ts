import {flattenSchema, nameOf} from './resolve';
import type {Json, MediaType, OpenApiDocument, Schema} from './types';

/** Fields that only one side sends are left out of the other side's example. */
export type Direction = 'request' | 'response';

/** A value as a reader writes it: text without quotes. */
export function writeValue(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The example of a body: the one that is written, else one put together from its fields. */
export function exampleOfMedia(
  document: OpenApiDocument,
  {schema, example, examples}: MediaType,
  direction: Direction,
): Json | undefined {
  if (example !== undefined) return example;
  const [first] = Object.values(examples ?? {});
  if (first) return first.value;
  return schema && exampleOf(document, schema, direction);
}

export function exampleOf(
  document: OpenApiDocument,
  schema: Schema,
  direction: Direction,
  parents: readonly string[] = [],
): Json | undefined {
  const name = nameOf(schema);
  if (name !== undefined && parents.includes(name)) return undefined;
  const inside = name === undefined ? parents : [...parents, name];
  const flat = flattenSchema(document, schema);
  if (flat.example !== undefined) return flat.example;
  const [choice] = flat.oneOf ?? flat.anyOf ?? [];
  if (choice) return exampleOf(document, choice, direction, inside);
  if (flat.items) {
    const item = exampleOf(document, flat.items, direction, inside);
    return item === undefined ? [] : [item];
  }
  if (flat.properties) return exampleOfObject(document, flat.properties, direction, inside);
  return flat.default ?? flat.enum?.[0];
}

function exampleOfObject(
  document: OpenApiDocument,
  properties: Record<string, Schema>,
  direction: Direction,
  parents: readonly string[],
): Json {
  const entries = Object.entries(properties).flatMap(([key, property]) => {
    const {readOnly, writeOnly} = flattenSchema(document, property);
    if (direction === 'request' ? readOnly : writeOnly) return [];
    const value = exampleOf(document, property, direction, parents);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}
