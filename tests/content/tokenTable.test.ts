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
    names: {
      oauthToken: 'OAuth 令牌',
      personalAccessToken: '个人访问密钥',
      installationToken: '应用安装令牌',
    },
    none: '不需要令牌',
    and: '、',
    scopes: (text: string) => `（${text}）`,
    or: '或',
    of: /^（(?:(\d+) 个中的 (\d+) 个|\d+)）/,
  },
  en: {
    names: {
      oauthToken: 'OAuth token',
      personalAccessToken: 'personal access token',
      installationToken: 'app installation token',
    },
    none: 'No token needed',
    and: ', ',
    scopes: (text: string) => ` with ${text}`,
    or: 'or',
    of: /^ \((?:(\d+) of )?(\d+)\)/,
  },
};

/** What the row of an operation has to say, from the operation alone. */
function describe({security}: Operation, locale: keyof typeof words): string {
  const {names, none, and, scopes: inBrackets, or} = words[locale];
  if (security.length === 0) return none;
  const said = Object.entries(names).flatMap(([kind, name]) => {
    if (!security.some((way) => kind in way)) return [];
    const scopes = security.flatMap((way) => way[kind] ?? []).map((scope) => `\`${scope}\``);
    return name + (scopes.length > 0 ? inBrackets(scopes.join(` ${or} `)) : '');
  });
  return said.join(and).replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

for (const locale of ['zh-Hans', 'en'] as const) {
  test(`The overview says for each operation which tokens it takes, and with which scope (${locale})`, () => {
    const file = path.resolve(__dirname, `../../static/specs/atomgit.${locale}.json`);
    const {info, tags, paths} = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const rows = [...info.description.matchAll(/^\| ([^|[]+) \| ((?:\*\*)?\[.*) \|$/gm)].map(
      ([, answers = '', names = '']) => ({
        answers,
        parts: [...names.matchAll(/\[([^\]]+)\]\([^)]+\)(?:\*\*)?([^[]*)/g)].map(
          ([, name = '', rest = '']) => ({name, rest}),
        ),
      }),
    );
    assert.ok(rows.length > 10, `${rows.length} rows`);
    const named = new Map(operations.map((operation) => [operation.summary, operation]));
    const said = new Set<Operation>();
    const counted = new Set<string>();
    for (const {answers, parts} of rows) {
      const expected = operations.filter((operation) => describe(operation, locale) === answers);
      for (const {name, rest} of parts) {
        const operation = named.get(name);
        const tag = tags.find((one) => one['x-displayName'] === name);
        const group = operations.filter(({tags: [first]}) => first === tag?.name);
        const meant = operation ? [operation] : expected.filter((one) => group.includes(one));
        assert.ok(meant.length > 0, `“${name}” stands in a row “${answers}”`);
        for (const one of meant) {
          assert.equal(describe(one, locale), answers, one.operationId);
          assert.ok(!said.has(one), `${one.operationId} is named twice`);
          said.add(one);
        }
        const counts = words[locale].of
          .exec(rest)?.[0]
          .match(/\d+/g)
          ?.map(Number)
          .sort((a, b) => a - b);
        // The text above the table promises that other rows name what one only counts.
        if (counts) assert.ok(!counted.has(name), `“${name}” is counted in two rows`);
        if (counts) counted.add(name);
        const expectedCounts = new Set([meant.length, group.length]);
        assert.deepEqual(counts, operation ? undefined : [...expectedCounts], name);
      }
    }
    assert.deepEqual(
      operations.filter((one) => !said.has(one)).map(({operationId}) => operationId),
      [],
    );
  });

  test(`The list of tokens on the page of the overview says the same as the table in the file (${locale})`, () => {
    const file = path.resolve(__dirname, `../../static/specs/atomgit.${locale}.json`);
    const {info} = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const bare = (text: string) =>
      text.replaceAll(/ with |[\s*`,（）()、]|\]\([^)]*\)|\[/g, '').toLowerCase();
    const rows = [...info.description.matchAll(/^\| ([^|[]+) \| ((?:\*\*)?\[.*) \|$/gm)].map(
      ([, tokens = '', operations = '']) => [bare(tokens), bare(operations)],
    );
    assert.ok(rows.length > 10, `${rows.length} rows`);
    const page = path.resolve(
      __dirname,
      `../../${docsFolders[locale]}/openAPI/api_versioned/atomgit-openapi.json`,
    );
    const {tokens} = JSON.parse(readFileSync(page, 'utf8')) as {tokens: string};
    const told = [...tokens.matchAll(/<dt>(.+?)<\/dt><dd>(.+?)<\/dd>/g)].map((parts) =>
      parts.slice(1).map((part) => bare(part.replaceAll(/<[^>]+>/g, ''))),
    );
    assert.deepEqual(told, rows);
  });
}
