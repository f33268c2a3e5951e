import {compareDocuments, type Detail} from '../source/compare';
import {listOperations, type Located} from '../../../src/api/description/operations';
import {listWays, nameOfWay, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import type {Strings} from './strings';

/**
 * Puts what follows from the operations into the text of a file: `[[scope:repo]]` becomes the operations that a scope is
 * for, `[[tokens]]` the table of all operations with the tokens that each takes, and `[[changes]]` what differs from the
 * version before.
 */
export function fillIn(
  text: string,
  document: OpenApiDocument,
  words: Strings,
  before?: OpenApiDocument,
): string {
  const operations = listCallable(document);
  return text
    .replace(scopeMark, (_, scope: string) => {
      const fitting = findOfScope(scope, document, operations);
      return fitting.length > 0 ? listLinks(fitting, words) : words.noOperations;
    })
    .replace(tokensMark, () => tokenTable(document, operations, words))
    .replace('[[changes]]', () => (before ? listChanges(before, document, words) : ''));
}

/** Up to here a list is no longer than what would fold it. */
const longestUnfolded = 3;

/** The same for a page, where what is long is folded, by the component `Fold`. */
export function fillInFolded(
  text: string,
  document: OpenApiDocument,
  words: Strings,
  before?: OpenApiDocument,
): string {
  const operations = listCallable(document);
  const folded = text
    .replace(scopeMark, (mark, scope: string) => {
      const fitting = findOfScope(scope, document, operations);
      if (fitting.length <= longestUnfolded) return mark;
      const title = words.rowsShown.replace('{count}', String(fitting.length));
      return `<Fold title="${title}">${writeList(fitting)}</Fold>`;
    })
    .replace(tokensMark, () => foldTokens(document, operations, words));
  return fillIn(folded, document, words, before);
}

const scopeMark = /\[\[scope:([\w:]+)\]\]/g;
const tokensMark = '[[tokens]]';

const listCallable = (document: OpenApiDocument): Located[] =>
  listOperations(document).filter(({method}) => method !== 'event');

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

function findOfScope(
  scope: string,
  document: OpenApiDocument,
  operations: readonly Located[],
): Located[] {
  return operations.filter(({operation}) =>
    listWays(document, operation).some(({scopes}) => scopes.includes(scope)),
  );
}

const listLinks = (operations: readonly Located[], words: Strings): string =>
  operations.map(link).join(words.join);

/** One to a line, by the component `OperationList`. */
function writeList(operations: readonly Located[]): string {
  const methods = operations.map(({method}) => method).join(' ');
  return `<OperationList methods="${methods}">${operations.map(link).join('')}</OperationList>`;
}

type TokenGroup = {name: string; rows: string[][]};

/** For each group of operations its name, and a row for each operation with the tokens that it takes. */
function groupByTag(
  document: OpenApiDocument,
  operations: readonly Located[],
  words: Strings,
): TokenGroup[] {
  const keys = listSchemes(document).map(({key}) => key);
  return document.tags.flatMap((tag) => {
    const inside = operations.filter(({operation}) => operation.tags[0] === tag.name);
    if (inside.length === 0) return [];
    const rows = inside.map((located) => {
      const ways = listWays(document, located.operation);
      return [link(located), ...keys.map((key) => describeCell(key, ways, words))];
    });
    return [{name: tag['x-displayName'] ?? tag.name, rows}];
  });
}

const listSchemes = ({components}: OpenApiDocument) =>
  Object.entries(components?.securitySchemes ?? {}).map(([key, scheme]) => ({key, scheme}));

function writeTable(document: OpenApiDocument, rows: string[][], words: Strings): string {
  const head = [words.operation, ...listSchemes(document).map(nameOfWay)];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** One row for each operation, below the name of its group. */
function tokenTable(
  document: OpenApiDocument,
  operations: readonly Located[],
  words: Strings,
): string {
  const blanks = listSchemes(document).map(() => '');
  const rows = groupByTag(document, operations, words).flatMap((group) => [
    [`**${group.name}**`, ...blanks],
    ...group.rows,
  ]);
  return writeTable(document, rows, words);
}

/** A table for each group, each one folded. */
function foldTokens(
  document: OpenApiDocument,
  operations: readonly Located[],
  words: Strings,
): string {
  return groupByTag(document, operations, words)
    .map(({name, rows}) => {
      const table = writeTable(document, rows, words);
      return `<Fold title="${name}" count="${rows.length}">\n\n${table}\n\n</Fold>`;
    })
    .join('\n\n');
}

function describeCell(key: string, ways: readonly Way[], words: Strings): string {
  if (ways.length === 0) return words.notNeeded;
  const way = ways.find((one) => one.key === key);
  if (!way) return words.no;
  if (way.scopes.length === 0) return words.yes;
  return way.scopes.map((scope) => `\`${scope}\``).join(` ${words.or} `);
}
