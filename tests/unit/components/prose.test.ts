import '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

import rehypeProse, {plainTags} from '../../../plugins/mdx/rehypeProse';
import {isComponent, replaceNodes, type MdxNode} from '../../../plugins/mdx/tree';
import registry from '../../../src/theme/MDXComponents';
import {readAttributes} from '../support/page';

const mdxNodes = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** The HTML of a page, and the elements of it that are one string each. */
function draw(text: string): {html: string; ready: string[]} {
  const parser = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkRehype, {passThrough: [...mdxNodes]});
  const tree = parser.runSync(parser.parse(text)) as MdxNode;
  rehypeProse()(tree, {});
  const ready: string[] = [];
  replaceNodes(tree, (node) => {
    if (!isComponent(node)) return undefined;
    const {as = 'mark', html = '', start} = readAttributes(node);
    if (node.name === 'Prose') ready.push(as);
    const children = [{type: 'raw', value: html}];
    return {type: 'element', tagName: as, properties: {start}, children};
  });
  return {html: toHtml(tree as unknown as Root, {allowDangerousHtml: true}), ready};
}

test('a paragraph becomes one string, and links that lead elsewhere get a tab of their own', () => {
  const page =
    'See **[branches](/repo/branch#new)**, [below](#x), and [Git](https://git-scm.com "Manual").\n';
  assert.deepEqual(draw(page), {
    ready: ['p'],
    html:
      '<p>See <strong><a href="/repo/branch#new">branches</a></strong>, <a href="#x">below</a>, and ' +
      '<a href="https://git-scm.com" title="Manual" target="_blank" rel="noopener noreferrer">Git</a>.</p>',
  });
});

test('text alone stays as it is, and signs of HTML in it stay text', () => {
  assert.deepEqual(draw('Plain text.\n\n`<a href="/x">` & *"so"*\n'), {
    ready: ['p'],
    html: '<p>Plain text.</p>\n<p><code>&lt;a href="/x"></code> &amp; <em>"so"</em></p>',
  });
});

test('an interface label shows the Chinese original, marked as Chinese, wherever it stands', () => {
  const label =
    '<b class="ui-label">Settings</b> <span class="ui-original">(<span lang="zh-Hans">设置</span>)</span>';
  const {html} = draw(
    '## <Ui zh="设置">Settings</Ui>\n\nOpen <Ui zh="设置">Settings</Ui>.\n\n<Ui>SSH Keys</Ui>\n',
  );
  assert.equal(
    html,
    `<h2>${label}</h2>\n<p>Open ${label}.</p>\n<p><b class="ui-label">SSH Keys</b></p>`,
  );
});

test('a list is one string and keeps its first number; an item with a component is drawn apart', () => {
  assert.deepEqual(
    draw('3. Press <kbd>Esc</kbd>\n4. a **b**\n\n<Tag />\n\n- a **b**\n- a <Tag />\n'),
    {
      ready: ['ol', 'li'],
      html:
        '<ol start="3">\n<li>Press <kbd>Esc</kbd></li>\n<li>a <strong>b</strong></li>\n</ol>\n' +
        '<mark></mark>\n<ul>\n<li>a <strong>b</strong></li>\n<li>a <mark></mark></li>\n</ul>',
    },
  );
});

test('of a table the head and the body are one string each; a header cell says what it heads, an empty one is none', () => {
  assert.deepEqual(draw('| | Size |\n| - | - |\n| `a` | 1 |\n'), {
    ready: ['thead', 'tbody'],
    html:
      '<table>\n<thead><tr><td></td><th scope="col">Size</th></tr></thead>\n' +
      '<tbody><tr><td><code>a</code></td><td>1</td></tr></tbody>\n</table>',
  });
});

test('what components take care of is left to them: relative links, pictures, footnotes, tasks, columns to the right', () => {
  for (const page of [
    '[a](./b.mdx)',
    '[a](pathname:///x)',
    '![a](/b.png)',
    '- [ ] task',
    '| A |\n| -: |\n| *a* |',
    'a[^1] *b*\n\n[^1]: Note',
  ]) {
    assert.deepEqual(draw(`${page}\n`).ready, [], page);
  }
});

test('no element that is drawn without a component has one that would change it', () => {
  // Theirs act on footnotes, tasks and relative addresses only.
  const harmless = ['a', 'li', 'ul'];
  const replaced = plainTags.filter((tag) => tag in registry);
  assert.deepEqual(replaced, harmless);
});
