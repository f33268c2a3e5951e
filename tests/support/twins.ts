import {readFileSync} from 'node:fs';
import path from 'node:path';

import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {parse as parseYaml} from 'yaml';

import {HtmlPage, readAttribute, type HtmlElement, type HtmlNode} from './html';
import {buildFolder, localise, type Language} from './site';

/** What a page must share with its twin, in the order of the page. */
export type Content = {headings: string[]; cells: string[]; code: string[]};

/** A page and its twin, each told by what it says. */
export type Pair = {
  page: Content & {head: HtmlPage; changed?: string};
  twin: Content & {frontMatter: Record<string, string | undefined>; links: string[]};
};

/** Address of the twin of a route. */
export function twinAddress(route: string, language: Language): string {
  return route === '/' ? `${language.prefix}/index.md` : `${localise(route, language)}.md`;
}

export function readBuiltFile(address: string): string {
  return readFileSync(path.join(buildFolder, address), 'utf8');
}

const normalise = (text: string): string =>
  text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

function textOf(node: HtmlNode): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  // A cell of Markdown has the items of a list in one line.
  if (node.nodeName === 'ul' && 'childNodes' in node) {
    const items = node.childNodes.map(textOf);
    return items.join(/\p{Script=Han}/u.test(items.join('')) ? '、' : ', ');
  }
  // The link that a heading offers to itself says nothing.
  if ('attrs' in node && /\bhash-link\b/.test(readAttribute(node, 'class') ?? '')) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function* walk(node: HtmlNode): Generator<HtmlElement> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* walk(child);
  }
}

/** Headings, table cells and code blocks below a node. */
function readContent(root: HtmlNode): Content {
  const content: Content = {headings: [], cells: [], code: []};
  for (const element of walk(root)) {
    const {tagName} = element;
    if (/^h[1-6]$/.test(tagName)) content.headings.push(`${tagName} ${normalise(textOf(element))}`);
    if (tagName === 'td' || tagName === 'th') content.cells.push(normalise(textOf(element)));
    if (tagName === 'pre') content.code.push(textOf(element).trimEnd());
  }
  return content;
}

function readPage(html: string): Pair['page'] {
  const end = html.indexOf('</head>');
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return {
    ...readContent(parse(main)),
    head: new HtmlPage(html.slice(0, end)),
    changed: /<time datetime="(\S{10})\S*" itemprop="dateModified"/.exec(main)?.[1],
  };
}

/** The body is rendered the way any reader of Markdown would. */
function readTwin(text: string): Pair['twin'] {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const tree = parse(micromark(body, {extensions: [gfm()], htmlExtensions: [gfmHtml()]}));
  const links = [...walk(tree)].map((element) =>
    element.tagName === 'a' ? readAttribute(element, 'href') : undefined,
  );
  return {
    ...readContent(tree),
    frontMatter: parseYaml(frontMatter) as Pair['twin']['frontMatter'],
    links: links.filter((href) => href !== undefined),
  };
}

export function readPair(route: string, language: Language): Pair {
  return {
    page: readPage(readBuiltFile(`${localise(route, language)}/index.html`)),
    twin: readTwin(readBuiltFile(twinAddress(route, language))),
  };
}
