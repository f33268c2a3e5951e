import {listOperations, type Located} from '../../../src/api/description/operations';
import {listWays} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import {listGroups, type Group} from './groups';

/** How many of the operations of a row take a kind of token, or none. */
export type Answer = 'yes' | 'no' | 'some';

export type TokenRow = {
  group: Group;
  /** Those of the group that the row is about: all of them, or what differs from the others. */
  operations: readonly Located[];
  /** Of calls without a token, and of those with each kind of it. */
  answers: readonly Answer[];
  /** Of which a personal access token needs one; in the row of a whole group, for those that have no other row. */
  scopes: readonly string[];
};

/** The kinds of token that the columns stand for; one whose scopes are told stands beside them, at last. */
export function listKinds(document: OpenApiDocument): string[] {
  const ways = listOperations(document).flatMap(({operation}) => listWays(document, operation));
  const hasScopes = (kind: string) =>
    ways.some(({key, scopes}) => key === kind && scopes.length > 0);
  return Object.keys(document.components?.securitySchemes ?? {}).toSorted(
    (one, other) => Number(hasScopes(one)) - Number(hasScopes(other)),
  );
}

/** A row for each group, and after it one for those of its operations that take other tokens than most of it. */
export function listTokenRows(document: OpenApiDocument): TokenRow[] {
  return listGroups(document).flatMap((group) => {
    const [usual = [], ...others] = partByWays(document, group);
    const all = [...usual, ...others.flat()];
    const whole = {...describeRow(document, group, all), scopes: readScopes(document, usual)};
    return [whole, ...others.map((operations) => describeRow(document, group, operations))];
  });
}

/** Operations that take the same tokens with the same scopes, most of them first. */
function partByWays(document: OpenApiDocument, {operations}: Group): Located[][] {
  const parts = new Map<string, Located[]>();
  for (const located of operations) {
    const ways = listWays(document, located.operation).map(({key, scopes}) => [key, ...scopes]);
    const name = JSON.stringify(ways.toSorted());
    parts.set(name, [...(parts.get(name) ?? []), located]);
  }
  return [...parts.values()].toSorted((one, other) => other.length - one.length);
}

function describeRow(
  document: OpenApiDocument,
  group: Group,
  operations: readonly Located[],
): TokenRow {
  const ways = operations.map(({operation}) => listWays(document, operation));
  const takes = listKinds(document).map((kind) =>
    ways.map((known) => known.some(({key}) => key === kind)),
  );
  const takesNone = ways.map((known) => known.length === 0);
  return {
    group,
    operations,
    answers: [takesNone, ...takes].map(sumUp),
    scopes: readScopes(document, operations),
  };
}

function sumUp(each: readonly boolean[]): Answer {
  if (each.every(Boolean)) return 'yes';
  return each.some(Boolean) ? 'some' : 'no';
}

function readScopes(document: OpenApiDocument, [first]: readonly Located[]): readonly string[] {
  if (!first) return [];
  return listWays(document, first.operation).flatMap(({scopes}) => scopes);
}
