import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** The cells of the first table after a heading of a page, without its head. */
export function readTable(page: string, heading: string): string[][] {
  const [, section] = readFileSync(page, 'utf8').split(`${heading}\n`);
  assert.ok(section, `${page} has the heading ${heading}`);
  const lines = section.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  assert.ok(start >= 0, `${page} has a table after ${heading}`);
  const rest = lines.slice(start);
  const rows = rest.slice(
    2,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  assert.ok(rows.length > 0, `the table after ${heading} has rows`);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
