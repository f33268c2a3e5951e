import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {site} from '../../config/site';
import {buildFolder, languages, listBuiltFiles} from '../support/site';

const siteRoot = `${site.url}${site.baseUrl}`;
const read = (name: string): string => readFileSync(path.join(buildFolder, name), 'utf8');

type Entry = {name: string; description: string; url: string; digest: string};

const folder = '.well-known/agent-skills';
const {skills} = JSON.parse(read(`${folder}/index.json`)) as {skills: Entry[]};

test('skills: there is one for each of the five tasks, under the digest that the index tells', () => {
  assert.equal(skills.length, 5);
  const earlier = JSON.parse(read('.well-known/skills/index.json')) as {
    skills: (Entry & {files: string[]})[];
  };
  for (const [place, {name, description, url, digest}] of skills.entries()) {
    assert.equal(url, `${siteRoot}${folder}/${name}/SKILL.md`);
    const text = read(`${folder}/${name}/SKILL.md`);
    assert.equal(digest, `sha256:${createHash('sha256').update(text).digest('hex')}`, name);
    assert.match(text, new RegExp(`^---\nname: ${name}\n`));
    assert.match(description, /\p{Script=Han}.*。$/u, `${name} says in Chinese too what it is for`);
    const same = earlier.skills[place];
    assert.deepEqual(
      [same?.name, same?.files, same?.digest, read(`.well-known/skills/${name}/SKILL.md`)],
      [name, ['SKILL.md'], digest, text],
    );
    assert.ok(read('skill.md').includes(`](${url}): ${description}`), name);
    assert.ok(text.length < 5000, `${name} is short`);
  }
});

/** Everything that pages of either language show as code, each line without the blanks around it. */
const shown = new Set(
  listBuiltFiles('.md')
    .filter((name) => !name.includes('well-known') && name !== 'skill.md')
    .flatMap((name) => [...read(name).matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)])
    .flatMap(([, block, line]) => (block ?? line ?? '').split('\n'))
    .map((line) => line.trim()),
);

const {paths} = JSON.parse(read('specs/atomgit.en.json')) as {
  paths: Record<string, Record<string, unknown>>;
};

test('skills: every command is one of a page, and every request one of the description', () => {
  let commands = 0;
  let requests = 0;
  for (const {name} of skills) {
    for (const [, language, block = ''] of read(`${folder}/${name}/SKILL.md`).matchAll(
      /^ *```(\w+)\n([\s\S]*?)```/gm,
    )) {
      for (const line of block
        .split('\n')
        .map((text) => text.trim())
        .filter(Boolean)) {
        if (language === 'http') {
          const [method = '', address = ''] = line.split(' ');
          const isKnown = paths[address]?.[method.toLowerCase()] !== undefined || shown.has(line);
          assert.ok(isKnown, `${name}: ${line}`);
          requests += 1;
        } else {
          assert.ok(shown.has(line), `${name}: ${line}`);
          commands += 1;
        }
      }
    }
  }
  assert.ok(commands > 20 && requests > 3, `${commands} ${requests}`);
});

test('skills: fields, values and tokens in running text are those of pages', () => {
  const text = languages.map(({prefix}) => read(`${prefix}/llms-full.txt`)).join('\n');
  const own = new Set(skills.map(({name}) => name));
  for (const {name} of skills) {
    const prose = read(`${folder}/${name}/SKILL.md`).replaceAll(/```[\s\S]*?```/g, '');
    for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) {
      const isKnown = own.has(code) || code.split(/: /).every((part) => text.includes(part));
      assert.ok(isKnown, `${name}: ${code}`);
    }
    for (const [, label = ''] of prose.matchAll(/\*\*([A-Z][^*]+)\*\*/g)) {
      assert.ok(text.includes(label.replace(/\s+/g, ' ')), `${name}: ${label}`);
    }
  }
});

test('skills: links lead to files of the build', () => {
  for (const name of [...skills.map((one) => `${folder}/${one.name}/SKILL.md`), 'skill.md']) {
    const links = [...read(name).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    assert.ok(links.length > 0, name);
    for (const link of links.filter((one) => one.startsWith(siteRoot))) {
      assert.ok(existsSync(path.join(buildFolder, link.slice(siteRoot.length))), link);
    }
  }
});
