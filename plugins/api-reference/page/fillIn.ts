import {compareDocuments, type Detail} from '../source/compare';
import {slugOf, type Located} from '../../../src/api/description/operations';
import {findScheme, nameOfWay} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import {listGroups, nameOfGroup, type Group} from './groups';
import type {Strings} from './strings';
import {listKinds, listTokenRows, type TokenRow} from './tokenRows';

/**
 * Puts what follows from the operations into the text of a file: `[[groups]]` becomes a link to each group,
 * `[[tokens]]` the table of the tokens that groups of operations take, and `[[changes]]` what differs from the version before.
 */
export function fillIn(
  text: string,
  document: OpenApiDocument,
  words: Strings,
  before?: OpenApiDocument,
): string {
  return text
    .replace(groupsMark, () => listGroups(document).map(linkGroup).join(words.join))
    .replace('[[tokens]]', () => tokenTable(document, words))
    .replace('[[changes]]', () => (before ? listChanges(before, document, words) : ''));
}

/** On a page, a list of its own stands there. */
export const groupsMark = '[[groups]]';

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

/** On the page, too, this is the table: signs are drawn by plugins/writing/tables. */
function tokenTable(document: OpenApiDocument, words: Strings): string {
  const kinds = listKinds(document).map((key) =>
    nameOfWay({key, scheme: findScheme(document, key)}),
  );
  const heads = [words.operations, words.noToken, ...kinds, words.scope];
  const rows = listTokenRows(document).map((row) => [
    nameRow(row, words),
    ...row.answers.map((answer) => words.answers[answer]),
    row.scopes.map((scope) => `\`${scope}\``).join(` ${words.or} `),
  ]);
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function nameRow({group, operations}: TokenRow, words: Strings): string {
  const count = group.operations.length;
  if (operations.length < count) return operations.map(link).join(words.join);
  return `**${linkGroup(group)}**${words.brackets.join(String(count))}`;
}
