import path from 'node:path';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {remarkPlugins} from '../../../plugins/writing/mdx/index';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';

/** Runs a page through our plugins, as the build does before it goes on with the tree. */
export function compilePage(text: string, file = 'docs/page.mdx'): MdxNode {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const tree = parser.parse(text) as MdxNode;
  for (const plugin of remarkPlugins) plugin()(tree, {path: path.resolve(file)});
  return tree;
}

/** The attributes of every component of this name, in the order of the page. */
export function findComponents(tree: MdxNode, name: string): Record<string, string>[] {
  const own = tree.name === name ? [readAttributes(tree)] : [];
  return [...own, ...(tree.children ?? []).flatMap((child) => findComponents(child, name))];
}

export function readAttributes({attributes = []}: MdxNode): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({name = '', value}) => [name, typeof value === 'string' ? value : '']),
  );
}
