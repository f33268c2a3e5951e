import path from 'node:path';

import {readMovedHeadings} from '../../../config/movedHeadings';
import {locateProse} from '../../../config/proseTrees';
import type {MdxNode, Transformer} from './tree';

/** The old ids of each heading of a page, by its present id. */
function findOldIds(route: string, moved: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [old, now] of moved) {
    const [page, id = ''] = now.split('#');
    if (page !== route) continue;
    found.set(id, [...(found.get(id) ?? []), old.replace(/.*#/, '')]);
  }
  return found;
}

function addTargets(node: MdxNode, oldIds: ReadonlyMap<string, string[]>): void {
  const id = node.properties?.id;
  if (/^h[2-6]$/.test(node.tagName ?? '') && typeof id === 'string') {
    const targets = (oldIds.get(id) ?? []).map((old) => ({
      type: 'element',
      tagName: 'span',
      properties: {id: old},
      children: [],
    }));
    node.children = [...targets, ...(node.children ?? [])];
  }
  node.children?.forEach((child) => {
    addTargets(child, oldIds);
  });
}

/** Lets readers arrive who follow a link to the former id of a heading. */
export default function rehypeOldAnchors(moved = readMovedHeadings()): Transformer {
  return (tree, file) => {
    if (moved.size === 0) return;
    const name = path.relative(process.cwd(), file.path ?? '').replaceAll('\\', '/');
    const route = locateProse(name)?.route;
    if (route !== undefined) addTargets(tree, findOldIds(route, moved));
  };
}
