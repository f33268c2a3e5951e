import {failAt, isComponent, replaceNodes, type MdxNode, type Transformer} from '../mdx/tree';
import {
  chooseLayout,
  findSign,
  findTooWide,
  isBrief,
  isSmall,
  isWide,
  readColumns,
  readText,
  splitCode,
  tooWideRemedy,
  type Column,
  type Layout,
} from './columns';

/** Tells each table of a page what its columns hold; src/css/prose.css draws them by that. */
export default function remarkTables(): Transformer {
  return (tree, file) => {
    const pieces = findPieces(tree);
    replaceNodes(tree, (node) => {
      if (node.type !== 'table') return undefined;
      const all = pieces.get(node) ?? node.children ?? [];
      const columns = readColumns(all);
      const layout = chooseLayout(columns);
      const tooWide = findTooWide(columns, layout);
      if (tooWide !== undefined) failAt(file, node, tooWide, tooWideRemedy);
      const names = [
        ...(isSmall(all) ? ['table-small'] : []),
        ...(pieces.has(node) ? ['table-piece'] : []),
      ];
      drawTable(node, columns, layout, names);
      return undefined;
    });
  };
}

const headOf = (table: MdxNode): string =>
  (table.children?.[0]?.children ?? []).map(readText).join(' | ');

/** Tables in folds that have one head are pieces of one table; for each, the head and the rows of all. */
function findPieces(tree: MdxNode): Map<MdxNode, MdxNode[]> {
  const folds = tree.children?.filter((node) => isComponent(node) && node.name === 'Fold') ?? [];
  const tables = folds.flatMap(({children = []}) => children.filter(({type}) => type === 'table'));
  const rows = new Map<string, MdxNode[]>();
  for (const table of tables) {
    const [head, ...others] = table.children ?? [];
    const known = rows.get(headOf(table)) ?? (head ? [head] : []);
    rows.set(headOf(table), [...known, ...others]);
  }
  return new Map(tables.map((table) => [table, rows.get(headOf(table)) ?? []]));
}

function drawTable(
  table: MdxNode,
  columns: Column[],
  layout: Layout,
  kinds: readonly string[],
): void {
  const [head, ...rows] = table.children ?? [];
  const names = [
    ...(layout === 'table' ? [] : [`table-${layout}`]),
    ...(layout === 'cards' && isBrief(head?.children ?? []) ? ['table-brief'] : []),
    ...kinds,
    ...(isWide(columns) && layout !== 'matrix' ? ['table-wide'] : []),
  ];
  if (names.length > 0) {
    const {className = []} = (table.data?.hProperties ?? {}) as {className?: string[]};
    setProperties(table, {className: [...className, ...names]});
  }
  head?.children?.forEach((cell, index) => {
    nameColumn(cell, columns[index]);
  });
  const labels = (head?.children ?? []).map((cell) => readText(cell).trim());
  for (const row of rows) {
    row.children?.forEach((cell, index) => {
      nameColumn(cell, columns[index]);
      drawCell(cell, columns[index]);
      // Of two columns, the second one needs no name under the first.
      if (layout === 'cards' && index > 0 && labels.length > 2) {
        setProperties(cell, {dataLabel: labels[index]});
      }
      if (layout === 'matrix' && index === 0 && columns[0]?.kind !== 'signs') headRow(cell);
    });
  }
}

function setProperties(node: MdxNode, properties: Record<string, unknown>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

function nameColumn(cell: MdxNode, column: Column | undefined): void {
  if (column && column.kind !== 'text') setProperties(cell, {className: [`cell-${column.kind}`]});
}

function headRow(cell: MdxNode): void {
  setProperties(cell, {scope: 'row'});
  cell.data = {...cell.data, hName: 'th'};
}

function drawCell(cell: MdxNode, column: Column | undefined): void {
  const kind = column?.kind;
  const sign = kind === 'signs' || kind === 'code' ? findSign(cell) : undefined;
  if (sign) {
    setProperties(cell, {className: [`cell-${kind}`, `sign-${sign}`]});
    // The word stays: for screen readers, for what is copied, and for programs.
    cell.children = [
      {
        type: 'signWord',
        data: {hName: 'span', hProperties: {className: ['sign-word']}},
        children: cell.children,
      },
    ];
  }
  replaceNodes(cell, (node) => {
    if (node.type === 'inlineCode') allowBreaks(node);
    return undefined;
  });
}

/** Inside a word of code a line may break after `.`, `_`, `/` and `-`. */
function allowBreaks(code: MdxNode): void {
  const pieces = splitCode(code.value ?? '');
  if (pieces.length < 2) return;
  const hChildren = pieces.flatMap((value, index) => {
    const text: MdxNode = {type: 'text', value};
    const opportunity: MdxNode = {type: 'element', tagName: 'wbr', properties: {}, children: []};
    return index === 0 ? [text] : [opportunity, text];
  });
  code.data = {...code.data, hChildren};
}
