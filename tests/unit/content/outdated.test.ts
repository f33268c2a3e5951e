import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';

import {fingerprintOf} from '../../../config/frontMatter';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';
import remarkOutdated from '../../../plugins/writing/translations/remarkOutdated';

const chinese = '---\ntitle: 页\n---\n\n正文。\n';
const english = 'i18n/en/docusaurus-plugin-content-docs/current/user/page.mdx';

/** What stands on a translation that follows a Chinese text with this fingerprint. */
function compile(source: string, file = english): MdxNode[] {
  const files: Record<string, string> = {
    'docs/user/page.mdx': chinese,
    [english]: `---\ntitle: Page\nsource: ${source}\n---\n\nText.\n`,
  };
  const tree: MdxNode = {
    type: 'root',
    children: [{type: 'heading', depth: 1}, {type: 'paragraph'}],
  };
  const read = (name: string) => files[name] ?? assert.fail(`${name} was read`);
  remarkOutdated({read})(tree, {path: path.resolve(file)});
  return tree.children ?? [];
}

test('a translation of the present Chinese text carries no notice', () => {
  assert.deepEqual(
    compile(fingerprintOf(chinese)).map(({type}) => type),
    ['heading', 'paragraph'],
  );
});

test('a translation of an earlier Chinese text says so below its title, with the way to the Chinese page', () => {
  const [title, notice, text] = compile('0'.repeat(64));
  assert.deepEqual([title?.type, notice?.name, text?.type], ['heading', 'admonition', 'paragraph']);
  const link = notice?.children?.[0]?.children?.find(({type}) => type === 'link');
  assert.equal(link?.url, 'pathname:///user/page');
});

test('a Chinese page is nobody’s translation', () => {
  assert.equal(compile('0'.repeat(64), 'docs/user/page.mdx').length, 2);
});
