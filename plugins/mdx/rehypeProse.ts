import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {isComponent, makeComponent, type MdxNode, type Transformer} from './tree';

/** What a browser draws by itself. Everything else, such as headings and code, is a component. */
export const plainTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'kbd',
  'li',
  'ol',
  'p',
  'span',
  'strong',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;

const isPlainTag = (name = '') => (plainTags as readonly string[]).includes(name);

/** What becomes one string; smaller parts than these are no gain. */
const blocks = ['blockquote', 'li', 'ol', 'p', 'tbody', 'thead', 'ul'];

/**
 * Turns what needs no component into ready HTML (src/components/Prose), as large a piece as possible: the browser draws
 * a string faster than its elements one by one.
 */
export default function rehypeProse(): Transformer {
  return (tree) => {
    drawPlain(tree);
    freezeBlocks(tree);
  };
}

/** What an author writes as a tag becomes the elements that it stands for; a header cell learns what it heads. */
function drawPlain(node: MdxNode): void {
  node.children = node.children?.flatMap((child) => {
    drawPlain(child);
    if (isComponent(child)) return drawTag(child);
    if (child.tagName === 'th') return drawHeaderCell(child);
    return child;
  });
}

function drawTag(node: MdxNode): MdxNode | MdxNode[] {
  const children = node.children ?? [];
  if (node.name === 'Ui') return drawLabel(node, children);
  const isPlain = isPlainTag(node.name ?? '') && node.attributes?.length === 0;
  return isPlain ? makeElement(node.name ?? '', {}, children) : node;
}

/** A label of the product's interface, on English pages with the Chinese one that the product shows. */
function drawLabel({attributes = []}: MdxNode, children: MdxNode[]): MdxNode[] {
  const label = makeElement('b', {className: ['ui-label']}, children);
  const original = attributes.find(({name}) => name === 'zh')?.value;
  if (typeof original !== 'string') return [label];
  const chinese = makeElement('span', {lang: 'zh-Hans'}, [makeText(original)]);
  const inBrackets = [makeText('('), chinese, makeText(')')];
  return [label, makeText(' '), makeElement('span', {className: ['ui-original']}, inBrackets)];
}

/** An empty one, in the corner of a comparison, heads nothing and must not be announced as a heading. */
function drawHeaderCell({properties = {}, children = []}: MdxNode): MdxNode {
  return children.length === 0
    ? makeElement('td', properties, [])
    : makeElement('th', {scope: 'col', ...properties}, children);
}

function makeElement(
  tagName: string,
  properties: Record<string, unknown>,
  children: MdxNode[],
): MdxNode {
  return {type: 'element', tagName, properties, children};
}

function makeText(value: string): MdxNode {
  return {type: 'text', value};
}

function freezeBlocks(tree: MdxNode): void {
  tree.children?.forEach((child, index, siblings) => {
    if (isBlock(child) && isPlain(child)) siblings[index] = freeze(child);
    else freezeBlocks(child);
  });
}

/** Text alone is no slower than a string. */
function isBlock({tagName = '', children = []}: MdxNode): boolean {
  return blocks.includes(tagName) && children.some(({type}) => type !== 'text');
}

function isPlain({type, tagName, properties = {}, children = []}: MdxNode): boolean {
  if (type === 'text') return true;
  const isPlainElement = isPlainTag(tagName) && Object.entries(properties).every(isPlainProperty);
  return isPlainElement && children.every(isPlain);
}

/** Components take care of others, such as the ids of footnotes and addresses that begin at the page. */
function isPlainProperty([name, value]: [string, unknown]): boolean {
  if (name === 'href') return /^(\/(?!\/)|#|https?:)/.test(String(value));
  return ['className', 'lang', 'scope', 'start', 'title'].includes(name);
}

function freeze(block: MdxNode): MdxNode {
  const children = finish(block).children as ElementContent[];
  const {start} = block.properties ?? {};
  return makeComponent('Prose', {
    as: block.tagName,
    html: toHtml(children, {characterReferences: {useNamedReferences: true}}),
    start: typeof start === 'number' ? String(start) : undefined,
  });
}

/** What a component would do to an element on its way to HTML. */
function finish(node: MdxNode): MdxNode {
  const {tagName, properties = {}, children = []} = node;
  if (!tagName) return node;
  const isElsewhere = /^https?:/.test(String(properties.href));
  return {
    ...node,
    properties: {
      ...properties,
      ...(isElsewhere && {target: '_blank', rel: 'noopener noreferrer'}),
    },
    children: children.filter((child) => !isGap(node, child)).map(finish),
  };
}

/** Between the cells and rows of a table HTML knows no text. */
function isGap({tagName = ''}: MdxNode, {type}: MdxNode): boolean {
  return type === 'text' && ['tbody', 'thead', 'tr'].includes(tagName);
}
