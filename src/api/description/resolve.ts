import type {OpenApiDocument, Reference, Schema} from './types';

/** What a `#/…` reference of the bundle leads to; the bundler has made sure that it leads somewhere. */
export function follow<Node extends object>(
  document: OpenApiDocument,
  node: Node | Reference,
): Node {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Node;
  const {$ref, ...beside} = node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return {...follow(document, target as Node), ...beside};
}

/** The name of the component that a schema refers to. */
export function nameOf(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/** A schema with its reference followed and its `allOf` joined into one. */
export function flattenSchema(document: OpenApiDocument, schema: Schema): Schema {
  const {allOf, ...own} = follow<Schema>(document, schema);
  if (!allOf) return own;
  const parts = [...allOf.map((part) => flattenSchema(document, part)), own];
  return parts.reduce<Schema>(
    (joined, part) => ({
      ...joined,
      ...part,
      properties: {...joined.properties, ...part.properties},
      required: [...(joined.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}
