import type {Table} from 'mdast';

import {
  chooseLayout,
  findTooWide,
  readColumns,
  tooWideRemedy,
} from '../../../plugins/writing/tables/columns';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';
import {problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

/** The build refuses it too; asked here first, since it names only one problem at a time. */
function checkTable(page: Page, table: Table): Problem[] {
  // The plugin knows the same tree by a smaller type of its own.
  const columns = readColumns((table as unknown as MdxNode).children ?? []);
  const tooWide = findTooWide(columns, chooseLayout(columns));
  return tooWide === undefined ? [] : [problemAt(page, table, tooWide, tooWideRemedy)];
}

export const rule: Rule = {
  title: 'Every table can be shown on a phone of 360 pixels',
  check: onEachPage((page) =>
    [...walk(page.tree)]
      .filter((node) => node.type === 'table')
      .flatMap((table) => checkTable(page, table)),
  ),
};
