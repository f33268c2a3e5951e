import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';

import {parse} from 'yaml';

import {isInGroup, limitGroups, readLimits, type LimitGroup} from '../../config/limits';
import {lfsLimits} from '../../src/components/devtools/LfsHelper/attributes';
import {rateLimits} from '../../src/data/rateLimits';
import {tokenScopes} from '../../src/data/tokenScopes';
import {readNumber} from '../support/prose/quantities';

const figures = new Map(readLimits().map(({id, value}) => [id, value]));

/** What the tools on the page for developers calculate with, by the figure that it is. */
const constants: readonly (readonly [name: string, value: number, id: string, factor?: number])[] =
  [
    ['rateLimits.anonymous.perSecond', rateLimits.anonymous.perSecond, 'rate.anonymous.second'],
    ['rateLimits.anonymous.perHour', rateLimits.anonymous.perHour, 'rate.anonymous.hour'],
    ['rateLimits.user.perSecond', rateLimits.user.perSecond, 'rate.token.second'],
    ['rateLimits.user.perHour', rateLimits.user.perHour, 'rate.token.hour'],
    ['rateLimits.app.perSecond', rateLimits.app.perSecond, 'rate.token.second'],
    ['rateLimits.app.perHour', rateLimits.app.perHour, 'rate.token.hour'],
    ['lfsLimits.perRepository', lfsLimits.perRepository, 'repository.lfs-data', 2 ** 30],
    ['lfsLimits.perFile', lfsLimits.perFile, 'repository.lfs-file', 2 ** 30],
  ];

for (const [name, value, id, factor = 1] of constants) {
  test(`${name} is ${id} of config/limits.yaml`, () => {
    const figure = figures.get(id);
    assert.ok(figure !== undefined, `config/limits.yaml has no ${id}`);
    assert.equal(value, figure * factor, `${name} is not ${id}: correct the one that is wrong`);
  });
}

const root = path.resolve(__dirname, '../..');

const groups = Object.keys(limitGroups) as LimitGroup[];

test('every figure is in one group, and the page for developers shows every group once', () => {
  for (const limit of readLimits()) {
    const own = groups.filter((group) => isInGroup(limit, group));
    assert.equal(own.length, 1, `config/limits.ts: ${limit.id} is in ${own.join(', ') || 'none'}`);
  }
  const page = readFileSync(path.join(root, 'src/pages/devtools.mdx'), 'utf8');
  const shown = [...page.matchAll(/<Limits group="(\w+)" \/>/g)].map(([, group]) => group);
  assert.deepEqual(shown.sort(), groups.sort());
});

/** The scopes that some operation of the API asks for, as the sources write them. */
function scopesInUse(): Set<string> {
  const document = parse(readFileSync(path.join(root, 'openapi/openapi.yaml'), 'utf8')) as {
    paths: Record<string, {$ref: string}>;
  };
  const files = new Set(Object.values(document.paths).map(({$ref}) => $ref.replace(/#.*/, '')));
  const all = [...files].flatMap((file) =>
    [
      ...readFileSync(path.join(root, 'openapi', file), 'utf8').matchAll(
        /personalAccessToken: \[([^\]]*)\]/g,
      ),
    ].flatMap(([, list = '']) => list.split(',').map((scope) => scope.trim().replaceAll("'", ''))),
  );
  return new Set(all.filter((scope) => scope !== ''));
}

for (const [locale, file, sentence] of [
  ['zh-Hans', 'openapi/overview.md', /有 (\d+) 个作用范围可选.*没有出现的 (\d+) 个作用范围/],
  ['en', 'openapi/en/overview.md', /any of (\d+) scopes.*The (\d+) scopes that do not appear/],
] as const) {
  test(`${file} counts the scopes, and those without an operation`, () => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [, all = '', unused = ''] = sentence.exec(text) ?? [];
    const used = scopesInUse();
    assert.equal(readNumber(all, locale), tokenScopes.length, `${file}: scopes in all`);
    const idle = tokenScopes.filter((scope) => !used.has(scope));
    assert.equal(readNumber(unused, locale), idle.length, `${file}: unused are ${idle.join(', ')}`);
  });
}
