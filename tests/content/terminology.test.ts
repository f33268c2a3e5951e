import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';

import {parseTerminology, readTerminology, type Term} from '../../config/terminology';
import wrongTerms from './wrongTerms';

const terms = readTerminology();
const styleGuide = readFileSync(path.resolve(__dirname, '../../STYLEGUIDE.md'), 'utf8');

/** `运营专区 / 专区` are two terms; `派生（Fork）` adds what readers know it by. */
const split = (cell: string): string[] =>
  cell.split(' / ').map((name) => name.replace(/（.*）$/, '').trim());

/** The pairs in the table under “Terms” of the style guide. */
function readPairs(markdown: string): [zh: string, en: string][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith('Terms\n')) ?? '';
  const rows = section.split('\n').filter((line) => /^\| (?!中文)/.test(line));
  return rows.flatMap((row) => {
    const [, chinese = '', english = ''] = row.split('|').map((cell) => cell.trim());
    const names = split(english);
    return split(chinese).map((zh, index): [string, string] => [zh, names[index] ?? '']);
  });
}

function findRepeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

test('terminology: one entry per thing, and no name of another thing among the other names', () => {
  assert.deepEqual(findRepeated(terms.map(({zh}) => zh)), []);
  assert.deepEqual(findRepeated(terms.map(({en}) => en)), []);
  const otherNames = (pick: 'zh' | 'en') =>
    terms.flatMap((term) => term.otherNames?.[pick] ?? []).sort();
  for (const language of ['zh', 'en'] as const) {
    const names: ReadonlySet<string> = new Set(terms.map((term: Term) => term[language]));
    assert.ok(otherNames(language).length > 10);
    assert.deepEqual(findRepeated(otherNames(language)), []);
    assert.deepEqual(
      otherNames(language).filter((name) => names.has(name)),
      [],
    );
  }
});

test('terminology: what readers ask is none of the names that the entry has already', () => {
  for (const term of terms) {
    for (const language of ['zh', 'en'] as const) {
      const names = [term[language], ...(term.otherNames?.[language] ?? [])];
      const asked = term.asked?.[language] ?? [];
      assert.deepEqual(findRepeated([...names, ...asked]), [], term.zh);
    }
  }
  assert.ok(terms.filter(({asked}) => asked).length > 100);
});

test('terminology: the terms of the style guide stand in it', () => {
  const pairs = readPairs(styleGuide);
  assert.ok(pairs.length > 15);
  const known = new Set(terms.map(({zh, en}) => `${zh} = ${en}`));
  assert.deepEqual(
    pairs.map(([zh, en]) => `${zh} = ${en}`).filter((pair) => !known.has(pair)),
    [],
    'add these to config/terminology.yaml, or correct the style guide',
  );
});

test('terminology: no term is a form that pages may not use', () => {
  const wrong = terms.flatMap(({zh, en}) => [
    ...[...wrongTerms.both, ...wrongTerms['zh-Hans']].filter(([form]) => form.test(zh)),
    ...[...wrongTerms.both, ...wrongTerms.en].filter(([form]) => form.test(en)),
  ]);
  assert.deepEqual(wrong, []);
});

test('terminology: a mistake in the file is named with its place', () => {
  assert.throws(() => parseTerminology('- {zh: 分支}'), /terminology\.yaml: entry 0 → en:/);
  assert.throws(() => parseTerminology('- {zh: 分支, en: branch, avoid: [twig]}'), /avoid/);
  assert.throws(() => parseTerminology('[]'), /terminology\.yaml/);
});
