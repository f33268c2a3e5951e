import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** The cells of the first table after a heading of a page, without its head. */
export function readTable(page: string, heading: string): string[][] {
  const section = readAfter(page, heading);
  const lines = section.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  assert.ok(start >= 0, `${page} has a table after ${heading}`);
  const rest = lines.slice(start);
  const rows = rest.slice(
    2,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  assert.ok(rows.length > 0, `the table after ${heading} has rows`);
  return rows.map(splitRow);
}

/** The cells of all tables between a heading of a page and the next, without their heads. */
export function readTables(page: string, heading: string): string[][] {
  const [section = ''] = readAfter(page, heading).split(/^#/m);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  assert.ok(rows.length > 2, `${page} has a table after ${heading}`);
  return rows.filter((_, index) => !isRule(rows[index]) && !isRule(rows[index + 1])).map(splitRow);
}

const isRule = (row = ''): boolean => /^[|\s:-]+$/.test(row);

function readAfter(page: string, heading: string): string {
  const [, section] = readFileSync(page, 'utf8').split(`${heading}\n`);
  assert.ok(section, `${page} has the heading ${heading}`);
  return section;
}

const splitRow = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
