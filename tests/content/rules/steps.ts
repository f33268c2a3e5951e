import type {List, Nodes} from 'mdast';

import {isJsx} from '../../support/prose/jsx';
import {childrenOf, problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

/** Two things to look at are no procedure. */
const fewest = 3;

function* numberedListsIn(node: Nodes): Generator<List> {
  if (isJsx(node) && node.name === 'Steps') return;
  if (node.type === 'list' && node.ordered) yield node;
  for (const child of childrenOf(node)) yield* numberedListsIn(child);
}

const namesLabel = (entry: Nodes): boolean =>
  [...walk(entry)].some((node) => isJsx(node) && node.name === 'Ui');

function checkList(page: Page, list: Nodes): Problem[] {
  const entries = childrenOf(list);
  if (entries.length < fewest || entries.filter(namesLabel).length * 2 < entries.length) return [];
  const what = 'A procedure in the interface is not shown as steps';
  const remedy = 'Put `<Steps>` before the list and `</Steps>` behind it, between empty lines.';
  return [problemAt(page, list, what, remedy)];
}

export const rule: Rule = {
  title: 'What is done in the interface, one thing after the other, is shown as steps',
  check: onEachPage((page) =>
    [...numberedListsIn(page.tree)].flatMap((list) => checkList(page, list)),
  ),
};
