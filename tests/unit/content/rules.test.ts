import assert from 'node:assert/strict';
import test from 'node:test';

import {rules} from '../../content/rules';
import type {Corpus} from '../../support/prose/corpus';
import {formatProblem} from '../../support/prose/problem';
import {makeSample, sample, type Change} from '../../support/prose/sample';

type RuleName = keyof typeof rules;

for (const [name, {check}] of Object.entries(rules)) {
  test(`${name} finds nothing wrong with the sample site`, () => {
    assert.deepEqual(check(makeSample()).map(formatProblem), []);
  });
}

test('the number of a step in a cell is no sentence', () => {
  const rows = makeSample({
    file: sample.english,
    replace: '| Name | 50 characters |',
    by: '| 1. Name | 50 characters |',
  });
  assert.deepEqual(rules.cells.check(rows).map(formatProblem), []);
});

/** A fault put into the sample, and the beginning of what the rule must say about it. */
type Fault = {
  fault: string;
  change: Change;
  says: string | string[];
  site?: Partial<Corpus['contract']>;
};

const {chinese, english, chinesePost, englishPost, otherEnglish} = sample;

const swap = (file: string, replace: string, by: string): Change => ({file, replace, by});

const pairs = new Set(['代码库(库)里', '代码库"里"', '代码库**“里”**开']);

const call = (command: string): Change => swap(chinese, 'git status', command);
const api = 'https://api.atomgit.com';

const faults: Record<RuleName, Fault[]> = {
  apiCalls: [
    {
      fault: 'an address that the API does not have',
      change: call(`curl ${api}/user/infos`),
      says: `${chinese}:23: The API has no address /user/infos. Correct it`,
    },
    {
      fault: 'another method',
      change: call(`curl -X PUT ${api}/user/info`),
      says: `${chinese}:23: /user/info is not called with PUT, but with GET, PATCH`,
    },
    {
      fault: 'a token in another form',
      change: call(`curl -H "Authorization: token $T" ${api}/user/info`),
      says: `${chinese}:23: The header “Authorization: token $T” is not how the API is called`,
    },
    {
      fault: 'a mistyped key of a body',
      change: call(`curl -X PATCH -d '{"lgoin": "a"}' ${api}/user/info`),
      says: `${chinese}:23: The body does not suit PATCH /user/info: “lgoin” is no field of it`,
    },
    {
      fault: 'a parameter that the operation does not have',
      change: call(`curl "${api}/user/info?page=2"`),
      says: `${chinese}:23: GET /user/info has no parameter “page”`,
    },
    {
      fault: 'a field of a form that the operation does not have',
      change: call(`curl -X PATCH -F file=@a ${api}/user/info`),
      says: `${chinese}:23: PATCH /user/info has no field “file” in its form. Its fields: none.`,
    },
    {
      fault: 'a response with another key',
      change: call(`curl ${api}/user/info\n\`\`\`\n\n\`\`\`json\n{"id": 1}`),
      says: `${chinese}:26: The response does not suit GET /user/info: “id” is no field of it`,
    },
    {
      fault: 'a program that asks with another method',
      change: {
        file: chinese,
        text:
          makeSample()
            .files.get(chinese)
            ?.replace(
              '```bash\ngit status',
              `\`\`\`js\nfetch('${api}/user/info', {method: 'DELETE'});`,
            ) ?? '',
      },
      says: `${chinese}:23: /user/info is not called with DELETE, but with GET, PATCH`,
    },
    {
      fault: 'an operation in a sentence with another method',
      change: swap(chinese, '`git`', '`POST /user/info`'),
      says: `${chinese}:9: /user/info is not called with POST, but with GET, PATCH`,
    },
    {
      fault: 'a link to another operation than its text says',
      change: swap(chinese, '[新建](#create)', '[`PATCH`](/openAPI/api_versioned/get-me)'),
      says: `${chinese}:44: The link “PATCH” leads to GET /user/info`,
    },
    {
      fault: 'a row of a table with another operation than its link leads to',
      change: swap(
        chinese,
        '| 名字 | 50 个字符 |',
        '| [查看](/openAPI/api_versioned/get-me) | `PATCH /user/info` |',
      ),
      says: `${chinese}:40: The link “查看” leads to GET /user/info`,
    },
  ],
  commands: [
    {
      fault: 'a mistyped program',
      change: call('gti status'),
      says: `${chinese}:23: “gti” is no program that our pages call`,
    },
    {
      fault: 'a mistyped command',
      change: call('git stauts'),
      says: `${chinese}:23: “git stauts” is no command that our pages use`,
    },
    {
      fault: 'a mistyped option behind a pipe',
      change: call('git status | git push --forse'),
      says: `${chinese}:23: “git push” is called with --forse, which our list does not have`,
    },
    {
      fault: 'a mistyped option in a sentence',
      change: swap(chinese, '`git`', '`--shrot`'),
      says: `${chinese}:9: No program of our list has the option --shrot`,
    },
    {
      fault: 'a mistyped command in a sentence',
      change: swap(chinese, '`git`', '`git psuh`'),
      says: `${chinese}:9: “git psuh” is no command that our pages use`,
    },
  ],
  readable: [
    {
      fault: 'an unclosed component',
      change: swap(chinese, '</Steps>', ''),
      says: `${chinese}:13: This is not valid MDX`,
    },
    {
      fault: 'a file without front matter',
      change: {file: chinese, text: '正文\n'},
      says: `${chinese}:1: There is no front matter`,
    },
    {
      fault: 'broken YAML',
      change: swap(chinese, 'tags: [repo]', 'tags: [repo'),
      says: `${chinese}:6: The front matter is not valid YAML`,
    },
  ],
  frontMatter: [
    {
      fault: 'a month that is yet to come',
      change: swap(chinese, 'checked: 2024-08', 'checked: 2099-08'),
      says: [
        `${english}:6: \`checked\` is "2024-08" here and "2099-08"`,
        `${chinese}:6: \`checked\` is 2099-08, a month in which nobody can have checked it`,
      ],
    },
    {
      fault: 'an unknown key',
      change: swap(chinese, 'checked:', 'cheked:'),
      says: [
        `${english}:6: \`checked\` is "2024-08" here and absent in ${chinese}`,
        `${chinese}:6: \`cheked\` is not a key of this kind of page. Remove it, or correct its spelling; the keys are`,
      ],
    },
    {
      fault: 'a missing description',
      change: swap(chinese, 'description:', '# description:'),
      says: `${chinese}:1: \`description\` is missing. Write one Chinese sentence of 20–90 characters`,
    },
    {
      fault: 'a value that differs between the languages',
      change: swap(english, 'checked: 2024-08', 'checked: 2024-09'),
      says: `${english}:6: \`checked\` is "2024-09" here and "2024-08" in ${chinese}`,
    },
  ],
  parity: [
    {
      fault: 'a missing translation',
      change: {remove: otherEnglish},
      says: `${sample.otherChinese}:1: The page has no translation. Write ${otherEnglish}.`,
    },
    {
      fault: 'an orphaned translation',
      change: {remove: sample.otherChinese},
      says: `${otherEnglish}:1: There is no Chinese page ${sample.otherChinese}`,
    },
    {
      fault: 'another heading id',
      change: swap(english, '{#name-taken}', '{#taken}'),
      says: `${english}:21: The headings differ: “### {#taken}” here, “### {#name-taken}” in ${chinese}:20`,
    },
    {
      fault: 'another heading level',
      change: swap(english, '### The name', '## The name'),
      says: `${english}:21: The headings differ: “## {#name-taken}” here`,
    },
    {
      fault: 'another byte of code',
      change: swap(english, 'git status', 'git  status'),
      says: `${english}:23: The code blocks differ: the text of “\`\`\`bash …” is not that of`,
    },
    {
      fault: 'another language of a fence',
      change: swap(english, '```bash', '```sh'),
      says: `${english}:23: The code blocks differ: “\`\`\`sh …” here`,
    },
    {
      fault: 'another image',
      change: swap(english, '](/img/sample.svg)', '](/img/other.svg)'),
      says: `${english}:43: The images differ`,
    },
    {
      fault: 'another kind of note',
      change: swap(english, ':::note', ':::tip'),
      says: `${english}:35: The notes differ: “:::tip” here, “:::note” in`,
    },
    {
      fault: 'a table row more',
      change: swap(english, '| Name | 50 characters |', '| Name | 50 |\n| Age | 3 |'),
      says: `${english}:39: The tables differ: “3 rows × 2 columns” here, “2 rows × 2 columns” in`,
    },
    {
      fault: 'a step less',
      change: swap(english, '2. Press <kbd>Enter</kbd>.', 'Press <kbd>Enter</kbd>.'),
      says: `${english}:16: The numbered lists differ: “1 items” here`,
    },
    {
      fault: 'another component',
      change: swap(
        english,
        'zh="设置">Settings</Ui>',
        'zh="设置">Settings</Ui> <Diagram name="x" />',
      ),
      says: `${english}:16: The components differ: “<Diagram name="x">” here, nothing in ${chinese}`,
    },
    {
      fault: 'another interface label',
      change: swap(english, '<Ui zh="设置">', '<Ui zh="新建">'),
      says: [
        `${english}:16: The interface labels differ: “<Ui>新建” is not in ${chinese}`,
        `${english}:1: The interface labels differ: “<Ui>设置” of ${chinese}:15 is missing`,
      ],
    },
    {
      fault: 'a label without its Chinese',
      change: swap(english, '<Ui zh="设置">', '<Ui>'),
      says: [
        `${english}:16: The interface labels differ: “<Ui>Settings” is not in ${chinese}`,
        `${english}:1: The interface labels differ: “<Ui>设置” of ${chinese}:15 is missing`,
      ],
    },
    {
      fault: 'a lost link',
      change: swap(english, '[creating](#create)', 'creating'),
      says: `${english}:1: The links differ: “#create” of ${chinese}:44 is missing`,
    },
  ],
  agreement: [
    {
      fault: 'another number in the translation',
      change: swap(english, 'in 2 steps', 'in 3 steps'),
      says: [
        `${english}:1: The number “2” of ${chinese}:1 is missing`,
        `${english}:1: The number “3” is not in ${chinese}:1`,
      ],
    },
    {
      fault: 'another number in the source',
      change: swap(chinese, '名字不超过 50 个字符', '名字不超过 60 个字符'),
      says: [`${english}:21: The number “60” of ${chinese}:20 is missing`],
    },
    {
      fault: 'mistyped code in one language',
      change: swap(english, '`git`', '`gti`'),
      says: [
        `${english}:1: The code “git” of ${chinese}:1 is missing`,
        `${english}:1: The code “gti” is not in ${chinese}:1`,
      ],
    },
    {
      fault: 'a list that lost an entry',
      change: swap(english, '- [The Git book](https://git-scm.com/book/en/v2)', '- One\n- Two'),
      says: `${english}:47: The lists differ: 2 entries here, 1 entries in ${chinese}:46`,
    },
    {
      fault: 'heads of columns that changed places',
      change: swap(english, '| Field | Limit |', '| Limit | Field |'),
      says: [
        `${english}:39: The cell “Field” stands for “限制”, but it means “字段”, for which “Limit” stands`,
        `${english}:39: The cell “Limit” stands for “字段”, but it means “限制”, for which “Field” stands`,
      ],
    },
    {
      fault: 'another number in a cell',
      change: swap(english, '| Name | 50 characters |', '| Name | 80 characters |'),
      says: [
        `${english}:21: The number “80” is not in ${chinese}:20`,
        `${english}:41: Cell 2 of the table differs from ${chinese}:40 in “80”`,
      ],
    },
  ],
  limits: [
    {
      fault: 'a figure that the list does not have',
      change: swap(chinese, '名字不超过 50 个字符', '名字不超过 60 个字符'),
      says: `${chinese}:35: “60 个字符” is no figure that config/limits.yaml has for /repo/sample; it has 50 character (sample.name)`,
    },
    {
      fault: 'a figure of a page that no entry names',
      change: swap(englishPost, 'of your own.', 'of at most 50 characters.'),
      says: `${englishPost}:10: “50 characters” is no figure that config/limits.yaml has for /blog/Sample; it has none`,
    },
    {
      fault: 'a section that no longer says what it explains',
      change: {
        file: english,
        text: makeSample().files.get(english)?.replaceAll('50 characters', 'Short') ?? '',
      },
      says: `${english}:21: config/limits.yaml:9 has 50 character for sample.name, which this section does not say`,
    },
    {
      fault: 'a place that does not name the figure',
      change: {
        file: otherEnglish,
        text: makeSample().files.get(otherEnglish)?.replaceAll('50 characters', 'Short') ?? '',
      },
      says: `config/limits.yaml:9: sample.name is 50 character, but /repo/other does not say so in en`,
    },
    {
      fault: 'a heading that is gone',
      change: {
        file: chinese,
        text: makeSample().files.get(chinese)?.replace('{#name-taken}', '{#taken}') ?? '',
      },
      says: `config/limits.yaml:9: sample.name is explained under /repo/sample#name-taken, but ${chinese} has no such heading`,
    },
    {
      fault: 'a limit of the API that no entry names',
      change: {file: 'openapi/paths/sample.yaml', text: 'get:\n  schema: {maximum: 7}\n'},
      says: 'openapi/paths/sample.yaml:2: The limit 7 is in no entry of config/limits.yaml. Add `openapi/paths/sample.yaml#/get/schema/maximum`',
    },
  ],
  frame: [
    {
      fault: 'a head that does not say for whom the page is',
      change: swap(english, '**Who can do this:** developers. ', ''),
      says: `${english}:1: The head does not say who can do this. Before the first heading, write a line of its own: **Who can do this:**`,
    },
    {
      fault: 'a list where the next step belongs',
      change: swap(chinese, '接着[管理另一个示例]', '- [管理另一个示例]'),
      says: `${chinese}:48: The last section does not begin with the one next step. Write one sentence with one link`,
    },
  ],
  headings: [
    {
      fault: 'a heading without id',
      change: swap(chinese, ' {#create}', ''),
      says: `${chinese}:11: The heading has no explicit id`,
    },
    {
      fault: 'an id that is not kebab-case',
      change: swap(chinese, '{#name-taken}', '{#NameTaken}'),
      says: `${chinese}:20: The id \`NameTaken\` is not in kebab-case`,
    },
    {
      fault: 'an id in Chinese',
      change: swap(chinese, '{#name-taken}', '{#名字}'),
      says: `${chinese}:20: The id \`名字\` is not in kebab-case`,
    },
    {
      fault: 'an id used twice',
      change: swap(chinese, '{#name-taken}', '{#create}'),
      says: `${chinese}:20: The id \`create\` is used twice`,
    },
    {
      fault: 'a jump',
      change: swap(chinese, '### 名字', '#### 名字'),
      says: `${chinese}:20: The heading jumps from level 2 to 4. Begin it with \`###\`.`,
    },
    {
      fault: 'a first-level heading',
      change: swap(chinese, '## 创建示例 {#create}', '# 创建示例'),
      says: [
        `${chinese}:11: A first-level heading repeats the title`,
        `${chinese}:20: The heading jumps`,
      ],
    },
    {
      fault: 'a single page without its title',
      change: swap(sample.chinesePage, '# 示例工具\n', ''),
      says: `${sample.chinesePage}:1: A single page shows no title of its own. Begin the text with it: \`# 示例工具\`.`,
    },
    {
      fault: 'a second title of a single page',
      change: swap(sample.chinesePage, '## 试一试 {#try}', '# 试一试'),
      says: `${sample.chinesePage}:8: A first-level heading repeats the title`,
    },
    {
      fault: 'a heading without words',
      change: swap(chinese, '## 创建示例 {#create}', '## {#create}'),
      says: `${chinese}:11: The heading has no text`,
    },
  ],
  han: [
    {
      fault: 'Chinese in a sentence',
      change: swap(english, 'A sample lives', 'A 示例 lives'),
      says: `${english}:10: “示例” is Chinese`,
    },
    {
      fault: 'Chinese in the title',
      change: swap(english, 'title: Manage samples', 'title: Manage 示例'),
      says: `${english}:2: “示例” is Chinese`,
    },
    {
      fault: 'Chinese in an alternative text',
      change: swap(english, '![The two', '![两 two'),
      says: `${english}:43: “两” is Chinese`,
    },
    {
      fault: 'Chinese as the English of a label',
      change: swap(english, '>Settings</Ui>', '>设置</Ui>'),
      says: `${english}:16: “设置” is Chinese`,
    },
    {
      fault: 'Chinese in the title of a code block',
      change: swap(english, 'title="sample.json"', 'title="示例.json"'),
      says: `${english}:27: “示例” is Chinese`,
    },
    {
      fault: 'Chinese in the title of a note',
      change: swap(english, ':::note[Names]', ':::note[名字]'),
      says: `${english}:35: “名字” is Chinese`,
    },
  ],
  links: [
    ...(
      [
        ['an unknown page', '/repo/nowhere', 'There is no page /repo/nowhere. Correct the address'],
        ['an unwritten page', '/repo/later', '/repo/later is not written yet'],
        [
          'an unknown heading',
          '/repo/other#gone',
          '/repo/other has no heading with the id `gone`. Its ids are: create,',
        ],
        [
          'an unknown heading of this page',
          '#gone',
          '/repo/sample has no heading with the id `gone`',
        ],
        ['a redirect', '/repo/old', '/repo/old only redirects. Link to `/repo/sample`'],
        [
          'a language',
          '/en/repo/other',
          'The link /en/repo/other names a language. Write `/repo/other`',
        ],
        ['a file', '/repo/other.mdx', 'The link /repo/other.mdx names a file'],
        ['a relative address', 'other', 'The link other is relative'],
        [
          'a closing slash',
          '/repo/other/',
          'The link /repo/other/ ends with a slash. Write `/repo/other`',
        ],
        [
          'an anchor of a generated page',
          '/category/api#x',
          '/category/api is not prose, so its anchor #x is not fixed',
        ],
        [
          'a file that is not there',
          'pathname:///files/none.json',
          'There is no file /files/none.json',
        ],
        [
          'a file without its prefix',
          '/files/sample.json',
          '/files/sample.json is a file, not a page',
        ],
        [
          'an unencrypted address',
          'http://example.com/',
          'The link http://example.com/ is not https',
        ],
        [
          'a tracking parameter',
          'https://example.com/?utm_source=x&id=1',
          'The link https://example.com/?utm_source=x&id=1 carries tracking. Remove the parameter utm_source',
        ],
        [
          'its own host',
          'https://docs.atomgit.com/en/repo/other',
          'The link https://docs.atomgit.com/en/repo/other names this site. Write it without the host: `/repo/other`',
        ],
        ['a script', 'javascript:alert(1)', 'The link javascript:alert(1) is not https'],
      ] as const
    ).map(([fault, url, says]) => ({
      fault: `a link to ${fault}`,
      change: swap(chinese, '(#create)', `(${url})`),
      says: `${chinese}:44: ${says}`,
    })),
    {
      fault: 'a bare address that swallows what follows',
      change: swap(chinese, '另见', '见 https://example.com。另见'),
      says: `${chinese}:44: The address https://example.com。另见[新建 contains characters`,
    },
    {
      fault: 'a link text that says nothing',
      change: swap(english, '[the file]', '[here]'),
      says: `${english}:45: The link text “here” says nothing`,
    },
  ],
  routes: [
    {
      fault: 'a page at no address of the site',
      change: {file: 'docs/repo/stray.mdx', text: '---\ntitle: x\n---\n'},
      says: "docs/repo/stray.mdx:1: /repo/stray is not an address of the site. Add '/repo/stray' to config/routes.ts",
    },
    {
      fault: 'a written page that is listed as unwritten',
      change: {file: 'docs/repo/later.mdx', text: '---\ntitle: x\n---\n'},
      says: "docs/repo/later.mdx:1: /repo/later is listed as not written yet. Remove '/repo/later' from config/pendingRoutes.ts.",
    },
    {
      fault: 'an index of a folder',
      change: {file: 'docs/repo/other/index.mdx', text: '---\ntitle: x\n---\n'},
      says: 'docs/repo/other/index.mdx:1: The file is an index of its folder. Name it docs/repo/other.mdx.',
    },
    {
      fault: 'a page that is no MDX',
      change: {file: 'docs/repo/plain.md', text: '# x\n'},
      says: 'docs/repo/plain.md:1: The page is a .md file. Name it docs/repo/plain.mdx.',
    },
  ],
  tables: [
    {
      fault: 'a word that no phone can show and no line can break',
      change: swap(
        chinese,
        '```bash\ngit status',
        '| 字段 | 含义 |\n| - | - |\n| `aVeryLongIdentifierThatNobodyCanBreakAnywhere` | 名称 |\n\n```bash\ngit status',
      ),
      says: `${chinese}:22: The table does not fit a phone: column 1 needs 410 px for its longest word`,
    },
  ],
  tags: [
    {
      fault: 'an unknown tag',
      change: swap(chinese, 'tags: [repo]', 'tags: [repo, rpeo]'),
      says: `${chinese}:5: The tag \`rpeo\` is unknown. Use a key of docs/tags.yml: repo.`,
    },
    {
      fault: 'a tag of one language',
      change: swap(
        sample.chineseTags,
        'repo:',
        'repo2: {label: 二, permalink: /two, description: 二}\nrepo:',
      ),
      says: 'docs/tags.yml:1: The tag `repo2` is in this language only',
    },
    {
      fault: 'another permalink',
      change: swap(sample.englishTags, '/repo', '/repository'),
      says: `${sample.englishTags}:1: The permalink of \`repo\` differs from docs/tags.yml`,
    },
    {
      fault: 'a permalink that is not ASCII',
      change: swap(sample.chineseTags, '/repo', '/代码库'),
      says: [
        'docs/tags.yml:1: The permalink /代码库 is not ASCII kebab-case',
        `${sample.englishTags}:1: The permalink of \`repo\` differs`,
        'docs/tags.yml:1: No page carries the tag of /tags/repo',
      ],
    },
    {
      fault: 'a tag without description',
      change: swap(sample.englishTags, '  description: What is in a repository.\n', ''),
      says: `${sample.englishTags}:1: The tag \`repo\` lacks description`,
    },
    {
      fault: 'an untranslated tag',
      change: swap(sample.englishTags, 'label: Repository', 'label: 代码库'),
      says: `${sample.englishTags}:1: The tag \`repo\` is not translated`,
    },
    {
      fault: 'a missing list',
      change: {remove: 'blog/tags.yml'},
      says: 'blog/tags.yml:1: The list of tags is missing',
    },
    {
      fault: 'a promised tag that no page carries',
      change: swap(chinese, 'tags: [repo]\n', 'tags: [repo]\n'),
      site: {routes: new Set(['/tags/repo', '/tags/none'])},
      says: 'docs/tags.yml:1: No page carries the tag of /tags/none',
    },
    {
      fault: 'a tag that is listed as unwritten but in use',
      change: swap(chinese, 'tags: [repo]\n', 'tags: [repo]\n'),
      site: {pending: new Set(['/tags/repo', '/tags/later'])},
      says: 'config/pendingRoutes.ts:1: /tags/repo is listed as not written yet, but a page carries the tag',
    },
  ],
  translations: [
    {
      fault: 'a translation of an older text',
      change: swap(chinese, '共 2 步', '共 3 步'),
      says: `${english}:7: ${chinese} has changed since this translation was last compared with it. Bring the translation up to date, then run \`npm run new -- stamp /repo/sample\`.`,
    },
  ],
  labels: [
    {
      fault: 'a label that nobody has listed',
      change: swap(chinese, '<Ui>设置</Ui>', '<Ui>设定</Ui>'),
      says: `${chinese}:15: The label “设定” is not in config/labels.yaml. Correct it to what the product shows, or add it`,
    },
    {
      fault: 'another English for a label',
      change: swap(english, '>Settings</Ui>', '>Preferences</Ui>'),
      says: `${english}:16: The label “设置” is “Preferences” here and “Settings” elsewhere. Write “Settings”`,
    },
    {
      fault: 'one of two names of a control',
      change: swap(chinese, '<Ui>设置</Ui>', '<Ui>立刻清理</Ui>'),
      says: `${chinese}:15: The label “立刻清理” is not in config/labels.yaml. Write both names of the control: “立即清理 / 立刻清理”.`,
    },
    {
      fault: 'a label in Latin letters that is misspelt',
      change: swap(english, '<Ui zh="设置">Settings</Ui>', '<Ui>SSH keys</Ui>'),
      says: `${english}:16: The label “SSH keys” is not in config/labels.yaml.`,
    },
  ],
  voice: [
    {
      fault: 'a habit of another language',
      change: swap(sample.englishTags, 'What is in a repository.', 'Mend it at once.'),
      says: [
        `${sample.englishTags}:4: “Mend it at once.” (at-once): it can also mean`,
        `${sample.englishTags}:4: “Mend it at o” (mend): one mends socks. Write: fix.`,
      ],
    },
    {
      fault: 'a telegram',
      change: swap(sample.chineseTags, '代码库里有什么。', '令牌的主人。'),
      says: `${sample.chineseTags}:4: “令牌的主人。” (主人): 令牌没有主人. Write: 令牌所有者.`,
    },
  ],
  terminology: [
    {
      fault: 'a wrong word in Chinese',
      change: swap(chinese, '示例放在代码库里', '示例放在仓库里'),
      says: `${chinese}:9: “仓库” is the wrong word`,
    },
    {
      fault: 'a wrong word in English',
      change: swap(english, 'A sample lives', 'A pull request lives'),
      says: `${english}:10: “pull request” is the wrong word`,
    },
    {
      fault: 'a wrong name in a description',
      change: swap(english, 'description: Create', 'description: On Atomgit, create'),
      says: `${english}:4: “Atomgit” is the wrong word: the name is written so. Write “AtomGit”`,
    },
    {
      fault: 'an abbreviation in small letters',
      change: swap(english, 'A sample lives', 'The commit id lives'),
      says: `${english}:10: “commit id” is the wrong word`,
    },
  ],
  typography: [
    ...(
      [
        ['a half-width comma', '代码库里,开', 'Half-width punctuation beside Chinese'],
        ['a half-width colon before Chinese', '步骤 a:开', 'Half-width punctuation beside Chinese'],
        ['a half-width full stop', '代码库里.', 'Half-width punctuation beside Chinese'],
        ['half-width brackets', '代码库(库)里', 'Half-width brackets beside Chinese'],
        ['no space after Chinese', '代码库Git 里', 'No space between Chinese and Latin'],
        ['no space before Chinese', '代码库 Git里', 'No space between Chinese and Latin'],
        ['no space beside digits', '代码库 2步', 'No space between Chinese and Latin'],
        ['no space beside code', '代码库`git` 里', 'No space between Chinese and Latin'],
        ['a space before punctuation', '代码库 ，里', 'A space beside full-width punctuation'],
        ['a space after punctuation', '代码库， 里', 'A space beside full-width punctuation'],
        ['three dots', '代码库...', 'A wrong ellipsis'],
        ['half an ellipsis', '代码库…', 'A wrong ellipsis'],
        ['straight quotation marks', '代码库"里"', 'Straight quotation marks around Chinese'],
        ['a line break', '代码库\n里', 'A line break inside a Chinese paragraph'],
        ['full-width digits', '代码库１', 'Full-width letters, digits or space'],
        ['emphasis that failed', '代码库**“里”**开', 'Emphasis did not take effect'],
        ['two spaces', '代码库  里', 'Two spaces in a row'],
      ] as const
    ).map(([fault, by, says]) => ({
      fault: `${fault} in Chinese`,
      change: swap(chinese, '代码库里', by),
      // Both halves of a pair are wrong.
      says: [`${chinese}:9: ${says}`, ...(pairs.has(by) ? [`${chinese}:9: ${says}`] : [])],
    })),
    {
      fault: 'full-width punctuation in English',
      change: swap(english, 'a repository;', 'a repository；'),
      says: `${english}:10: Full-width punctuation`,
    },
    {
      fault: 'two spaces in English',
      change: swap(english, 'A sample lives', 'A sample  lives'),
      says: `${english}:10: Two spaces in a row`,
    },
    {
      fault: 'British spelling',
      change: swap(english, 'A sample lives', 'Its Behaviour lives'),
      says: `${english}:10: “Behaviour” is British or older spelling. Write “behavior”`,
    },
    {
      fault: 'an older form with a hyphen',
      change: swap(english, 'A sample lives', 'An e-mail lives'),
      says: `${english}:10: “e-mail” is British or older spelling. Write “email”`,
    },
  ],
  steps: [
    {
      fault: 'a procedure in a plain list',
      change: swap(
        chinese,
        '```bash\ngit status',
        '1. 打开 <Ui>设置</Ui>。\n2. 选择一项。\n3. 点击 <Ui>确定</Ui>。\n\n```bash\ngit status',
      ),
      says: `${chinese}:22: A procedure in the interface is not shown as steps. Put`,
    },
  ],
  structure: [
    {
      fault: 'a guide of one section',
      change: swap(chinese, '## 创建示例 {#create}', '创建示例'),
      says: `${chinese}:1: The page has fewer than two sections`,
    },
    {
      fault: 'a last section that is not about what is next',
      change: swap(chinese, '{#next}', '{#end}'),
      says: `${chinese}:46: The last section does not say what to read next`,
    },
    {
      fault: 'a last section without a page of this site',
      change: swap(chinese, '接着[管理另一个示例](/repo/other#create)。', ''),
      says: `${chinese}:46: The last section has no link`,
    },
    {
      fault: 'a title used twice',
      change: swap(chinese, 'title: 管理示例', 'title: 管理样本'),
      says: `${sample.otherChinese}:2: The title is that of ${chinese} too`,
    },
    {
      fault: 'a description used twice',
      change: swap(english, 'Create a sample, name it', 'Create a specimen, name it'),
      says: `${otherEnglish}:4: The description is that of ${english} too`,
    },
  ],
  unfinished: [
    {
      fault: 'the folder of somebody',
      change: swap(chinese, 'git status', 'cd /home/dev/project'),
      says: `${chinese}:23: /home/dev is the folder of one machine`,
    },
    {
      fault: 'a marker of the skeleton',
      change: swap(chinese, '示例放在', 'TODO（这一页说什么）示例放在'),
      says: `${chinese}:9: The page is unfinished: “TODO”`,
    },
    {
      fault: 'a marker in the front matter',
      change: swap(english, 'title: Manage', 'title: TODO Manage'),
      says: `${english}:2: The page is unfinished: “TODO”`,
    },
    {
      fault: 'a promise',
      change: swap(english, 'A sample lives', 'Coming soon: a sample lives'),
      says: `${english}:10: The page is unfinished: “Coming soon”`,
    },
  ],
  images: [
    {
      fault: 'no alternative text',
      change: swap(chinese, '![示例的两个部分]', '![]'),
      says: `${chinese}:42: The image has no alternative text`,
    },
    {
      fault: 'a long alternative text',
      change: swap(chinese, '![示例的两个部分]', `![${'长'.repeat(151)}]`),
      says: `${chinese}:42: The alternative text is too long`,
    },
    {
      fault: 'a file that is not there',
      change: swap(chinese, '/img/sample.svg', '/img/none.svg'),
      says: `${chinese}:42: There is no file /img/none.svg in static/`,
    },
    {
      fault: 'a file elsewhere',
      change: swap(chinese, '/img/sample.svg', 'https://example.com/x.png'),
      says: `${chinese}:42: There is no file https://example.com/x.png in static/`,
    },
  ],
  cells: [
    {
      fault: 'two sentences, of which the last does not end',
      change: swap(
        english,
        '| Name | 50 characters |',
        '| Name | Up to 50 characters. Shown to all |',
      ),
      says: `${english}:41: The last sentence of the cell does not end: “n to all”. Add “.”`,
    },
    {
      fault: 'the same in Chinese',
      change: swap(chinese, '| 名字 | 50 个字符 |', '| 名字 | 最多 50 个字符。所有人可见 |'),
      says: `${chinese}:40: The last sentence of the cell does not end`,
    },
    {
      fault: 'the period of a phrase',
      change: swap(english, '| Name | 50 characters |', '| Name | 50 characters. |'),
      says: `${english}:41: A cell of one phrase or sentence ends with a period`,
    },
  ],
  codeBlocks: [
    {
      fault: 'a block without language',
      change: swap(chinese, '```bash', '```'),
      says: `${chinese}:22: The code block has no language`,
    },
    {
      fault: 'broken JSON',
      change: swap(chinese, '{"name": "sample"}', '{\n  "name": sample\n}'),
      says: `${chinese}:26: The block is not valid JSON: Unexpected token 's'. Correct it`,
    },
    {
      fault: 'broken YAML',
      change: swap(chinese, 'name: sample', 'name: "sample'),
      says: `${chinese}:31: The block is not valid YAML`,
    },
    {
      fault: 'a shell command that does not parse',
      change: swap(chinese, 'git status', 'git fetch\ngit log (main'),
      says: `${chinese}:24: The block is not valid BASH: syntax error near unexpected token`,
    },
    {
      fault: 'a program that does not parse',
      change: swap(chinese, '```bash\ngit status', '```js\nconst a = 1;\nconst = 2;'),
      says: `${chinese}:24: The block is not valid JS: Variable declaration expected.`,
    },
    {
      fault: 'a prompt',
      change: swap(chinese, 'git status', 'git fetch\n$ git status'),
      says: `${chinese}:24: The command begins with a prompt`,
    },
    {
      fault: 'an empty block',
      change: swap(chinese, 'git status', ''),
      says: `${chinese}:22: The code block is empty`,
    },
  ],
  components: [
    {
      fault: 'an unlisted component',
      change: swap(chinese, '<kbd>Enter</kbd>', '<Key>Enter</Key>'),
      says: `${chinese}:16: <Key> is not a component of this site`,
    },
    {
      fault: 'an unlisted attribute',
      change: swap(chinese, '<kbd>', '<kbd style="color: red">'),
      says: `${chinese}:16: <kbd> has no attribute style`,
    },
    {
      fault: 'a Chinese label beside a Chinese label',
      change: swap(chinese, '<Ui>', '<Ui zh="设置">'),
      says: `${chinese}:15: <Ui> has zh on a Chinese page`,
    },
    {
      fault: 'an unknown kind of note',
      change: swap(chinese, ':::note', ':::caution'),
      says: `${chinese}:34: :::caution is no kind of note`,
    },
    {
      fault: 'a note that failed',
      change: swap(chinese, ':::note[名字]', ':::note 名字'),
      says: `${chinese}:34: A note did not take effect`,
    },
    {
      fault: 'an import',
      change: swap(chinese, '## 创建', "import x from './x';\n\n## 创建"),
      says: `${chinese}:11: Prose imports and exports nothing`,
    },
    {
      fault: 'an expression',
      change: swap(chinese, '示例放在', '{1 + 1} 示例放在'),
      says: `${chinese}:9: {1 + 1} is code, not prose`,
    },
    {
      fault: 'an expression as attribute',
      change: swap(english, 'zh="设置"', 'zh={"设置"}'),
      says: `${english}:16: An attribute of <Ui> is code`,
    },
    {
      fault: 'a post that is not cut',
      change: swap(chinesePost, '{/* truncate */}', ''),
      says: `${chinesePost}:1: The list of posts does not know where to cut`,
    },
    {
      fault: 'a post that is cut twice',
      change: swap(englishPost, '{/* truncate */}', '{/* truncate */}\n\n{/* truncate */}'),
      says: `${englishPost}:14: The list of posts does not know where to cut`,
    },
  ],
  uiStrings: [
    {
      fault: 'a string without English',
      change: {file: sample.englishCode, text: '{}'},
      says: `${sample.component}:4: The string “sample.count” has no English. Add it to i18n/en/code.json.`,
    },
    {
      fault: 'a string that is not Chinese in the code',
      change: swap(sample.component, '共 {count} 个', '{count} in all'),
      says: `${sample.component}:4: The string “sample.count” is not in Chinese`,
    },
    {
      fault: 'a lost placeholder',
      change: swap(sample.englishCode, '{count} in all', 'some'),
      says: `${sample.component}:4: The placeholders of “sample.count” differ`,
    },
    {
      fault: 'Chinese among the English strings',
      change: swap(sample.navbar, 'Help', '帮助'),
      says: `${sample.navbar}:2: The string “item.label.帮助” is not in English`,
    },
    {
      fault: 'an empty string',
      change: swap(sample.navbar, '"Help"', '""'),
      says: `${sample.navbar}:2: The string “item.label.帮助” is empty`,
    },
    {
      fault: 'English among the Chinese strings',
      change: swap(sample.chineseCode, '补上的中文', 'still English'),
      says: 'i18n/zh-Hans/code.json:2: The string “theme.untranslated” is not in Chinese',
    },
    {
      fault: 'a stock string without Chinese',
      change: {file: sample.chineseCode, text: '{}'},
      says: 'i18n/zh-Hans/code.json:1: The stock string “theme.untranslated” has no Chinese',
    },
    {
      fault: 'a string that no code uses',
      change: swap(
        sample.chineseCode,
        'theme.untranslated"',
        'theme.translated": {"message": "甲"}, "gone"',
      ),
      says: [
        'i18n/zh-Hans/code.json:1: The stock string “theme.untranslated” has no Chinese',
        'i18n/zh-Hans/code.json:2: No code uses the string “gone”',
      ],
    },
    {
      fault: 'a sidebar group without English',
      change: swap('sidebars.ts', "'repo'})", "'repo'}), category({key: 'org'})"),
      says: [
        `${sample.sidebarStrings}:1: The string “sidebar.….category.org” of sidebars.ts has no English`,
        `${sample.sidebarStrings}:1: The string “sidebar.….category.org.link.generated-index.title” of sidebars.ts`,
        `${sample.sidebarStrings}:1: The string “sidebar.….category.org.link.generated-index.description” of`,
      ],
    },
    {
      fault: 'a navbar item that was renamed',
      change: swap(sample.navbar, '帮助', '帮手'),
      says: [
        `${sample.navbar}:1: The string “item.label.帮助” of config/navbar.ts has no English`,
        `${sample.navbar}:2: The string “item.label.帮手” belongs to nothing in config/navbar.ts`,
      ],
    },
  ],
};

for (const [name, cases] of Object.entries(faults) as [RuleName, Fault[]][]) {
  for (const {fault, change, says, site} of cases) {
    test(`${name} refuses ${fault}`, () => {
      const found = rules[name].check(makeSample(change, site)).map(formatProblem).sort();
      const wanted = [says].flat().sort();
      const starts = found.map((message, index) => message.slice(0, wanted[index]?.length));
      assert.deepEqual(starts, wanted, found.join('\n'));
    });
  }
}
