import type {Element, RootContent} from 'hast';

import {plainArticle} from '../programs/article';
import {cellSign, codeSign, factSign, proseSign} from '../../src/search/engine/format';
import {
  findAll,
  findOne,
  hasClass,
  isElement,
  parseHtml,
  textOf,
  type HastParent,
} from '../programs/hast';

export type PageSection = {
  /** Empty at the beginning of the page. */
  id: string;
  heading: string;
  text: string;
  /** Below the heading of what can go wrong. */
  isTrouble?: boolean;
};

export type PageContent = {
  title: string;
  /** What menus call it, where that is another word. */
  label?: string;
  breadcrumbs: string[];
  /** Method and path of an operation. */
  endpoint?: string;
  operationId?: string;
  sections: PageSection[];
  /** The addresses of this site that its text leads to, each once. */
  links: string[];
};

const inlineTags = /^(?:a|b|code|del|em|i|s|small|span|strong|sub|sup|time|wbr)$/;
/** What all operations have, or many. */
const leftOutClasses = [
  'api-aside',
  'api-endpoint',
  'api-facts',
  'api-notice',
  'api-response-links',
];
/** What is remarked beside a heading: how many operations a group has, that a body is required. */
const remarkClasses = ['api-note', 'api-required'];
/** They name other pages only. */
const leftOutSections = ['next', 'guides'];
const troubleSection = 'troubleshooting';

const hasOneOf = (node: unknown, names: readonly string[]): boolean =>
  names.some((name) => hasClass(node, name));

/** Signs of full width bring their own space. */
const tidy = (text: string): string =>
  text
    .replace(/[ \u00a0\u200b]+/g, ' ')
    .replace(
      / ?[\n\t\r][ \n\t\r]*/g,
      (signs) => [codeSign, factSign].find((sign) => signs.includes(sign)) ?? proseSign,
    )
    .replace(/([。！？；：，、]) /g, '$1')
    // A row is a row at the beginning, too.
    .replace(/^[ \n]+|\s+$/g, '');

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

const tagIs =
  (...tags: string[]) =>
  ({tagName}: Element): boolean =>
    tags.includes(tagName);

/** What is left of an element without what all operations have. */
const cutOut = <Parent extends HastParent>(parent: Parent): Parent => ({
  ...parent,
  children: parent.children
    .filter((child) => !hasOneOf(child, leftOutClasses))
    .map((child) => (isElement(child) ? cutOut(child) : child)),
});

/** These begin a paragraph or an entry. */
const blockTags = /^(?:blockquote|div|dt|figcaption|li|p|section|summary)$/;

/** An operation in a list of them: it begins with its method or ends with its method and path. */
const operationEntry = /^(?:GET|POST|PUT|PATCH|DELETE) |(?<= )(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/;

/** What is looked up and not read: it is found like all words, and shown after sentences that say as much. */
const isFact = (node: Element): boolean =>
  hasOneOf(node, ['api-field', 'api-media']) ||
  (node.tagName === 'li' && operationEntry.test(onOneLine(textOf(node)).trim()));

/** Line by line; one that goes on in the next is one with it. */
const readCode = (code: string): string =>
  code
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => codeSign + line)
    .join('');

/** What stands apart by styles alone: what a body is made of, and each entry of a list. */
const isEntry = (node: Element): boolean => node.tagName === 'li' || hasClass(node, 'api-media');

/** The entries of these are a word and what belongs to it: a limit and its value, a value and its meaning. */
const pairLists = ['api-limits', 'api-values'];

const signs = {colon: ['：', ': '], stop: ['；', '; ']} as const;

/** The sections that nodes begin, and first what they say to the one before. */
function readSections(nodes: readonly RootContent[]): PageSection[] {
  let section: PageSection = {id: '', heading: '', text: ''};
  const sections = [section];
  /** The second-level heading that was read last. */
  let chapter = '';
  /** Nothing is looked for by these signs: they only keep apart what would read as one run of words. */
  const punctuate = (sign: keyof typeof signs) => {
    const {heading, text} = section;
    const said = text.trimEnd();
    if (said === '' || /[。！？；：，.!?;:,]$/.test(said)) return;
    const [han, latin] = signs[sign];
    section.text = said + (/\p{Script=Han}/u.test(heading + text) ? han : latin);
  };
  const read = (node: RootContent, isInPairs = false, isInFact = false) => {
    if (!isElement(node)) section.text += onOneLine(textOf(node));
    else if (node.tagName === 'pre') section.text += readCode(textOf(node));
    else if (node.tagName === 'table') section.text += readTable(node);
    else if (/^h[2-4]$/.test(node.tagName) && node.properties.id) {
      const heading = node.children.filter((child) => !hasOneOf(child, remarkClasses));
      const {id} = node.properties;
      if (node.tagName === 'h2') chapter = id;
      const isTrouble = chapter === troubleSection && id !== chapter;
      section = {id, heading: say(heading), text: '', ...(isTrouble && {isTrouble})};
      sections.push(section);
    } else if (node.tagName !== 'h1') {
      const space = inlineTags.test(node.tagName) ? '' : ' ';
      const isBlock = blockTags.test(node.tagName) && !isInFact;
      section.text += isFact(node) ? factSign : isBlock ? proseSign : space;
      if (hasOneOf(node, pairLists)) punctuate('stop');
      const isPair = isInPairs ? node.tagName === 'li' : hasClass(node, 'api-field');
      for (const [at, child] of node.children.entries()) {
        read(child, isInPairs || hasOneOf(node, pairLists), isInFact || isFact(node));
        if (isPair && at === 0 && node.children.length > 1) punctuate('colon');
      }
      if (isEntry(node)) punctuate('stop');
      section.text += space;
    }
  };
  for (const node of nodes) read(node);
  return sections.map(({text, ...rest}) => ({...rest, text: tidy(text).replace(/[；;]$/, '')}));
}

const say = (nodes: readonly RootContent[]): string =>
  tidy(onOneLine(readSections(nodes)[0]?.text ?? ''));

/**
 * A row is said as one would say it: what it is about, then each value by the name of its column. Where there are
 * only two columns the first names the second.
 */
function readTable(table: Element): string {
  const [names = [], ...rows] = findAll(table, tagIs('tr')).map((row) =>
    findAll(row, tagIs('th', 'td')).map(({children}) => say(children)),
  );
  const isHan = /\p{Script=Han}/u.test(names.join());
  const [is, stop] = isHan ? ['：', '。'] : [': ', '.'];
  const lines = rows.map(([about = '', ...cells]) => {
    const isPair = cells.length === 1;
    const said = cells.map((cell, at) =>
      cell && names[at + 1] && !isPair ? `${names[at + 1]}${is}${cell}` : cell,
    );
    // The signs between them end them.
    return [about, ...said]
      .filter(Boolean)
      .map((cell) => cell.replace(/(?<!\.)[.。]$/, ''))
      .join(isPair ? is : cellSign);
  });
  return lines
    .filter(Boolean)
    .map((line) => factSign + line)
    .join(stop);
}

/** What a finished page says, by section, in the plain form of its Markdown twin; undefined for one without an article. */
export function readPage(html: string, page: string): PageContent | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  const article = parseHtml(html.slice(start, Math.max(start, end)));
  const find = (name: string) => findOne(article, (node) => hasClass(node, name))?.children ?? [];
  const title = findOne(article, tagIs('h1'));
  if (start < 0 || !title) return undefined;
  const crumbs = find('theme-doc-breadcrumbs')
    .filter(isElement)
    .flatMap((list) => findAll(list, tagIs('li')))
    .map(({children}) => say(children));
  const [method, address] = find('api-endpoint').filter(isElement);
  const path = address?.children.filter((node) => !hasClass(node, 'api-server')) ?? [];
  const [, operationId] = /operationId\s+(\w+)/.exec(say(find('api-facts'))) ?? [];
  const name = say(title.children);
  const label = crumbs.at(-1);
  const text = plainArticle(cutOut(article), page);
  const links = findAll(text, tagIs('a')).map(({properties}) => String(properties.href));
  return {
    title: name,
    ...(label && label !== name && {label}),
    // The first is the house, the last the page itself.
    breadcrumbs: crumbs.slice(0, -1).filter(Boolean),
    ...(method && {endpoint: `${textOf(method)} ${say(path)}`}),
    ...(operationId && {operationId}),
    sections: readSections(text.children).filter(({id}) => !leftOutSections.includes(id)),
    links: [
      ...new Set(links.filter((to) => /^\/(?!\/)/.test(to)).map((to) => to.replace(/[?#].*/, ''))),
    ],
  };
}
