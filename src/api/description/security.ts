import type {OpenApiDocument, Operation, SecurityScheme} from './types';

/** A kind of token that an operation takes, with the scopes of which one suffices. */
export type Way = {key: string; scheme: SecurityScheme; scopes: readonly string[]};

/** The kinds of token in the order of the description; none where no token is needed. */
export function listWays(document: OpenApiDocument, operation: Operation): Way[] {
  const ways = new Map<string, string[]>();
  for (const requirement of operation.security ?? document.security ?? []) {
    for (const [key, scopes] of Object.entries(requirement)) {
      ways.set(key, [...(ways.get(key) ?? []), ...scopes]);
    }
  }
  return [...ways].map(([key, scopes]) => ({key, scheme: findScheme(document, key), scopes}));
}

export function findScheme({components}: OpenApiDocument, key: string): SecurityScheme {
  const scheme = components?.securitySchemes?.[key];
  if (!scheme) throw new Error(`There is no security scheme ${key}.`);
  return scheme;
}

export function nameOfWay({key, scheme}: Pick<Way, 'key' | 'scheme'>): string {
  return scheme['x-displayName'] ?? key;
}
