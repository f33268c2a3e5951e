import type {Nodes} from 'mdast';

import {twinOf, type Corpus} from '../../support/prose/corpus';
import {headingsOf, wordsOf} from '../../support/prose/headings';
import {attributesOf, isJsx} from '../../support/prose/jsx';
import {linksOf} from '../../support/prose/links';
import {lineOf, problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

/** One thing of a page that must be the same in both languages, written so that equal things read equal. */
type Item = {value: string; line: number};

type Facet = {
  name: string;
  /** Sentences may put these in another order. */
  anyOrder?: true;
  read: (page: Page) => Item[];
};

function readNodes(page: Page, describe: (node: Nodes) => string | undefined): Item[] {
  return [...walk(page.tree)].flatMap((node) => {
    const value = describe(node);
    return value === undefined ? [] : [{value, line: lineOf(node)}];
  });
}

/** Attributes that hold words of one language. */
const worded = new Set(['label', 'title', 'text', 'zh', 'description', 'caption', 'at']);
const withinSentences = new Set(['Ui', 'kbd']);

function describeComponent(node: Nodes): string | undefined {
  if (!isJsx(node) || withinSentences.has(node.name ?? '')) return undefined;
  const attributes = Object.entries(attributesOf(node))
    .filter(([name]) => !worded.has(name))
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.name}${attributes.join('')}>`;
}

/** The Chinese words of an interface label, whichever language the page is in. */
function describeLabel(node: Nodes): string | undefined {
  if (!isJsx(node) || !withinSentences.has(node.name ?? '')) return undefined;
  return `<${node.name}>${attributesOf(node).zh ?? wordsOf(node)}`;
}

function describeCode(node: Nodes): string | undefined {
  if (node.type !== 'code') return undefined;
  const meta = (node.meta ?? '').replace(/\btitle=("[^"]*"|'[^']*')/, '').trim();
  return [`\`\`\`${node.lang ?? ''}`, meta, '\n', node.value].join(' ');
}

/** Books and sites in two languages have two addresses that differ in the language only. */
function withoutLanguage(url: string): string {
  return url
    .replace(/^(https:\/\/)(?:zh|en)\./i, '$1')
    .replaceAll(/\/(?:zh|en)(?:[-_](?:hans|cn|us|gb))?(?=\/|$)/gi, '');
}

const facets: Facet[] = [
  {
    name: 'headings',
    read: (page) =>
      headingsOf(page).map(({node, depth, id}) => ({
        value: `${'#'.repeat(depth)} {#${id}}`,
        line: lineOf(node),
      })),
  },
  {name: 'code blocks', read: (page) => readNodes(page, describeCode)},
  {
    name: 'images',
    read: (page) => readNodes(page, (node) => (node.type === 'image' ? node.url : undefined)),
  },
  {
    name: 'notes',
    read: (page) =>
      readNodes(page, (node) =>
        node.type === 'containerDirective' ? `:::${node.name}` : undefined,
      ),
  },
  {
    name: 'tables',
    read: (page) =>
      readNodes(page, (node) =>
        node.type === 'table'
          ? `${node.children.length} rows × ${node.children[0]?.children.length} columns`
          : undefined,
      ),
  },
  {
    name: 'numbered lists',
    read: (page) =>
      readNodes(page, (node) =>
        node.type === 'list' && node.ordered ? `${node.children.length} items` : undefined,
      ),
  },
  {name: 'components', read: (page) => readNodes(page, describeComponent)},
  {name: 'interface labels', anyOrder: true, read: (page) => readNodes(page, describeLabel)},
  {
    name: 'links',
    anyOrder: true,
    read: (page) => linksOf(page).map(({url, line}) => ({value: withoutLanguage(url), line})),
  },
];

function shorten(value: string | undefined): string {
  if (value === undefined) return 'nothing';
  const [first = '', ...rest] = value.split('\n');
  return `“${first.trim()}${rest.length > 0 ? ' …' : ''}”`;
}

/** What `items` has more of than `others`. */
function subtract(items: Item[], others: Item[]): Item[] {
  const left = others.map(({value}) => value);
  return items.filter(({value}) => {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function compareSets(name: string, chinese: Page, translation: Page, ours: Item[], theirs: Item[]) {
  const extra = subtract(ours, theirs).map(({value, line}) =>
    problemAt(
      translation,
      line,
      `The ${name} differ: ${shorten(value)} is not in ${chinese.file}`,
      'Take it over into the Chinese page, or remove it here.',
    ),
  );
  const missing = subtract(theirs, ours).map(({value, line}) =>
    problemAt(
      translation,
      1,
      `The ${name} differ: ${shorten(value)} of ${chinese.file}:${line} is missing`,
      'Take it over into the translation.',
    ),
  );
  return [...extra, ...missing];
}

/** Where two sequences part first; what follows is mostly the same mistake again. */
function compareSequences(
  name: string,
  chinese: Page,
  translation: Page,
  ours: Item[],
  theirs: Item[],
): Problem[] {
  const length = Math.max(ours.length, theirs.length);
  for (let index = 0; index < length; index++) {
    const [our, their] = [ours[index], theirs[index]];
    if (our?.value === their?.value) continue;
    const where = their ? `${chinese.file}:${their.line}` : chinese.file;
    const bothShown = shorten(our?.value) === shorten(their?.value);
    return [
      problemAt(
        translation,
        our?.line ?? ours.at(-1)?.line ?? 1,
        bothShown
          ? `The ${name} differ: the text of ${shorten(our?.value)} is not that of ${where}`
          : `The ${name} differ: ${shorten(our?.value)} here, ${shorten(their?.value)} in ${where}`,
        'Make the translation follow the Chinese page.',
      ),
    ];
  }
  return [];
}

function compareTwins(chinese: Page, translation: Page): Problem[] {
  return facets.flatMap(({name, anyOrder, read}) => {
    const compare = anyOrder ? compareSets : compareSequences;
    return compare(name, chinese, translation, read(translation), read(chinese));
  });
}

function checkPairs(corpus: Corpus): Problem[] {
  return corpus.pages.flatMap((page) => {
    if (!corpus.files.has(page.mirror)) {
      const what =
        page.locale === 'en'
          ? `There is no Chinese page ${page.mirror}`
          : 'The page has no translation';
      const remedy =
        page.locale === 'en' ? 'Write it, or remove this file.' : `Write ${page.mirror}.`;
      return [problemAt(page, 1, what, remedy)];
    }
    const chinese = page.locale === 'en' ? twinOf(corpus, page) : undefined;
    return chinese ? compareTwins(chinese, page) : [];
  });
}

export const rule: Rule = {
  title: 'Every page exists in both languages with the same skeleton',
  check: checkPairs,
};
