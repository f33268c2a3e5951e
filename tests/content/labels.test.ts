import assert from 'node:assert/strict';
import test from 'node:test';

import {parseLabels, readLabels} from '../../config/labels';
import {readCorpus} from '../support/prose/corpus';
import {wordsOf} from '../support/prose/headings';
import {attributesOf, isJsx} from '../support/prose/jsx';
import {walk} from '../support/prose/page';

const labels = readLabels();
const han = /\p{Script=Han}/u;

test('labels: no two Chinese labels share an English one', () => {
  const first = new Map<string, string>();
  const shared = [...labels].flatMap(([zh, en]) => {
    const other = first.get(en.toLowerCase());
    first.set(en.toLowerCase(), zh);
    return other === undefined ? [] : [`${other}, ${zh}: ${en}`];
  });
  assert.deepEqual(shared, []);
});

test('labels: what stands in Latin letters maps to itself, what is Chinese to English', () => {
  const wrong = [...labels].filter(([zh, en]) => (han.test(zh) ? han.test(en) : zh !== en));
  assert.deepEqual(wrong, []);
});

test('labels: a control with two names stands once, under both', () => {
  const names = [...labels.keys()].flatMap((label) => label.split(' / '));
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test('labels: the entries are sorted', () => {
  const keys = [...labels.keys()];
  assert.deepEqual(keys, [...keys].sort());
});

test('labels: each is quoted on some page', () => {
  const quoted = new Set(
    readCorpus().pages.flatMap(({tree}) =>
      [...walk(tree)].flatMap((node) =>
        isJsx(node) && node.name === 'Ui' ? [attributesOf(node).zh ?? wordsOf(node)] : [],
      ),
    ),
  );
  assert.deepEqual(
    [...labels.keys()].filter((label) => !quoted.has(label)),
    [],
    'remove these from config/labels.yaml, or quote them',
  );
});

test('labels: a mistake in the file is named', () => {
  assert.throws(() => parseLabels('设置: [Settings]'), /labels\.yaml: 设置/);
  assert.throws(() => parseLabels('- 设置'), /labels\.yaml/);
});
