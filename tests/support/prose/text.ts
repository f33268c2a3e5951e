import type {Nodes} from 'mdast';

import {attributesOf, isJsx} from './jsx';
import {childrenOf, lineOf, walk, type Page} from './page';
import {lineOfKey} from '../../../config/frontMatter';

// Stand-ins for what is not running text; private-use characters never occur in prose.
/** Code, or anything else that reads as Latin letters. */
export const codeMark = '\uE000';
/** Code that begins or ends with Chinese, or a quoted interface label: no rule about its neighbours. */
export const quoteMark = '\uE001';
const marks = /[\uE000\uE001]/gu;

/** A run of text as a reader sees it (paragraph, heading, cell, title), code and interface labels masked. */
export type TextBlock = {
  text: string;
  /** Line in the file of the character at an offset of `text`. */
  lineAt: (offset: number) => number;
  /** A heading or a title: it is read without what stands around it. */
  heading?: boolean;
  /** A cell of a table. */
  cell?: boolean;
};

type Piece = {value: string; line: number};

const phrasing = new Set<Nodes['type']>([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'footnoteReference',
  'textDirective',
  'mdxTextExpression',
  'mdxJsxTextElement',
]);

const han = /\p{Script=Han}/u;

function maskCode(value: string): string {
  const edges = `${value.at(0) ?? ''}${value.at(-1) ?? ''}`;
  return han.test(edges) ? quoteMark : codeMark;
}

function readPieces(node: Nodes): Piece[] {
  const line = lineOf(node);
  if (node.type === 'text') return [{value: node.value, line}];
  if (node.type === 'inlineCode') return [{value: maskCode(node.value), line}];
  // A hard break, unlike the end of a line in the file, is meant.
  if (node.type === 'break') return [{value: '\u2028', line}];
  if (isJsx(node) && node.name === 'Ui') return [{value: quoteMark, line}];
  if (node.type === 'image') return [];
  return childrenOf(node).flatMap(readPieces);
}

function joinPieces(pieces: Piece[]): TextBlock {
  const starts: {offset: number; line: number}[] = [];
  let text = '';
  for (const {value, line} of pieces) {
    starts.push({offset: text.length, line});
    text += value;
  }
  const lineAt = (offset: number) => {
    const start = starts.findLast((piece) => piece.offset <= offset);
    if (!start) return 1;
    return start.line + text.slice(start.offset, offset).split('\n').length - 1;
  };
  return {text, lineAt};
}

function blockAtLine(text: string, line: number): TextBlock {
  return {text, lineAt: () => line};
}

/** Attributes of components that readers see. */
const visibleAttributes = ['label', 'title', 'text', 'at'];

/** Texts that belong to a node without being in its flow: attributes and alternative texts. */
function readAsides(node: Nodes): TextBlock[] {
  const line = lineOf(node);
  if (node.type === 'image') return [blockAtLine(node.alt ?? '', line)];
  if (!isJsx(node) || node.name === 'Ui') return [];
  return Object.entries(attributesOf(node))
    .filter(([name]) => visibleAttributes.includes(name))
    .map(([, value]) => blockAtLine(value, line));
}

function readBlocks(node: Nodes): TextBlock[] {
  const children = childrenOf(node);
  if (!children.some((child) => phrasing.has(child.type))) {
    return [...readAsides(node), ...children.flatMap(readBlocks)];
  }
  const flow = joinPieces(children.flatMap(readPieces));
  // The id of a heading is no text.
  if (node.type === 'heading') {
    flow.text = flow.text.replace(/\s*\{#[^{}]*\}$/, '');
    flow.heading = true;
  }
  if (node.type === 'tableCell') flow.cell = true;
  return [flow, ...[...walk(node)].flatMap(readAsides)];
}

const visibleKeys = ['title', 'sidebar_label', 'description'];

const cache = new WeakMap<Page, TextBlock[]>();

/** All running text of a page, front matter included; code and interface labels are masked. */
export function textBlocksOf(page: Page): TextBlock[] {
  const known = cache.get(page);
  if (known) return known;
  const fromKeys = visibleKeys.flatMap((key) => {
    const value = page.frontMatter[key];
    return typeof value === 'string' ? [blockAtLine(value, lineOfKey(page.raw, key))] : [];
  });
  const blocks = [...fromKeys, ...readBlocks(page.tree)];
  cache.set(page, blocks);
  return blocks;
}

/** The words of Markdown that is written inside YAML: code masked, addresses of links left out. */
export function textOfMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/`[^`]*`/g, (code) => maskCode(code.slice(1, -1)))
    .replaceAll(/\]\([^()]*\)/g, ']')
    .replaceAll(/\s*\{#[^{}]*\}/g, '');
}

/** A text with its quotations masked: a word that is quoted is spoken about, not used. */
export function withoutQuotations(text: string): string {
  const mask = (quotation: string) => quoteMark.repeat(quotation.length);
  return text.replace(/“[^”]*”|「[^」]*」|"[^"]*"/g, mask);
}

/** A few characters around a match, for a message. */
export function excerptOf(text: string, offset: number, length: number): string {
  const around = text.slice(Math.max(0, offset - 8), offset + length + 8);
  return around.replaceAll(/\s+/g, ' ').replaceAll(marks, '▢').trim();
}
