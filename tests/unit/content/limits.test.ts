import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

import {describeLimit, parseLimits} from '../../../config/limits';
import type {SiteLocale} from '../../../config/site';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';
import {numbersOf, quantitiesOf} from '../../support/prose/quantities';
import {compilePage} from '../support/page';

const entry = `- id: sample.name
  value: 50
  unit: character
  bound: most
  what: {zh: 名字, en: Name}
  binds: {zh: 每个示例, en: Each sample}
  page: /repo/sample#name
  checked: 2024-08
`;

describe('config/limits.yaml', () => {
  for (const [fault, from, to, says] of [
    [
      'a missing page',
      '  page: /repo/sample#name\n',
      '',
      /limits\.yaml:1: page .*head of the file/,
    ],
    ['an unknown unit', 'unit: character', 'unit: letter', /limits\.yaml:1: unit /],
    ['a misspelled key', 'binds:', 'bind:', /limits\.yaml:1: .*bind/],
    ['a month that is none', '2024-08', '2034-13', /limits\.yaml:1: checked is not a month/],
    ['a month beyond this century', '2024-08', '1024-08', /checked is not a month/],
    ['a page that is none', '/repo/sample#name', 'repo/sample', /page is not of the form/],
    ['a count that does not say of what', 'unit: character', 'unit: count', /counted belongs to/],
    ['YAML that cannot be read', 'value: 50', 'value: [50', /limits\.yaml:\d+: /],
  ] as const) {
    test(`${fault} is named with file and line`, () => {
      assert.ok(entry.includes(from));
      assert.throws(() => parseLimits(entry.replace(from, to)), says);
    });
  }

  test('the same id twice is refused with the line of the second', () => {
    assert.throws(() => parseLimits(entry + entry), /limits\.yaml:9: sample\.name is there twice/);
  });

  for (const [change, chinese, english] of [
    [{}, '最多 50 个字符', 'At most 50 characters'],
    [{value: 1, bound: 'least'}, '至少 1 个字符', 'At least 1 character'],
    [{value: 3000}, '最多 3000 个字符', 'At most 3,000 characters'],
    [{unit: 'GB', bound: 'below'}, '小于 50 GB', 'Less than 50 GB'],
    [{unit: '%', bound: 'exactly'}, '50%', '50%'],
    [{unit: 'working day', bound: 'default'}, '默认 50 个工作日', 'By default 50 working days'],
    [
      {unit: 'count', counted: {zh: '个', en: 'attachments'}},
      '最多 50 个',
      'At most 50 attachments',
    ],
  ] as const) {
    test(`a figure reads “${english}”`, () => {
      const [limit] = parseLimits(entry);
      assert.ok(limit);
      const changed = {...limit, ...change};
      const read = (locale: SiteLocale) => {
        const {bound, figure} = describeLimit(changed, locale);
        return bound + figure;
      };
      assert.equal(read('zh-Hans'), chinese);
      assert.equal(read('en'), english);
    });
  }
});

describe('quantities', () => {
  for (const [locale, text, found] of [
    ['zh-Hans', '每个附件小于 50 MB，最多 10 个。', ['50 MB', '10 count']],
    ['en', 'Up to 10 attachments, each smaller than 50 MB.', ['10 count', '50 MB']],
    ['zh-Hans', '最近三个月内，用到 90% 时', ['3 month', '90 %']],
    ['en', 'within the last three months, at 90%', ['3 month', '90 %']],
    ['en', 'up to five organizations and six ways', ['5 count']],
    ['zh-Hans', '最多五个组织，两个步骤，一位管理员', ['5 count']],
    ['zh-Hans', '2024 年 8 月 17 日，Git 2.39，第 3 项', []],
    ['en', 'Git 2.39 on 17 August 2024, version 3 of x', []],
    ['en', 'at most 3,000 characters', ['3000 character']],
    ['zh-Hans', '15 个工作日内，15 日内', ['15 working day', '15 day']],
    ['en', 'at most 20', ['20 ']],
    ['en', '5,000', ['5000 ']],
    ['zh-Hans', '403', []],
  ] as const) {
    test(`of “${text}”`, () => {
      const read = quantitiesOf(text, locale).map(({value, unit = ''}) => `${value} ${unit}`);
      assert.deepEqual(read, found);
    });
  }

  test('numbers in digits and words are the same', () => {
    assert.deepEqual(numbersOf('两次，10 个，5000', 'zh-Hans'), [2, 10, 5000]);
    assert.deepEqual(numbersOf('two, ten, 5,000', 'en'), [2, 10, 5000]);
  });
});

function readText(node: MdxNode): string {
  return (node.value ?? '') + (node.children ?? []).map(readText).join('');
}

const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';

test('<Limits group> becomes a table with a link to each page, in the language of the page', () => {
  const source = '<Limits group="repositories" />\n';
  const find = (tree: MdxNode) => tree.children?.find(({type}) => type === 'table')?.children ?? [];
  const chinese = find(compilePage(source));
  const translated = find(compilePage(source, english));
  assert.equal(chinese.length, translated.length);
  const attachments = translated.find((row) => readText(row).includes('At most 10 attachments'));
  const [what, value, binds] = attachments?.children ?? [];
  assert.deepEqual(what?.children?.[0]?.url, '/repo/release#limits');
  assert.equal(readText(value ?? {type: ''}), 'At most 10 attachments');
  assert.equal(readText(binds ?? {type: ''}), 'Each release');
  assert.ok(chinese.some((row) => readText(row).includes('最多 10 个每个发行版')));
});

test('<Limits group> marks the rows of those whom most figures of a group are for, if there are enough of them', () => {
  const readUsual = (group: string) => {
    const tree = compilePage(`<Limits group="${group}" />\n`, english);
    const rows = tree.children?.find(({type}) => type === 'table')?.children ?? [];
    const isUsual = ({data}: MdxNode) => data?.hProperties?.className !== undefined;
    return rows.filter(isUsual).map(({children}) => readText(children?.at(-1) ?? {type: ''}));
  };
  assert.ok(readUsual('organizations').length > 5);
  assert.deepEqual([...new Set(readUsual('organizations'))], ['Each organization']);
  for (const group of ['api', 'privacy']) assert.deepEqual(readUsual(group), []);
});

test('<Limits /> says where programs read them all', () => {
  const [sentence] = compilePage('<Limits />\n', english).children ?? [];
  assert.match(readText(sentence ?? {type: ''}), /^All figures .* the same list: JSON file\.$/);
});

for (const [source, says] of [
  ['<Limits>\n\nx\n\n</Limits>\n', /page\.mdx:1: <Limits> is not empty/],
  ['<Limits group="none" />\n', /page\.mdx:1: <Limits> names no group .*repositories, /],
] as const) {
  test(`${source.trim().replaceAll('\n', ' ')} is refused`, () => {
    assert.throws(() => compilePage(source), says);
  });
}
