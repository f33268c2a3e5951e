import assert from 'node:assert/strict';
import {test} from 'node:test';

import remarkRelatedOperations from '../../../plugins/api-reference/remarkRelatedOperations';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';

/** What a guide with so many operations ends with: how many stand open, and what is folded below which words. */
function drawFoot(
  count: number,
  file: string,
  told: readonly string[] = [],
): {open: number; folded: number; label: string} {
  const operations = Array.from({length: count}, (_, at) => ({
    method: 'GET',
    path: `/operations/${at}`,
    address: `/openAPI/api_versioned/operation-${at}`,
    title: {'zh-Hans': `操作 ${at}`, en: `Operation ${at}`},
  }));
  const links = told.map((url) => ({type: 'link', url, children: []}));
  const tree: MdxNode = {type: 'root', children: [{type: 'paragraph', children: links}]};
  remarkRelatedOperations({readOperations: () => ({'/repo/issue': operations})})(tree, {
    path: file,
  });
  const parts = tree.children?.[1]?.children ?? [];
  const [, list, details] = parts;
  const [summary, others] = details?.children ?? [];
  return {
    open: list?.children?.length ?? 0,
    folded: others?.children?.length ?? 0,
    label: summary?.children?.[0]?.value ?? '',
  };
}

test('a guide ends with all of its few operations; of many, most are folded under their number', () => {
  assert.deepEqual(drawFoot(6, 'docs/repo/issue.mdx'), {open: 6, folded: 0, label: ''});
  assert.deepEqual(drawFoot(16, 'docs/repo/issue.mdx'), {open: 4, folded: 12, label: '其余 12 个'});
  assert.equal(
    drawFoot(16, 'i18n/en/docusaurus-plugin-content-docs/current/repo/issue.mdx').label,
    '12 more',
  );
});

test('what a guide leads to itself does not stand at its end again', () => {
  const told = [0, 1, 2].map((at) => `/openAPI/api_versioned/operation-${at}`);
  assert.equal(drawFoot(4, 'docs/repo/issue.mdx', told).open, 1);
  assert.equal(drawFoot(3, 'docs/repo/issue.mdx', told).open, 0);
});
