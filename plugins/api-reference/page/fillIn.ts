import {compareDocuments, type Detail} from '../source/compare';
import {listOperations, type Located} from '../../../src/api/description/operations';
import {listWays, nameOfWay, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import type {Strings} from './strings';

/**
 * Puts what follows from the operations into a text: `[[scope:repo]]` becomes the operations that a scope is for,
 * `[[tokens]]` the table of all operations with the tokens that each takes, and `[[changes]]` what differs from the
 * version before.
 */
export function fillIn(
  text: string,
  document: OpenApiDocument,
  words: Strings,
  before?: OpenApiDocument,
): string {
  const operations = listOperations(document).filter(({method}) => method !== 'event');
  return text
    .replace(/\[\[scope:([\w:]+)\]\]/g, (_, scope: string) =>
      listOfScope(scope, document, operations, words),
    )
    .replace('[[tokens]]', () => tokenTable(document, operations, words))
    .replace('[[changes]]', () => (before ? listChanges(before, document, words) : ''));
}

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

function listOfScope(
  scope: string,
  document: OpenApiDocument,
  operations: readonly Located[],
  words: Strings,
): string {
  const fitting = operations.filter(({operation}) =>
    listWays(document, operation).some(({scopes}) => scopes.includes(scope)),
  );
  return fitting.map(link).join(words.join) || words.noOperations;
}

/** One row for each operation, below the name of its group. */
function tokenTable(
  document: OpenApiDocument,
  operations: readonly Located[],
  words: Strings,
): string {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const names = schemes.map(([key, scheme]) => nameOfWay({key, scheme}));
  const keys = schemes.map(([key]) => key);
  const rows = document.tags.flatMap((tag) => {
    const inside = operations.filter(({operation}) => operation.tags[0] === tag.name);
    if (inside.length === 0) return [];
    const heading = [`**${tag['x-displayName'] ?? tag.name}**`, ...keys.map(() => '')];
    const cells = inside.map((located) => {
      const ways = listWays(document, located.operation);
      return [link(located), ...keys.map((key) => describeCell(key, ways, words))];
    });
    return [heading, ...cells];
  });
  const head = [words.operation, ...names];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function describeCell(key: string, ways: readonly Way[], words: Strings): string {
  if (ways.length === 0) return words.notNeeded;
  const way = ways.find((one) => one.key === key);
  if (!way) return words.no;
  if (way.scopes.length === 0) return words.yes;
  return way.scopes.map((scope) => `\`${scope}\``).join(` ${words.or} `);
}
