import type {Nodes, Table} from 'mdast';

import type {SiteLocale} from '../../../config/site';
import {twinOf, type Corpus} from '../../support/prose/corpus';
import {headingsOf, wordsOf} from '../../support/prose/headings';
import {linksOf} from '../../support/prose/links';
import {lineOf, problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {numeralsOf, spokenNumbersOf} from '../../support/prose/quantities';
import type {Rule} from '../../support/prose/rule';
import {isJsx} from '../../support/prose/jsx';

/** What one section of a page holds besides words of its language. */
type Section = {
  id: string;
  line: number;
  nodes: Nodes[];
};

/** The front matter and what stands before the first heading are the section “head”. */
function sectionsOf(page: Page): Section[] {
  const ids = new Map<Nodes, string>(headingsOf(page).map(({node, id = ''}) => [node, id]));
  const sections: Section[] = [{id: 'head', line: 1, nodes: []}];
  for (const node of page.tree.children) {
    const id = ids.get(node);
    if (id !== undefined) sections.push({id, line: lineOf(node), nodes: []});
    sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

/** Words that readers see, without code, addresses and the ids of headings. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s*\{#[^{}]*\}$/, '');
  if (node.type === 'inlineCode' || node.type === 'code' || !('children' in node)) return ' ';
  if (isJsx(node) && node.name === 'Ui') return ' ';
  const parts = node.children.map(textOf);
  return /^(?:table|tableRow|list|listItem|root)$/.test(node.type)
    ? parts.join('\n')
    : parts.join('');
}

function codesOf(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) =>
    [...walk(node)].flatMap((one) => (one.type === 'inlineCode' ? [one.value.trim()] : [])),
  );
}

const han = /\p{Script=Han}/u;

/** Code that only one side has. A name in Chinese has another in English: as many are left out. */
function findLoneCodes(english: string[], chinese: string[]): {here: string[]; there: string[]} {
  const there = findLone(chinese, english);
  const translated = there.filter((one) => han.test(one)).length;
  return {
    here: findLone(english, chinese).slice(translated),
    there: there.filter((one) => !han.test(one)),
  };
}

/** How many entries each list has, in the order of the section. */
function listsOf(nodes: Nodes[]): string[] {
  return nodes.flatMap((node) =>
    [...walk(node)].flatMap((one) =>
      one.type === 'list' ? [`${one.children.length} entries`] : [],
    ),
  );
}

type Numbers = {digits: string[]; words: string[]};

function numbersIn(text: string, locale: SiteLocale): Numbers {
  return {digits: numeralsOf(text), words: spokenNumbersOf(text, locale)};
}

/** What `own` has and the other side has neither in digits nor as a word. */
function findLoneNumbers(own: Numbers, other: Numbers): string[] {
  return [...new Set(own.digits)].filter(
    (one) => !other.digits.includes(one) && !other.words.includes(one),
  );
}

function findLone(own: readonly string[], other: readonly string[]): string[] {
  return [...new Set(own)].filter((one) => !other.includes(one));
}

type Side = {page: Page; line: number};

/** One message for each thing that only one of the languages has. */
function tellLone(
  what: string,
  english: Side,
  chinese: Side,
  here: string[],
  there: string[],
): Problem[] {
  const {page, line} = english;
  const other = `${chinese.page.file}:${chinese.line}`;
  return [
    ...here.map((one) =>
      problemAt(
        page,
        line,
        `The ${what} “${one}” is not in ${other}`,
        'Correct the side that is wrong.',
      ),
    ),
    ...there.map((one) =>
      problemAt(
        page,
        line,
        `The ${what} “${one}” of ${other} is missing`,
        'Correct the side that is wrong.',
      ),
    ),
  ];
}

const frontMatterText = ({frontMatter}: Page): string =>
  [frontMatter.title, frontMatter.description].filter((one) => typeof one === 'string').join('\n');

function compareSections(chinese: Page, english: Page): Problem[] {
  const theirs = sectionsOf(chinese);
  return sectionsOf(english).flatMap((section, index) => {
    const other = theirs[index];
    // Headings that differ are a problem of their own.
    if (other?.id !== section.id) return [];
    const here = {page: english, line: section.line};
    const there = {page: chinese, line: other.line};
    const read = (page: Page, {nodes}: Section) =>
      numbersIn(
        [...(index === 0 ? [frontMatterText(page)] : []), ...nodes.map(textOf)].join('\n'),
        page.locale,
      );
    const [ours, original] = [read(english, section), read(chinese, other)];
    const [ourCodes, theirCodes] = [codesOf(section.nodes), codesOf(other.nodes)];
    const codes = findLoneCodes(ourCodes, theirCodes);
    const [ourLists, theirLists] = [listsOf(section.nodes), listsOf(other.nodes)];
    const differ = ourLists.findIndex((one, place) => one !== theirLists[place]);
    return [
      ...tellLone(
        'number',
        here,
        there,
        findLoneNumbers(ours, original),
        findLoneNumbers(original, ours),
      ),
      ...tellLone('code', here, there, codes.here, codes.there),
      ...(ourLists.length === theirLists.length && differ >= 0
        ? [
            problemAt(
              english,
              section.line,
              `The lists differ: ${ourLists[differ]} here, ${theirLists[differ]} in ${chinese.file}:${other.line}`,
              'Make the translation follow the Chinese page.',
            ),
          ]
        : []),
    ];
  });
}

type Cells = {line: number; cells: Nodes[]};

function tablesOf(page: Page): Cells[][] {
  return [...walk(page.tree)]
    .filter((node): node is Table => node.type === 'table')
    .map(({children}) => children.map((row) => ({line: lineOf(row), cells: row.children})));
}

/** What of a cell does not depend on the language: code, numbers, links to pages of the site. */
function neutralOf(page: Page, cell: Nodes): string[] {
  const links = linksOf({...page, tree: {type: 'root', children: [cell as never]}});
  const urls = links.map(({url}) => url).filter((url) => !/^https?:/.test(url));
  const codes = codesOf([cell]).filter((code) => !han.test(code));
  return [...codes, ...numeralsOf(textOf(cell)), ...urls];
}

type Pair = {zh: string; en: string; line: number};

const wordsOfCell = (cell: Nodes | undefined): string => (cell ? wordsOf(cell).trim() : '');

/** The cells of each table with those of its twin. */
function pairsOf(chinese: Page, english: Page): Pair[][] {
  const tables = tablesOf(chinese);
  return tablesOf(english).map((rows, index) =>
    rows.flatMap(({line, cells}, row) =>
      cells.flatMap((cell, column) => {
        const zh = wordsOfCell(tables[index]?.[row]?.cells[column]);
        const en = wordsOfCell(cell);
        return zh === '' || en === '' ? [] : [{zh, en, line}];
      }),
    ),
  );
}

type Known = (zh: string, en: string, route: string) => boolean;

/** Whether the list, or a table of another page, gives a Chinese cell this English. */
function learn(corpus: Corpus, twins: readonly (readonly [Page, Page])[]): Known {
  const {heads} = corpus.contract.tableWords;
  const seen = new Map<string, Set<string>>();
  const keyOf = (zh: string, en: string) => `${zh}\n${en}`;
  for (const [chinese, english] of twins) {
    for (const {zh, en} of pairsOf(chinese, english).flat()) {
      const key = keyOf(zh, en);
      seen.set(key, (seen.get(key) ?? new Set()).add(english.route));
    }
  }
  return (zh, en, route) =>
    heads[zh]?.includes(en) === true ||
    [...(seen.get(keyOf(zh, en)) ?? [])].some((other) => other !== route);
}

/** Two cells that mean each other's words have changed places; answers such as Yes mean one thing only. */
function compareWords(chinese: Page, english: Page, corpus: Corpus, isKnown: Known): Problem[] {
  const {cells} = corpus.contract.tableWords;
  const {route} = english;
  return pairsOf(chinese, english).flatMap((table) => {
    const isStrange = ({zh, en}: Pair) => zh !== en && !isKnown(zh, en, route);
    const strange = table.filter(isStrange);
    return table.flatMap((pair) => {
      const {zh, en, line} = pair;
      const answers = cells[zh];
      if (answers && !answers.includes(en)) {
        const what = `The cell “${en}” stands for “${zh}”, which is “${answers.join('” or “')}”`;
        return [problemAt(english, line, what, 'Correct it, or tests/content/tables.yaml.')];
      }
      if (!isStrange(pair)) return [];
      const partner = strange.find((one) => one.zh !== zh && isKnown(one.zh, en, route));
      if (!partner) return [];
      const what = `The cell “${en}” stands for “${zh}”, but it means “${partner.zh}”, for which “${partner.en}” stands`;
      const remedy = 'Put both into their places, or list them in tests/content/tables.yaml.';
      return [problemAt(english, line, what, remedy)];
    });
  });
}

function compareCells(chinese: Page, english: Page): Problem[] {
  const tables = tablesOf(chinese);
  return tablesOf(english).flatMap((ours, index) =>
    ours.flatMap(({line, cells}, row) =>
      cells.flatMap((cell, column) => {
        const other = tables[index]?.[row]?.cells[column];
        if (!other) return [];
        const spoken = [
          ...spokenNumbersOf(textOf(cell), 'en'),
          ...spokenNumbersOf(textOf(other), 'zh-Hans'),
        ];
        const [mine, theirs] = [neutralOf(english, cell), neutralOf(chinese, other)];
        // A name in Chinese has another in English.
        if (codesOf([other]).some((code) => han.test(code))) return [];
        const lone = [...findLone(mine, theirs), ...findLone(theirs, mine)].filter(
          (one) => !spoken.includes(one),
        );
        if (lone.length === 0) return [];
        const place = `${chinese.file}:${tables[index]?.[row]?.line ?? 1}`;
        const what = `Cell ${column + 1} of the table differs from ${place} in “${lone[0]}”`;
        return [problemAt(english, line, what, 'Correct the side that is wrong.')];
      }),
    ),
  );
}

function checkAgreement(corpus: Corpus): Problem[] {
  const twins = corpus.pages.flatMap((english) => {
    const chinese = english.locale === 'en' ? twinOf(corpus, english) : undefined;
    return chinese ? [[chinese, english] as const] : [];
  });
  const isKnown = learn(corpus, twins);
  return twins.flatMap(([chinese, english]) => [
    ...compareSections(chinese, english),
    ...compareCells(chinese, english),
    ...compareWords(chinese, english, corpus, isKnown),
  ]);
}

export const rule: Rule = {
  title: 'Both languages say the same, section by section and cell by cell',
  check: checkAgreement,
};
