import {failAt, replaceNodes, type MdxNode, type Transformer} from '../mdx/tree';
import {
  chooseLayout,
  findFacts,
  findSign,
  findTooWide,
  isFieldList,
  isPair,
  isSmall,
  isWide,
  keepsSecond,
  longestUnbroken,
  measureLabels,
  method,
  needsLongLabels,
  readColumns,
  readText,
  sayAnswer,
  sizes,
  splitCode,
  tooWideRemedy,
  type Column,
  type Layout,
} from './columns';

/** Tells each table of a page what its columns hold; src/css/prose.css and tableCards.css draw them by that. */
export default function remarkTables(): Transformer {
  return (tree, file) => {
    replaceNodes(tree, (node) => {
      if (node.type !== 'table') return undefined;
      const rows = node.children ?? [];
      const columns = readColumns(rows);
      const layout = hasOwnForm(node) ? 'table' : chooseLayout(columns, readHeads(rows[0]));
      const tooWide = findTooWide(columns, layout);
      if (tooWide !== undefined) failAt(file, node, tooWide, tooWideRemedy);
      drawTable(node, columns, layout, isSmall(rows) ? ['table-small'] : []);
      return undefined;
    });
  };
}

const readHeads = (head: MdxNode | undefined): string[] =>
  (head?.children ?? []).map((cell) => readText(cell).trim());

function drawTable(
  table: MdxNode,
  columns: Column[],
  layout: Layout,
  kinds: readonly string[],
): void {
  const [head, ...rows] = table.children ?? [];
  const labels = readHeads(head);
  const names = [
    ...(layout === 'table' ? [] : [`table-${layout}`]),
    ...(layout === 'cards' ? nameLabels(head?.children ?? [], columns) : []),
    ...kinds,
    ...(isWide(columns) && layout !== 'matrix' && !isFieldList(labels) ? ['table-wide'] : []),
  ];
  for (const name of names) addClass(table, name);
  const isKept = (index: number): boolean =>
    layout === 'table' && index === 1 && keepsSecond(columns);
  head?.children?.forEach((cell, index) => {
    nameColumn(cell, columns[index]);
    // “CVSS 3” would break, since the signs below it are narrow.
    const isShortName =
      columns[index]?.kind === 'signs' &&
      readText(cell).length < longestUnbroken &&
      /[ \p{Script=Han}]/u.test(readText(cell));
    if (isShortName || isKept(index)) addClass(cell, 'whole');
    else if (layout === 'matrix' && columns[index]?.kind === 'signs') halve(cell);
  });
  const facts = layout === 'cards' ? findFacts(head?.children ?? [], columns) : [];
  const needsLabel = (index: number): boolean =>
    index > 0 &&
    (isCodePair(columns) ||
      (labels.length > 2 && (facts.length === 0 || columns[index]?.kind === 'signs')));
  for (const row of rows) {
    const isOperation = row.children?.[0]?.children?.some(leadsToOperation) ?? false;
    row.children?.forEach((cell, index) => {
      nameColumn(cell, columns[index]);
      drawCell(cell, columns[index], isOperation);
      if (isKept(index)) addClass(cell, 'whole');
      // Of two columns, the second one needs no name under the first.
      if (layout === 'cards' && needsLabel(index)) {
        const answer = facts.includes(index) ? sayAnswer(labels[index] ?? '', cell) : undefined;
        setProperties(cell, {dataLabel: joinHyphens(answer ?? labels[index] ?? '')});
        if (answer !== undefined) addClass(cell, 'cell-said');
      }
      if (facts.includes(index)) addClass(cell, 'cell-beside');
      if (layout === 'matrix' && index === 0 && columns[0]?.kind !== 'signs') headRow(cell);
    });
  }
}

/** Over narrow signs a long name has two lines, not as many as words. */
function halve({children: [text] = []}: MdxNode): void {
  const words = text?.value?.split(' ') ?? [];
  if (!text || words.length < 3) return;
  const lines = words.map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const isLonger = ([one, other]: (typeof lines)[number]) =>
    one.join(' ').length >= other.join(' ').length;
  text.value = (lines.find(isLonger) ?? []).map((line) => line.join('\u00a0')).join(' ');
}

/** No label breaks behind a hyphen: a word joiner stands there. */
const joinHyphens = (label: string): string => label.replaceAll('-', '-\u2060');

/** Two forms of one thing: under the first the second one is named. */
const isCodePair = (columns: Column[]): boolean =>
  columns.length === 2 && columns.every(({kind}) => kind === 'code');

/** Where the names of what a card says stand, and how much room they have. What says one thing only needs no names. */
function nameLabels(heads: MdxNode[], columns: Column[]): string[] {
  if (isCodePair(columns)) return ['table-records'];
  if (heads.length < 3 || findFacts(heads, columns).length > 0) return ['table-entries'];
  const others = columns.slice(1).map(({kind}) => kind);
  const isAnswered = others.every((kind) => kind === 'signs' || kind === 'code');
  if (isAnswered && others.includes('signs')) return ['table-answers'];
  if (measureLabels(heads) <= sizes.named) return ['table-records'];
  return needsLongLabels(heads, columns) ? ['table-answers'] : ['table-records', 'table-wordy'];
}

function setProperties(node: MdxNode, properties: Record<string, unknown>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/** Named by what wrote it: it is drawn by styles of its own at every width, such as src/css/limits.css. */
const hasOwnForm = ({data}: MdxNode): boolean => data?.hProperties !== undefined;

const readClasses = ({data}: MdxNode): string[] =>
  (data?.hProperties as {className?: string[]} | undefined)?.className ?? [];

function addClass(node: MdxNode, name: string): void {
  setProperties(node, {className: [...readClasses(node), name]});
}

function nameColumn(cell: MdxNode, column: Column | undefined): void {
  if (column && column.kind !== 'text') setProperties(cell, {className: [`cell-${column.kind}`]});
}

function headRow(cell: MdxNode): void {
  setProperties(cell, {scope: 'row'});
  cell.data = {...cell.data, hName: 'th'};
}

const leadsToOperation = ({url}: MdxNode): boolean => url?.startsWith('/openAPI/') === true;

/**
 * An operation named by method and path, and of several by title, too, each is a paragraph of its own. Where the row
 * names the operation, method and path are no link.
 */
function partOperations(cell: MdxNode, isOperation: boolean): void {
  const isTitle = (node: MdxNode) => leadsToOperation(node) && node.children?.[0]?.type === 'text';
  const isPath = (node: MdxNode) => /^[A-Z]+ \//.test(readText(node));
  const isCall = (node: MdxNode) =>
    isPath(node)
      ? node.type === 'link' || (isOperation && node.type === 'inlineCode')
      : isTitle(node);
  const isJoint = (node: MdxNode) => /^(?:、|, )$/.test(node.value ?? '');
  const children = cell.children ?? [];
  const calls = children.filter(isCall);
  if (calls.length < 2 && !calls.some(isPath)) return;
  if (!children.every((child) => isCall(child) || isJoint(child))) return;
  // Before what it joins: a blank at the end of a paragraph would be lost.
  const joints = [[], ...children.filter(isJoint).map((joint) => [hideWord([joint])])];
  cell.children = calls.map((call, index) => ({
    type: 'call',
    data: {hName: 'div', hProperties: {className: ['cell-call']}},
    children: [...(joints[index] ?? []), call],
  }));
}

/** Not seen, but there: for screen readers, for what is copied, and for programs. */
const hideWord = (children: MdxNode[]): MdxNode => ({
  type: 'signWord',
  data: {hName: 'span', hProperties: {className: ['sign-word']}},
  children,
});

function drawCell(cell: MdxNode, column: Column | undefined, isOperation: boolean): void {
  partOperations(cell, isOperation);
  const kind = column?.kind;
  if (kind === 'code' && isPair(cell)) addClass(cell, 'whole');
  const sign = kind === 'signs' || kind === 'code' ? findSign(cell) : undefined;
  if (sign) {
    setProperties(cell, {className: [`cell-${kind}`, `sign-${sign}`]});
    if (sign === 'some') return;
    cell.children = [hideWord(cell.children ?? [])];
  }
  replaceNodes(cell, (node) => {
    if (node.type !== 'inlineCode') return undefined;
    // Among words of code, a command counts as one.
    if (kind === 'code' && /\s/.test(node.value ?? '')) addClass(node, 'whole');
    else allowBreaks(node);
    return undefined;
  });
  replaceNodes(cell, (node) => {
    if (leadsToOperation(node)) node.children?.forEach(drawMethod);
    else if (isOperation) drawMethod(node);
    return undefined;
  });
}

/** The method of an operation is the chip that pages of the API have; the first name of its path stays with it. */
function drawMethod(code: MdxNode): void {
  if (code.type !== 'inlineCode') return;
  const [first, ...others] = code.data?.hChildren ?? [{type: 'text', value: code.value ?? ''}];
  const text = first?.value ?? '';
  const [name] = method.exec(text) ?? [];
  if (name === undefined) return;
  // With the space behind it, which would be underlined like the path.
  const chip = makeSpan(`api-method api-method-${name.trim().toLowerCase()}`, [makeText(name)]);
  const rest = text.slice(name.length);
  const begin = rest === '' ? chip : makeSpan('whole', [chip, makeText(rest)]);
  code.data = {...code.data, hChildren: [begin, ...others]};
}

const makeText = (value: string): MdxNode => ({type: 'text', value});

const makeSpan = (name: string, children: MdxNode[]): MdxNode => ({
  type: 'element',
  tagName: 'span',
  properties: {className: name.split(' ')},
  children,
});

/** Inside a word of code a line may break after `.`, `_`, `/` and `-`. */
function allowBreaks(code: MdxNode): void {
  const pieces = splitCode(code.value ?? '');
  if (pieces.length < 2) return;
  const hChildren = pieces.flatMap((value, index) => {
    const text = makeText(value);
    const opportunity: MdxNode = {type: 'element', tagName: 'wbr', properties: {}, children: []};
    return index === 0 ? [text] : [opportunity, text];
  });
  code.data = {...code.data, hChildren};
}
