import {compareDocuments, type Detail} from '../source/compare';
import {slugOf, type Located} from '../../../src/api/description/operations';
import {nameOfWay, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import {listGroups, nameOfGroup, type Group} from './groups';
import type {Strings} from './strings';
import {isNamedByGroup, listTokenRows, type Share} from './tokenRows';

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
  return text
    .replace(groupsMark, () => listGroups(document).map(linkGroup).join(words.join))
    .replace(tokensMark, () => tokenTable(document, words))
    .replace('[[changes]]', () => (before ? listChanges(before, document, words) : ''));
}

/** On a page, lists of its own stand there. */
export const groupsMark = '[[groups]]';
export const tokensMark = '[[tokens]]';

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

function tokenTable(document: OpenApiDocument, words: Strings): string {
  const lines = listTokenRows(document).map(({ways, shares}) => {
    const operations = shares.flatMap((share) => nameShare(share, words)).join(words.join);
    return `${nameTokens(ways, words)} | ${operations}`;
  });
  return [`${words.tokens} | ${words.operations}`, '--- | ---', ...lines]
    .map((row) => `| ${row} |`)
    .join('\n');
}

function nameShare(share: Share, words: Strings): string[] {
  const {group, operations} = share;
  if (!isNamedByGroup(share)) return operations.map(link);
  const part = words.partOf(operations.length, group.operations.length);
  return [`**${linkGroup(group)}**${words.inBrackets(part)}`];
}

/** The tokens that an operation takes, each with the scopes of which it needs one. */
export function nameTokens(ways: readonly Way[], words: Strings): string {
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
