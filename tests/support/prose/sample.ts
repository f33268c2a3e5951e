import {fingerprintOf} from '../../../config/frontMatter';
import {parseCorpus, type Contract, type Corpus} from './corpus';

const guides = 'i18n/en/docusaurus-plugin-content-docs/current';
const posts = 'i18n/en/docusaurus-plugin-content-blog';

/** The files of the sample, for the tests that change one. */
export const sample = {
  chinese: 'docs/repo/sample.mdx',
  english: `${guides}/repo/sample.mdx`,
  otherChinese: 'docs/repo/other.mdx',
  otherEnglish: `${guides}/repo/other.mdx`,
  chinesePost: 'blog/Sample.mdx',
  englishPost: `${posts}/Sample.mdx`,
  chinesePage: 'src/pages/tools.mdx',
  englishPage: 'i18n/en/docusaurus-plugin-content-pages/tools.mdx',
  chineseTags: 'docs/tags.yml',
  englishTags: `${guides}/tags.yml`,
  englishCode: 'i18n/en/code.json',
  chineseCode: 'i18n/zh-Hans/code.json',
  navbar: 'i18n/en/docusaurus-theme-classic/navbar.json',
  sidebarStrings: `${guides}.json`,
  component: 'src/components/Sample/index.tsx',
} as const;

const code = `\`\`\`bash
git status
\`\`\`

\`\`\`json title="sample.json"
{"name": "sample"}
\`\`\`

\`\`\`yaml
name: sample
\`\`\``;

const chineseGuide = `---
title: 管理示例
sidebar_label: 示例
description: 创建示例、给它起名、把它交给别人，并在不再需要的时候删除它。
tags: [repo]
checked: 2024-08
---

**谁可以操作**：开发者。示例放在代码库里，开发者可以用 \`git\` 创建它，共 2 步，耗时 1:30。

## 创建示例 {#create}

<Steps>

1. 打开 <Ui>设置</Ui>，再点击“新建Sample”。
2. 按 <kbd>Enter</kbd>。

</Steps>

### 名字被占用 {#name-taken}

${code}

:::note[名字]
名字不超过 50 个字符（不含空格）。
:::

| 字段 | 限制 |
|---|---|
| 名字 | 50 个字符 |

![示例的两个部分](/img/sample.svg)

另见[新建](#create)、[文件](pathname:///files/sample.json)和[带标签的页面](/tags/repo)。

## 下一步 {#next}

接着[管理另一个示例](/repo/other#create)。

- [Git 手册](https://git-scm.com/book/zh/v2)
`;

const englishGuide = `---
title: Manage samples
sidebar_label: Samples
description: Create a sample, name it, hand it over to someone else, and delete it when it has served its purpose.
tags: [repo]
checked: 2024-08
source: SOURCE
---

**Who can do this:** developers. A sample lives in a repository; a developer creates one with \`git\` in 2 steps, which takes 1:30.

## Create a sample {#create}

<Steps>

1. Open <Ui zh="设置">Settings</Ui>, then choose “New sample”.
2. Press <kbd>Enter</kbd>.

</Steps>

### The name is taken {#name-taken}

${code}

:::note[Names]
A name has at most 50 characters (without spaces).
:::

| Field | Limit |
|---|---|
| Name | 50 characters |

![The two halves of a sample](/img/sample.svg)

See also [creating](#create), [the file](pathname:///files/sample.json) and [pages with the tag](/tags/repo).

## Next step {#next}

Then [manage another sample](/repo/other#create).

- [The Git book](https://git-scm.com/book/en/v2)
`;

const chinesePost = `---
title: 一个示例的故事
description: 从第一次提交到最后一次合并，跟着一个示例走完它的一生。
date: 2024-08-01T10:00:00+08:00
authors: [{name: AtomGit 文档团队}]
tags: [git]
---

读完之后，你会有一个自己的示例。

{/* truncate */}

## 开始 {#start}

先看[示例](/repo/sample)。
`;

const englishPost = `---
title: The story of a sample
description: From its first commit to its last merge, follow one sample through all of its life.
date: 2024-08-01T10:00:00+08:00
authors: [{name: AtomGit docs team}]
tags: [git]
source: SOURCE
---

At the end you have a sample of your own.

{/* truncate */}

## Start {#start}

Have a look at [samples](/repo/sample) first.
`;

const chinesePage = `---
title: 示例工具
description: 在浏览器里试一试示例：写一个、看结果，什么都不会离开这个页面。
---

# 示例工具

## 试一试 {#try}

写一个示例。
`;

const englishPage = `---
title: Sample tools
description: Try a sample in the browser, write one, see what comes out; nothing leaves this page.
source: SOURCE
---

# Sample tools

## Try the command {#try}

Write a sample.
`;

const component = `import {translate} from '@docusaurus/Translate';

export default function Sample({count}: {count: number}) {
  return <p>{translate({id: 'sample.count', message: '共 {count} 个'}, {count})}</p>;
}
`;

const apiPaths = `me:
  get:
    operationId: getMe
    responses:
      '200': {content: {application/json: {schema: &user {properties: {login: {type: string}}}}}}
  patch:
    operationId: renameMe
    requestBody: {content: {application/json: {schema: *user}}}
    responses: {}
`;

function translationOf(english: string, chinese: string): string {
  return english.replace('SOURCE', fingerprintOf(chinese));
}

/** The same guide under another name; the two link to each other. */
function renamed(guide: string, words: Record<string, string>): string {
  const all = {...words, '/repo/other#create': '/repo/sample#create'};
  return Object.entries(all).reduce((text, [from, to]) => text.replace(from, to), guide);
}

function tagList(label: string, description: string): string {
  return `repo:\n  label: ${label}\n  permalink: /repo\n  description: ${description}\n`;
}

function messages(entries: Record<string, string>): string {
  const pairs = Object.entries(entries).map(([key, message]) => [key, {message}]);
  return JSON.stringify(Object.fromEntries(pairs), undefined, 2);
}

function makeFiles(): Map<string, string> {
  const otherChinese = renamed(chineseGuide, {管理示例: '管理样本', 创建示例: '创建样本'});
  const otherEnglish = renamed(englishGuide, {
    'Manage samples': 'Manage specimens',
    'Create a sample': 'Create a specimen',
  });
  const blogTags = (text: string) => tagList('Git', text).replaceAll('repo', 'git');
  return new Map([
    [sample.chinese, chineseGuide],
    [sample.english, translationOf(englishGuide, chineseGuide)],
    [sample.otherChinese, otherChinese],
    [sample.otherEnglish, translationOf(otherEnglish, otherChinese)],
    [sample.chinesePost, chinesePost],
    [sample.englishPost, translationOf(englishPost, chinesePost)],
    [sample.chinesePage, chinesePage],
    [sample.englishPage, translationOf(englishPage, chinesePage)],
    [sample.chineseTags, tagList('代码库', '代码库里有什么。')],
    [sample.englishTags, tagList('Repository', 'What is in a repository.')],
    ['blog/tags.yml', blogTags('Git 的用法。')],
    [`${posts}/tags.yml`, blogTags('Git in use.')],
    [sample.component, component],
    [sample.englishCode, messages({'sample.count': '{count} in all'})],
    [sample.chineseCode, messages({'theme.untranslated': '补上的中文'})],
    [sample.navbar, messages({'item.label.帮助': 'Help'})],
    ['openapi/openapi.yaml', "paths:\n  /user/info: {$ref: 'paths/user.yaml#/me'}\n"],
    ['openapi/paths/user.yaml', apiPaths],
    ['sidebars.ts', "export default {docs: [category({key: 'repo'})]};\n"],
    [
      sample.sidebarStrings,
      messages({
        'sidebar.docs.category.repo': 'Repository',
        'sidebar.docs.category.repo.link.generated-index.title': 'Repository',
        'sidebar.docs.category.repo.link.generated-index.description': 'All about it.',
      }),
    ],
  ]);
}

const contract: Contract = {
  routes: new Set([
    '/repo/sample',
    '/repo/other',
    '/repo/later',
    '/blog/Sample',
    '/openAPI/api_versioned/get-me',
    '/tools',
    '/category/api',
    '/tags',
    '/tags/repo',
    '/tags/later',
  ]),
  pending: new Set(['/repo/later', '/tags/later']),
  aliases: {'/repo/old': '/repo/sample'},
  staticFiles: new Set(['/img/sample.svg', '/files/sample.json']),
  stock: {
    ids: new Set(['theme.translated', 'theme.untranslated']),
    inChinese: new Set(['theme.translated']),
  },
  chrome: {navbar: ['item.label.帮助']},
  commands: {git: {subcommands: {status: ['--short'], push: ['--force']}}},
  tableWords: {heads: {字段: ['Field'], 限制: ['Limit']}, cells: {是: ['Yes'], 否: ['No']}},
  limits: [
    {
      id: 'sample.name',
      value: 50,
      unit: 'character',
      bound: 'most',
      what: {zh: '名字', en: 'Name'},
      binds: {zh: '每个示例', en: 'Each sample'},
      page: '/repo/sample#name-taken',
      also: ['/repo/other'],
      checked: '2024-08',
      line: 9,
    },
  ],
  spokenQuantities: [],
};

export type Change =
  {file: string; replace: string; by: string} | {file: string; text: string} | {remove: string};

/** A small site without faults, changed as told. */
export function makeSample(change?: Change, terms: Partial<Contract> = {}): Corpus {
  const files = makeFiles();
  if (change && 'remove' in change) {
    files.delete(change.remove);
  } else if (change && 'text' in change) {
    files.set(change.file, change.text);
  } else if (change) {
    const before = files.get(change.file) ?? '';
    if (!before.includes(change.replace)) {
      throw new Error(`${change.file} does not contain ${change.replace}`);
    }
    files.set(change.file, before.replace(change.replace, change.by));
  }
  return parseCorpus(files, {...contract, ...terms});
}
