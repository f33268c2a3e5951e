import assert from 'node:assert/strict';
import test from 'node:test';

import {bodyOf, checkFrontMatter, fingerprintOf, lineOfKey} from '../../../config/frontMatter';

const guide = 'docs/repo/sample.mdx';
const translation = 'i18n/en/docusaurus-plugin-content-docs/current/repo/sample.mdx';
const source = 'a'.repeat(64);

const chineseGuide = {
  title: '管理示例',
  description: '创建示例、给它起名、把它交给别人，并在不再需要的时候删除它。',
};
const englishGuide = {
  title: 'Manage samples',
  description: 'Create a sample, name it, hand it over to somebody else, and delete it at the end.',
  source,
};
const post = {
  ...chineseGuide,
  date: new Date('2024-08-01T02:00:00Z'),
  authors: [{name: 'AtomGit 文档团队'}],
  tags: ['git'],
};

/** A file with these keys, one a line. */
function write(keys: Record<string, unknown>): string {
  const lines = Object.entries(keys).map(([key, value]) =>
    value instanceof Date ? `${key}: ${value.toISOString()}` : `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', '正文', ''].join('\n');
}

function check(file: string, keys: Record<string, unknown>): void {
  checkFrontMatter(file, keys, write(keys));
}

const accepted: [string, string, Record<string, unknown>][] = [
  ['a guide', guide, {...chineseGuide, tags: ['repo'], checked: '2024-08', sidebar_label: '示例'}],
  ['a version', 'docs/changelogs/v1.mdx', {...chineseGuide, released: 'unpublished'}],
  ['a translation', translation, englishGuide],
  ['the home page', 'docs/index.mdx', {...chineseGuide, slug: '/', hide_table_of_contents: true}],
  ['an OAuth page', 'oauth/index.mdx', {...chineseGuide, checked: '2024-08'}],
  ['a community page', 'community/canary.mdx', chineseGuide],
  ['a post', 'blog/Sample.mdx', post],
  ['a single page', 'src/pages/devtools.mdx', chineseGuide],
  ['a generated page, whatever it says', 'docs/openAPI/api_versioned/x.api.mdx', {id: 'x'}],
  ['a file elsewhere', 'README.md', {}],
  ['a file by its full path', `${process.cwd()}/${guide}`, chineseGuide],
];

for (const [what, file, keys] of accepted) {
  test(`${what} is accepted`, () => {
    check(file, keys);
  });
}

const refused: [string, string, Record<string, unknown>, string][] = [
  [
    'a missing title',
    guide,
    {description: chineseGuide.description},
    `${guide}:1: \`title\` is missing. Write what the page is about`,
  ],
  ['an empty title', guide, {...chineseGuide, title: ''}, `${guide}:2: \`title\` is empty`],
  [
    'a long title',
    guide,
    {...chineseGuide, title: '长'.repeat(41)},
    `${guide}:2: \`title\` is 41 characters long. Write what the page is about, as readers would search for it, in 40 characters at most.`,
  ],
  [
    'a short description',
    guide,
    {...chineseGuide, description: '太短'},
    `${guide}:3: \`description\` is 2 characters long. Write one Chinese sentence of 20–90`,
  ],
  [
    'a long description',
    guide,
    {...chineseGuide, description: '长'.repeat(91)},
    `${guide}:3: \`description\` is 91 characters long`,
  ],
  [
    'a description in English',
    guide,
    {...chineseGuide, description: 'x'.repeat(40)},
    `${guide}:3: \`description\` is not in Chinese`,
  ],
  [
    'a short description of a translation',
    translation,
    {...englishGuide, description: 'Short.'},
    `${translation}:3: \`description\` is 6 characters long. Write one English sentence of 50–170`,
  ],
  [
    'an unknown key',
    guide,
    {...chineseGuide, autor: 'x'},
    `${guide}:4: \`autor\` is not a key of this kind of page. Remove it, or correct its spelling; the keys are title, description`,
  ],
  [
    'a fingerprint on a Chinese page',
    guide,
    {...chineseGuide, source},
    `${guide}:4: \`source\` is not a key`,
  ],
  [
    'a translation without fingerprint',
    translation,
    {...englishGuide, source: ''},
    `${translation}:4: \`source\` is not a fingerprint. Compare both languages, then run`,
  ],
  [
    'tags on an OAuth page',
    'oauth/create.mdx',
    {...chineseGuide, tags: ['app']},
    'oauth/create.mdx:4: `tags` is not a key',
  ],
  ['no tags in brackets', guide, {...chineseGuide, tags: []}, `${guide}:4: \`tags\` is empty`],
  [
    'a tag twice',
    guide,
    {...chineseGuide, tags: ['repo', 'repo']},
    `${guide}:4: \`tags\` names a tag twice`,
  ],
  [
    'tags as text',
    guide,
    {...chineseGuide, tags: 'repo'},
    `${guide}:4: \`tags\` is not of the type array. List keys of tags.yml`,
  ],
  [
    'a slug',
    guide,
    {...chineseGuide, slug: '/elsewhere'},
    `${guide}:4: \`slug\` moves the page away`,
  ],
  [
    'another slug of the home page',
    'docs/index.mdx',
    {...chineseGuide, slug: '/home'},
    'docs/index.mdx:4: `slug` moves',
  ],
  [
    'a day in place of a month',
    guide,
    {...chineseGuide, checked: '2024-08-01'},
    `${guide}:4: \`checked\` is not a month`,
  ],
  [
    'a thirteenth month',
    guide,
    {...chineseGuide, checked: '2024-13'},
    `${guide}:4: \`checked\` is not a month`,
  ],
  [
    'a day of release in words',
    guide,
    {...chineseGuide, released: 'soon'},
    `${guide}:4: \`released\` is not \`unpublished\``,
  ],
  [
    'yes in place of true',
    guide,
    {...chineseGuide, hide_table_of_contents: 'yes'},
    `${guide}:4: \`hide_table_of_contents\` is not of the type boolean. Write`,
  ],
  [
    'a person as author',
    'blog/Sample.mdx',
    {...post, authors: [{name: 'Someone'}]},
    'blog/Sample.mdx:5: `authors` is not the team. Write `authors: [{name: AtomGit 文档团队}]`',
  ],
  [
    'a post without date',
    'blog/Sample.mdx',
    {...post, date: undefined},
    'blog/Sample.mdx:1: `date` is missing',
  ],
];

for (const [what, file, keys, says] of refused) {
  test(`${what} is refused`, () => {
    const present = Object.fromEntries(
      Object.entries(keys).filter(([, value]) => value !== undefined),
    );
    assert.throws(
      () => {
        check(file, present);
      },
      ({message}: Error) => {
        assert.equal(message.slice(0, says.length), says);
        assert.equal(message.split('\n').length, 1, message);
        return true;
      },
    );
  });
}

test('A date without time is refused although YAML reads it as a time', () => {
  const raw = write(post).replace(/^date: .*$/m, 'date: 2024-08-01');
  assert.throws(() => {
    checkFrontMatter('blog/Sample.mdx', post, raw);
  }, /blog\/Sample\.mdx:4: `date` lacks its time or its zone\. Write the day with its time/);
});

test('All that is wrong is said at once, in the order of the lines', () => {
  const keys = {title: '', description: '短', nonsense: 1};
  assert.throws(
    () => {
      check(guide, keys);
    },
    ({message}: Error) => {
      const places = message.split('\n').map((line) => line.split(': ')[0]);
      assert.deepEqual(places, [`${guide}:2`, `${guide}:3`, `${guide}:4`]);
      return true;
    },
  );
});

test('The fingerprint is that of the body: keys, line endings and a blank end do not count', () => {
  const page = '---\ntitle: 甲\n---\n\n正文\n\n第二段\n';
  const same = [
    '---\ntitle: 乙\ntags: [git]\n---\n\n正文\n\n第二段\n',
    page.replaceAll('\n', '\r\n'),
    `${page}\n  \n`,
    page.trimEnd(),
  ];
  assert.deepEqual(new Set(same.map(fingerprintOf)), new Set([fingerprintOf(page)]));
  assert.notEqual(fingerprintOf(page.replace('第二段', '第三段')), fingerprintOf(page));
  assert.notEqual(fingerprintOf(page.replace('\n\n第二段', '\n第二段')), fingerprintOf(page));
  assert.match(fingerprintOf(page), /^[0-9a-f]{64}$/);
});

test('A body may contain lines that look like the end of the front matter', () => {
  assert.equal(bodyOf('---\na: 1\n---\n\n正文\n\n---\n\n后文\n'), '\n正文\n\n---\n\n后文');
});

test('The line of a key is that of the file', () => {
  const raw = '---\ntitle: 甲\ntags:\n  - git\nchecked: 2024-08\n---\n\nchecked: 正文\n';
  assert.deepEqual(
    ['title', 'checked', 'source'].map((key) => lineOfKey(raw, key)),
    [2, 5, 1],
  );
});
