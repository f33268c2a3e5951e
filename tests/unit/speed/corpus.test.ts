import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';

import {parse} from 'yaml';

import {findFrontMatterProblems, fingerprintOf, frontMatterOf} from '../../../config/frontMatter';
import {proseTrees} from '../../../config/proseTrees';
import {readSentences, writeCorpus} from '../../../scripts/bench/corpus.mjs';

const site = mkdtempSync(path.join(os.tmpdir(), 'corpus-test-'));
after(() => {
  rmSync(site, {recursive: true});
});
const folders = proseTrees.find(({kind}) => kind === 'guide')?.folders ?? {'zh-Hans': '', en: ''};

function readPages(folder: string): Map<string, string> {
  const home = path.join(site, folder);
  const names = readdirSync(home, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.mdx'),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(home, name), 'utf8')]));
}

test('the corpus has the wanted pages in both languages, alike in structure, the same on every run', () => {
  writeCorpus(process.cwd(), site, 12);
  const chinese = readPages(folders['zh-Hans']);
  const english = readPages(folders.en);
  assert.equal(chinese.size, 12);
  assert.deepEqual([...english.keys()], [...chinese.keys()]);
  const structure = (text: string) =>
    text
      .match(/\{#[\w-]+\}|^```.*|^:::.*|^\|---.*|\]\(.*?\)/gm)
      ?.map((part) => part.replace(/\[.*/, ''));
  for (const [name, text] of chinese) {
    assert.deepEqual(structure(english.get(name) ?? ''), structure(text), name);
    assert.ok((text.match(/\p{Script=Han}/gu) ?? []).length > 300, name);
  }
  writeCorpus(process.cwd(), site, 12);
  assert.deepEqual(readPages(folders.en), english);
});

test('its pages pass the rules for front matter, and the translations name their sources', () => {
  for (const folder of Object.values(folders)) {
    for (const [name, text] of readPages(folder)) {
      const frontMatter = parse(frontMatterOf(text) ?? '') as Record<string, unknown>;
      assert.deepEqual(findFrontMatterProblems(`${folder}/${name}`, frontMatter, text), []);
    }
  }
  const chinese = readPages(folders['zh-Hans']);
  for (const [name, text] of readPages(folders.en)) {
    assert.match(text, new RegExp(`^source: ${fingerprintOf(chinese.get(name) ?? '')}$`, 'm'));
  }
});

test('a folder without guides is an error, not an empty corpus', () => {
  const empty = path.join(site, 'empty');
  mkdirSync(empty);
  assert.throws(() => readSentences({folder: empty, script: /./}), /no guides/);
});
