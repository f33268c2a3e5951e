import type {Located} from '../../../src/api/description/operations';
import {listWays, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import {listGroups, type Group} from './groups';

/** Of a group, the operations that take the tokens of a row. */
export type Share = {group: Group; operations: readonly Located[]};

/** The operations that take the same tokens. */
export type TokenRow = {ways: readonly Way[]; shares: readonly Share[]};

/** A row for all operations that take the same tokens; those of the same scope stand together. */
export function listTokenRows(document: OpenApiDocument): TokenRow[] {
  const groups = listGroups(document);
  const rows = new Map<string, {ways: readonly Way[]; operations: Located[]}>();
  for (const located of groups.flatMap(({operations}) => operations)) {
    const ways = inOrderOf(document, listWays(document, located.operation));
    const key = JSON.stringify(ways.map((way) => [way.key, ...way.scopes]));
    rows.set(key, {ways, operations: [...(rows.get(key)?.operations ?? []), located]});
  }
  const scopes = [...rows.values()].map(readScope);
  return [...rows.values()]
    .toSorted((one, other) => scopes.indexOf(readScope(one)) - scopes.indexOf(readScope(other)))
    .map(({ways, operations}) => ({ways, shares: shareOut(groups, operations)}));
}

const inOrderOf = ({components}: OpenApiDocument, ways: readonly Way[]): Way[] => {
  const keys = Object.keys(components?.securitySchemes ?? {});
  return ways.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
};

const readScope = ({ways}: {ways: readonly Way[]}): string =>
  ways.flatMap(({scopes}) => scopes).join();

function shareOut(groups: readonly Group[], operations: readonly Located[]): Share[] {
  return groups
    .map((group) => ({
      group,
      operations: group.operations.filter((located) => operations.includes(located)),
    }))
    .filter((share) => share.operations.length > 0);
}

/** Up to here a part of a group is named by its operations; of a larger one it says how many there are. */
const mostNamed = 6;

/** Whether a row names the group: it means all of it, or more of it than it could name. */
export const isNamedByGroup = ({group, operations}: Share): boolean =>
  operations.length === group.operations.length || operations.length > mostNamed;
