import type {Element, RootContent} from 'hast';

import {findAll, hasClass, isElement, parseHtml} from '../programs/hast';

export type PageSection = {
  /** Empty at the beginning of the page. */
  id: string;
  heading: string;
  text: string;
};

export type PageContent = {
  title: string;
  breadcrumbs: string[];
  /** Method and path of an operation. */
  endpoint?: string;
  operationId?: string;
  sections: PageSection[];
};

const inlineTags = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const leftOutTags = new Set('script style button nav svg noscript input footer'.split(' '));

/** Lists of where to go next, controls, and samples that every operation has. */
const leftOutClasses =
  'hash-link theme-doc-toc-mobile page-menu api-aside api-server code-copy api-control'.split(' ');
/** The parts of a field stand beside each other by style alone. */
const partClasses = ['api-field-name', 'api-type', 'api-required'];
/** What is remarked beside a heading: how many operations a group has, that a body is required. */
const remarkClasses = ['api-note', 'api-required'];
const lastSection = 'next';

const hasOneOf = (node: unknown, names: readonly string[]): boolean =>
  names.some((name) => hasClass(node, name));

const isLeftOut = (node: Element): boolean =>
  leftOutTags.has(node.tagName) || hasOneOf(node, leftOutClasses);

const spaceAround = (node: Element): string =>
  inlineTags.has(node.tagName) && !hasOneOf(node, partClasses) ? '' : ' ';

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isLeftOut(node)) return '';
  const space = spaceAround(node);
  return space + node.children.map(textOf).join('') + space;
}

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

const tagIs =
  (...tags: string[]) =>
  ({tagName}: Element): boolean =>
    tags.includes(tagName);

/**
 * A row is said as one would say it: what it is about, then each value by the name of its column. Where there are
 * only two columns the first names the second.
 */
function readTable(table: Element): string {
  const [names = [], ...rows] = findAll(table, tagIs('tr')).map((row) =>
    findAll(row, tagIs('th', 'td')).map((cell) => tidy(textOf(cell))),
  );
  const isHan = /\p{Script=Han}/u.test(textOf(table));
  const [is, and, stop] = isHan ? ['：', '；', '。'] : [': ', '; ', '. '];
  const lines = rows.map(([about = '', ...cells]) => {
    const isPair = cells.length === 1;
    const said = cells.map((cell, at) => {
      const name = isPair ? '' : names[at + 1];
      return cell && name ? `${name}${is}${cell}` : cell;
    });
    return [about, said.filter(Boolean).join(and)].filter(Boolean).join(isPair ? is : ' – ');
  });
  const title = rows[0]?.length === 2 ? names.filter(Boolean).join(is) : '';
  return [title, ...lines].filter(Boolean).join(stop);
}

/** The first is the house, the last the page itself. */
const readBreadcrumbs = (nav: Element): string[] =>
  findAll(nav, tagIs('li'))
    .map((item) => tidy(textOf(item)))
    .slice(0, -1)
    .filter(Boolean);

/** Adds what a node says to the page. */
function read(node: RootContent, page: PageContent): void {
  const say = (text: string) => {
    const section = page.sections.at(-1);
    if (section) section.text += text;
  };
  if (!isElement(node)) say(textOf(node));
  else if (hasOneOf(node, ['theme-doc-breadcrumbs'])) page.breadcrumbs = readBreadcrumbs(node);
  else if (isLeftOut(node)) return;
  else if (node.tagName === 'h1') page.title ||= tidy(textOf(node));
  else if (/^h[2-4]$/.test(node.tagName) && node.properties.id) {
    const heading = node.children.filter((child) => !hasOneOf(child, remarkClasses));
    const {id} = node.properties;
    page.sections.push({id, heading: tidy(heading.map(textOf).join('')), text: ''});
  } else if (node.tagName === 'table') say(` ${readTable(node)} `);
  else if (hasOneOf(node, ['api-endpoint'])) {
    page.endpoint = tidy(node.children.map(textOf).join(' '));
  } else if (hasOneOf(node, ['api-facts'])) {
    // Every operation has them; only the name is of this one.
    [, page.operationId] = /operationId\s+(\w+)/.exec(textOf(node)) ?? [];
  } else {
    say(spaceAround(node));
    for (const child of node.children) read(child, page);
    say(spaceAround(node));
  }
}

/** What a finished page says, by section; undefined for a page without a text of its own. */
export function readPage(html: string): PageContent | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start) return undefined;
  const page: PageContent = {
    title: '',
    breadcrumbs: [],
    sections: [{id: '', heading: '', text: ''}],
  };
  for (const node of parseHtml(html.slice(start, end)).children) read(node, page);
  page.sections = page.sections
    .filter(({id}) => id !== lastSection)
    .map((section) => ({...section, text: tidy(section.text)}));
  return page.title ? page : undefined;
}
