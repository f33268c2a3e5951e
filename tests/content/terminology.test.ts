import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';

import {isPair, isScalar, isSeq, LineCounter, parseDocument, visit} from 'yaml';

import {parseTerminology, readTerminology} from '../../config/terminology';
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

type Name = {entry: number; field: string; name: string; line: number};

const file = 'config/terminology.yaml';

/** All names of the file: in which field of which entry, and in which line. */
function listNames(yaml: string): Name[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const entries: unknown[] = isSeq(document.contents) ? document.contents.items : [];
  const names: Name[] = [];
  visit(document, {
    Scalar(key, {value, range}, path) {
      if (key === 'key') return;
      const field = path.flatMap((part) =>
        isPair(part) && isScalar(part.key) ? part.key.value : [],
      );
      const entry = entries.findIndex((one) => path.some((part) => part === one));
      const {line} = lines.linePos(range?.[0] ?? 0);
      names.push({entry, field: field.join('.'), name: String(value), line});
    },
  });
  return names;
}

function findRepeated(names: readonly Name[]): string[] {
  return names.flatMap(({name, line}, index) => {
    const first = names.findIndex((one) => one.name === name);
    if (first === index) return [];
    return `${file}:${line}: “${name}” stands in line ${names[first]?.line}, too. Leave it where it belongs.`;
  });
}

const expectNone = (problems: readonly string[]) =>
  assert.ok(problems.length === 0, problems.join('\n'));

const names = listNames(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));

test('terminology: one entry per thing, and no name of another thing among the other names', () => {
  const inField = (field: string) => names.filter((name) => name.field === field);
  for (const language of ['zh', 'en'] as const) {
    const [own, others] = [inField(language), inField(`otherNames.${language}`)];
    assert.equal(own.length, terms.length);
    assert.ok(others.length > 10);
    expectNone(findRepeated([...own, ...others]));
  }
});

test('terminology: what readers ask is none of the names that the entry has already', () => {
  for (const entry of terms.keys()) {
    for (const language of ['zh', 'en']) {
      const fields = [language, `otherNames.${language}`, `asked.${language}`];
      expectNone(
        findRepeated(names.filter((name) => name.entry === entry && fields.includes(name.field))),
      );
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

test('terminology: a name that stands twice is named with its line', () => {
  const yaml =
    '- zh: 分支\n  en: branch\n  otherNames:\n    en: [twig]\n  asked: {en: [fork, twig]}\n';
  assert.deepEqual(findRepeated(listNames(yaml)), [
    'config/terminology.yaml:5: “twig” stands in line 4, too. Leave it where it belongs.',
  ]);
});

test('terminology: a mistake in the file is named with its place', () => {
  assert.throws(() => parseTerminology('- {zh: 分支}'), /terminology\.yaml: entry 0 → en:/);
  assert.throws(() => parseTerminology('- {zh: 分支, en: branch, avoid: [twig]}'), /avoid/);
  assert.throws(() => parseTerminology('[]'), /terminology\.yaml/);
});
