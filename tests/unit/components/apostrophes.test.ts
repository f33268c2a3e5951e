import assert from 'node:assert/strict';
import {test} from 'node:test';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {renderMarkdown} from '../../../plugins/api-reference/page/markdown';
import remarkApostrophes from '../../../plugins/writing/mdx/remarkApostrophes';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';
import {readText} from '../../../plugins/writing/tables/columns';

function read(text: string, path: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as unknown as MdxNode;
  remarkApostrophes()(tree, {path});
  return readText(tree);
}

test('in English prose an apostrophe is typographic; code and other quotation marks stay as they are typed', () => {
  const text = "A user's page, users' pages, 'quoted' words and `it's code`\n";
  assert.equal(
    read(text, 'i18n/en/docs/a.mdx'),
    "A user’s page, users’ pages, 'quoted' words and it's code",
  );
  assert.match(read(text, 'docs/a.mdx'), /user's/);
  assert.equal(renderMarkdown("The user's home page."), '<p>The user’s home page.</p>');
  assert.equal(
    renderMarkdown("The [user's](/a) `owner's` page."),
    '<p>The <a href="/a">user’s</a> <code>owner\'s</code> page.</p>',
  );
});
