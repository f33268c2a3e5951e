import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {docsFolders} from '../../config/apiDocuments';
import {ensureApiPages} from '../../plugins/api-reference/ensure';

ensureApiPages();

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
};
type Document = {
  info: {description: string};
  tags: {name: string; 'x-displayName': string}[];
  paths: Record<string, Record<string, Operation>>;
};

const words = {
  'zh-Hans': {
    heads: ['接口', '不带令牌', 'OAuth 令牌', '应用安装令牌', '个人访问密钥', '作用范围'],
    answers: {yes: '可以', no: '不可以', some: '部分'},
    or: '或',
    count: /^（(\d+)）$/,
  },
  en: {
    heads: [
      'Operations',
      'No token',
      'OAuth token',
      'App installation token',
      'Personal access token',
      'Scope',
    ],
    answers: {yes: 'Yes', no: 'No', some: 'Some'},
    or: 'or',
    count: /^ \((\d+)\)$/,
  },
};

/** In the order of the columns, after the one for calls without a token. */
const kinds = ['oauthToken', 'installationToken', 'personalAccessToken'];

/** What the row of an operation has to say, from the operation alone. */
function describe({security}: Operation, locale: keyof typeof words): string[] {
  const {answers, or} = words[locale];
  const takes = [
    security.length === 0,
    ...kinds.map((kind) => security.some((way) => kind in way)),
  ];
  const scopes = security.flatMap((way) => way.personalAccessToken ?? []);
  return [
    ...takes.map((one) => (one ? answers.yes : answers.no)),
    scopes.map((scope) => `\`${scope}\``).join(` ${or} `),
  ];
}

type Row = {names: string[]; isGroup: boolean; rest: string; cells: string[]};

/** The table of the text that has this head, without the addresses of its links. */
function readTable(text: string, heads: readonly string[]): Row[] {
  const lines = text.split('\n');
  const start = lines.indexOf(`| ${heads.join(' | ')} |`);
  assert.ok(start >= 0, 'The text has no such table.');
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => {
    const [first = '', ...cells] = line
      .replaceAll(/\]\([^)]*\)/g, ']')
      .split('|')
      .slice(1, -1);
    return {
      names: [...first.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name),
      isGroup: first.includes('**'),
      rest: first.trimEnd().split('**').at(-1) ?? '',
      cells: cells.map((cell) => cell.trim()),
    };
  });
}

for (const locale of ['zh-Hans', 'en'] as const) {
  const file = path.resolve(__dirname, `../../static/specs/atomgit.${locale}.json`);
  const {info, tags, paths} = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const {heads, answers, count} = words[locale];

  test(`The overview says for each operation which tokens it takes, and with which scope (${locale})`, () => {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const rows = readTable(info.description, heads);
    assert.ok(rows.length > 18, `${rows.length} rows`);
    const said = new Set<Operation>();
    for (const [index, {names, isGroup, rest, cells}] of rows.entries()) {
      if (!isGroup) continue;
      const tag = tags.find((one) => one['x-displayName'] === names[0]);
      const group = operations.filter(({tags: [first]}) => first === tag?.name);
      assert.equal(count.exec(rest)?.[1], String(group.length), names[0]);
      const next = rows.findIndex((row, at) => at > index && row.isGroup);
      const exceptions = rows.slice(index + 1, next < 0 ? undefined : next);
      for (const exception of exceptions) {
        for (const name of exception.names) {
          const [operation, ...others] = group.filter(({summary}) => summary === name);
          assert.ok(operation && others.length === 0, `“${name}” stands below “${names[0]}”`);
          assert.deepEqual(describe(operation, locale), exception.cells, name);
          assert.ok(!said.has(operation), `${name} is named twice`);
          said.add(operation);
        }
      }
      // Those without a row of their own agree with each other, and with the group where it answers for all.
      const usual = group.filter((operation) => !said.has(operation));
      for (const operation of usual) {
        const expected = describe(operation, locale).map((answer, column) => {
          if (column === heads.length - 2) return answer;
          const all = new Set(group.map((one) => describe(one, locale)[column]));
          return all.size === 1 ? answer : answers.some;
        });
        assert.deepEqual(cells, expected, operation.operationId);
        assert.deepEqual(
          describe(operation, locale),
          usual[0] && describe(usual[0], locale),
          operation.operationId,
        );
        said.add(operation);
      }
    }
    assert.deepEqual(
      operations.filter((one) => !said.has(one)).map(({operationId}) => operationId),
      [],
    );
  });

  test(`The table of tokens on the page says the same as the one in the file (${locale})`, () => {
    const page = path.resolve(
      __dirname,
      `../../${docsFolders[locale]}/openAPI/api_versioned/atomgit-openapi.info.mdx`,
    );
    assert.deepEqual(
      readTable(readFileSync(page, 'utf8'), heads),
      readTable(info.description, heads),
    );
  });
}
