import {compareDocuments, type Detail} from '../source/compare';
import {listOperations, slugOf, type Located} from '../../../src/api/description/operations';
import {listWays, nameOfWay, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument, Tag} from '../../../src/api/description/types';
import type {Strings} from './strings';

/**
 * Puts what follows from the operations into the text of a file: `[[groups]]` becomes a link to each group,
 * `[[tokens]]` the table of the tokens that operations take, and `[[changes]]` what differs from the version before.
 */
export function fillIn(
  text: string,
  document: OpenApiDocument,
  words: Strings,
  before?: OpenApiDocument,
): string {
  const groups = listGroups(document);
  return text
    .replace(groupsMark, () => groups.map(linkGroup).join(words.join))
    .replace('[[tokens]]', () => tokenTable(document, groups, words))
    .replace('[[changes]]', () => (before ? listChanges(before, document, words) : ''));
}

/** On a page, a list with signs stands there. */
export const groupsMark = '[[groups]]';

export type Group = {tag: Tag; operations: readonly Located[]};

/** The groups that hold an operation; events are none. */
export function listGroups(document: OpenApiDocument): Group[] {
  const operations = listOperations(document).filter(({method}) => method !== 'event');
  return document.tags
    .map((tag) => ({
      tag,
      operations: operations.filter(({operation}) => operation.tags[0] === tag.name),
    }))
    .filter((group) => group.operations.length > 0);
}

export const nameOfGroup = ({tag}: Group): string => tag['x-displayName'] ?? tag.name;

function listChanges(before: OpenApiDocument, after: OpenApiDocument, words: Strings): string {
  const changes = compareDocuments(before, after);
  if (changes.length === 0) return words.noChanges;
  return changes
    .map(({located, kind, details}) => {
      const call = `\`${located.method === 'event' ? words.event : located.method.toUpperCase()} ${located.path}\``;
      const name = kind === 'removed' ? located.operation.summary : link(located);
      const parts = details.map((detail) => describeDetail(located, detail, words));
      return `- ${words.changed[kind]}${name} ${call}${parts.map((part) => `\n  - ${part}`).join('')}`;
    })
    .join('\n');
}

function describeDetail({operation}: Located, {part, kind}: Detail, words: Strings): string {
  const name =
    kind === 'removed' ? `\`${part}\`` : `[\`${part}\`](${operation.operationId}#${part})`;
  return words.changedPart[kind](name);
}

const link = ({operation}: Located): string => `[${operation.summary}](${operation.operationId})`;

const linkGroup = (group: Group): string => `[${nameOfGroup(group)}](${slugOf(group.tag.name)})`;

/** Up to here a part of a group is named by its operations; of a larger one it says how many there are. */
const mostNamed = 6;

/** A row for all operations that take the same tokens; those of the same scope stand together. */
function tokenTable(document: OpenApiDocument, groups: readonly Group[], words: Strings): string {
  const rows = new Map<string, Located[]>();
  for (const located of groups.flatMap(({operations}) => operations)) {
    const tokens = nameTokens(inOrderOf(document, listWays(document, located.operation)), words);
    rows.set(tokens, [...(rows.get(tokens) ?? []), located]);
  }
  const scopes = [...rows.keys()].map(readScope);
  const inOrder = [...rows].toSorted(
    ([one], [other]) => scopes.indexOf(readScope(one)) - scopes.indexOf(readScope(other)),
  );
  const lines = inOrder.map(
    ([tokens, operations]) => `${tokens} | ${nameParts(operations, groups, words)}`,
  );
  return [`${words.tokens} | ${words.operations}`, '--- | ---', ...lines]
    .map((row) => `| ${row} |`)
    .join('\n');
}

const inOrderOf = ({components}: OpenApiDocument, ways: readonly Way[]): Way[] => {
  const keys = Object.keys(components?.securitySchemes ?? {});
  return ways.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
};

const readScope = (tokens: string): string => /`.*`/.exec(tokens)?.[0] ?? '';

/** Groups of which all are meant, and of the others their operations, or how many there are. */
function nameParts(
  operations: readonly Located[],
  groups: readonly Group[],
  words: Strings,
): string {
  return groups
    .flatMap((group) => {
      const meant = group.operations.filter((located) => operations.includes(located));
      if (meant.length === group.operations.length) return [`**${linkGroup(group)}**`];
      if (meant.length <= mostNamed) return meant.map(link);
      return [`**${linkGroup(group)}**${words.partOf(meant.length, group.operations.length)}`];
    })
    .join(words.join);
}

/** The tokens that an operation takes, each with the scopes of which it needs one. */
function nameTokens(ways: readonly Way[], words: Strings): string {
  if (ways.length === 0) return words.noTokens;
  return ways
    .map((way, at) => {
      const name = nameOfWay(way);
      const scopes = way.scopes.map((scope) => `\`${scope}\``).join(` ${words.or} `);
      // In a list, only the first name begins as a sentence does.
      const named = at === 0 ? name : name.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase());
      return named + (scopes && words.ofScopes(scopes));
    })
    .join(words.join);
}
