import assert from 'node:assert/strict';
import {test} from 'node:test';

import {twinOf} from '../../../src/navigation/twin';
import {readArticle} from '../../../plugins/programs/article';
import {listAddresses} from '../../../plugins/programs/addresses';
import {parsePage} from '../../../plugins/programs/hast';
import {readHead} from '../../../plugins/programs/pages';
import {linkToTwins, writeTwin} from '../../../plugins/programs/twin';
import {readText, writeMarkdown} from '../../../plugins/programs/markdown';

const articleOf = (html: string, page = '/repo/branch') => readArticle(parsePage(html), page);

const markdownOf = (main: string): string =>
  writeMarkdown(readText(articleOf(`<body><main class=x>${main}</main></body>`)));

/** What a component is drawn as, and how it reads. */
const forms: Record<string, [html: string, markdown: string]> = {
  'tabs: all of them, each under its label': [
    '<div class="tabs-container"><ul role=tablist><li role=tab>Linux<li role=tab>macOS</ul>' +
      '<div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>',
    '**Linux**\n\nOne\n\n**macOS**\n\nTwo\n',
  ],
  'code: its language, without colours and buttons': [
    '<figure class=code-frame data-language=bash><figcaption class=code-title>run.sh</figcaption>' +
      '<pre><code><span class=tk-x>git</span> fetch\ngit  log</code></pre>' +
      '<span class="copy_bTzf code-copy"><button>Copy</button></span></figure>',
    '**run.sh**\n\n```bash\ngit fetch\ngit  log\n```\n',
  ],
  'details: of phrases only, in the line of the summary': [
    '<ul><li>a.yaml <details><summary>SHA-256</summary> <code>0a1b</code></details></ul>',
    '- a.yaml SHA-256 `0a1b`\n',
  ],
  'details: open, under the summary': [
    '<details><summary>More</summary><p>Text</p></details>',
    '**More**\n\nText\n',
  ],
  'a response: its heading stays one': [
    '<details><summary><h3 id=a>200 OK<a class=hash-link href=#a>#</a></h3><span>Fine.</span></summary><p>Text</p></details>',
    '### 200 OK\n\nFine.\n\nText\n',
  ],
  'a note: a quotation under its title': [
    '<div class=theme-admonition><div class=admonitionHeading_Gvgb><span class=admonitionIcon_Rf37><svg/></span>Mind</div>' +
      '<div class=admonitionContent_BuS1><p>Text</div></div>',
    '> **Mind**\n>\n> Text\n',
  ],
  'a drawing: caption and description': [
    '<figure class=diagram><svg role=img><title>t</title><desc>All of it.</desc><text>part</text></svg><figcaption>What it shows</figcaption></figure>',
    '**What it shows**\n\nAll of it.\n',
  ],
  'a label of the interface: bold, the original in brackets': [
    '<p><b class=label_lBHr>New branch</b> <span>(<span lang=zh-Hans>新建分支</span>)</span></p>',
    '**New branch** (新建分支)\n',
  ],
  'cards: a list of links': [
    '<ul><li class=card_tSoT><svg aria-hidden=true></svg><a href=/a>Tags</a><div class=text_S3Z2><p>Mark versions.</p></div></ul>',
    '- [Tags](/a): Mark versions.\n',
  ],
  'a field: name, type and duty': [
    '<ul><li class=api-field><div class=api-field-head><a class=api-field-name href=#x><code>x</code></a><div>string</div><div>required</div></div></ul>',
    '- `x` (string, required)\n',
  ],
  'boxes to tick: a list under their legend': [
    '<fieldset class=group_a1B2><legend>Issues</legend><label class=task_a1B2><input type=checkbox>' +
      '<span>Read issues</span><span><code>repo</code></span></label></fieldset>',
    '**Issues**\n\n- Read issues – `repo`\n',
  ],
  'what a tool asks and answers is left out': [
    '<section><div data-markdown-ignore><label>Name</label><input></div><fieldset data-markdown-ignore>' +
      '<label><input type=radio>One</label></fieldset><p>Text</p>' +
      '<div data-markdown-ignore><p role=status>Fill it in</p><button>Clear</button></div></section>',
    'Text\n',
  ],
  'what leads around the site is left out': [
    '<nav><a href=/>Home</a></nav><p>Text</p><footer>Edit</footer>',
    'Text\n',
  ],
};

for (const [name, [html, markdown]] of Object.entries(forms)) {
  test(`markdown form of ${name}`, () => {
    assert.equal(markdownOf(html), markdown);
  });
}

test('a component without Markdown form stops the build with its name and page', () => {
  assert.throws(
    () => markdownOf('<div><canvas class=hero_x1y2></canvas></div>'),
    /^Error: \/repo\/branch: <canvas> of Hero has no Markdown form\. Add it to plugins/,
  );
  assert.throws(() => markdownOf('<p><video></video>'), /<video> of a component has no Markdown/);
  assert.throws(() => articleOf('<body><p>Text', '/x'), /\/x has no <main>/);
});

test('addresses: pages of every route but the search, once each', () => {
  const routes = [
    {path: '/en/search', component: ''},
    {path: '/en/404.html', component: ''},
    {path: '/en/', component: '', routes: [{path: '/en/repo', component: ''}]},
    {path: '/en/oauth/', component: ''},
    {path: '/en/', component: ''},
    {path: '*', component: ''},
  ];
  assert.deepEqual(listAddresses(routes, '/en/'), ['/en/repo', '/en/oauth', '/en']);
  assert.equal(twinOf('/en', '/en/'), '/en/index.md');
  assert.equal(twinOf('/docs', '/docs/'), '/docs/index.md');
  assert.equal(twinOf('/', '/'), '/index.md');
  assert.equal(twinOf('/repo/branch', '/'), '/repo/branch.md');
});

test('links lead to twins, keep their place in the page, and need no page to start from', () => {
  const link = linkToTwins({url: 'https://example.com/tags'}, new Map([['/repo', '/repo.md']]));
  assert.equal(link('/repo'), 'https://example.com/repo.md');
  assert.equal(link('/repo/#create'), 'https://example.com/repo.md#create');
  assert.equal(link('/specs/a.yaml'), 'https://example.com/specs/a.yaml');
  assert.equal(link('http://{host}/'), 'http://{host}/');
  assert.equal(link('#create'), '#create');
  assert.equal(link('https://git-scm.com/repo'), 'https://git-scm.com/repo');
});

test('the head is read without quotes around its values', () => {
  const html =
    '<head><title>Tags: all | Docs</title><meta name=description content="One &amp; two">' +
    '<link rel=canonical href=https://example.com/tags /></head><body>';
  assert.deepEqual(readHead(html, '/tags', 'Docs'), {
    url: 'https://example.com/tags',
    title: 'Tags: all',
    description: 'One & two',
  });
  assert.throws(() => readHead('<head></head>', '/tags', 'Docs'), /\/tags has no title/);
});

test('a twin begins with what is known of the page, safe in YAML', () => {
  const page = {
    address: '/tags',
    route: '/tags',
    twin: '/tags.md',
    url: 'https://example.com/tags',
    title: 'Tags: all "of" them',
    description: '',
    language: 'en' as const,
    tags: [],
    updated: '2026-11-21',
  };
  const article = articleOf('<main><h1>Tags</h1><a href=/x>x</a></main>');
  const {file, text} = writeTwin(page, readText(article), new Map([['/x', '/x.md']]));
  assert.equal(
    text,
    '---\ntitle: \'Tags: all "of" them\'\nurl: https://example.com/tags\nlanguage: en\nupdated: 2026-11-21\n---\n\n# Tags\n\n[x](https://example.com/x.md)\n',
  );
  const [before = '', after = ''] = file.split(/^> .*https:\/\/\S+\/en\/llms\.txt>.*\n\n/m);
  assert.equal(before + after, text);
});
