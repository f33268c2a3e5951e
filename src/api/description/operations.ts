import {follow} from './resolve';
import {
  methods,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
} from './types';

/** An operation with what the document says about where it is. */
export type Located = {
  operation: Operation;
  /** `event` is a call that the platform makes. */
  method: Method | 'event';
  /** The path, or the name of the event. */
  path: string;
  /** Keys in the document that lead to the operation. */
  pointer: readonly string[];
};

export function listOperations(document: OpenApiDocument): Located[] {
  return [
    ...listIn(document.paths, 'paths'),
    ...listIn(document.webhooks ?? {}, 'webhooks').map((located) => ({
      ...located,
      method: 'event' as const,
    })),
  ];
}

function listIn(items: Record<string, PathItem>, key: string): Located[] {
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{operation, method, path, pointer: [key, path, method]}] : [];
    }),
  );
}

export function listParameters(document: OpenApiDocument, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter));
}

/** The last part of a page's address, as the OpenAPI plugin makes it: kebab-case. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .join('-')
    .toLowerCase();
}

/** The plugin writes the title in lower case first: `AtomGit OpenAPI` is `atomgit-openapi`. */
export function overviewSlug({info}: OpenApiDocument): string {
  return slugOf(info.title.toLowerCase());
}
