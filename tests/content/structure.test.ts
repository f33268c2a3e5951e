import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import test from 'node:test';

import {rules} from './rules';
import {readCorpus} from '../support/prose/corpus';
import {formatProblem} from '../support/prose/problem';

// One process reads the prose once and holds every rule against it.
const corpus = readCorpus();

test('There is prose in both languages', () => {
  const locales = new Set(corpus.pages.map(({locale}) => locale));
  assert.deepEqual([...locales].sort(), ['en', 'zh-Hans']);
});

test('Every rule of the folder is applied', () => {
  const files = readdirSync(new URL('rules', import.meta.url));
  const names = files.map((file) => file.replace(/\.ts$/, '')).filter((name) => name !== 'index');
  assert.deepEqual(Object.keys(rules).sort(), names.sort());
});

for (const [name, rule] of Object.entries(rules)) {
  test(`${name}: ${rule.title}`, () => {
    const problems = rule.check(corpus).map(formatProblem);
    if (problems.length > 0) assert.fail(`${problems.length} problems\n${problems.join('\n')}`);
  });
}
