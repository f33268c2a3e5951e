import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

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

const isElement = (node: Node): node is Element => 'tagName' in node;

function attribute({attrs}: Element, name: string): string {
  return attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class').split(' ').includes(name);

const inlineTags = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Controls, pictures, samples that every operation has, and the lists of where to go next. */
function isLeftOut(element: Element): boolean {
  return (
    ['script', 'style', 'button', 'nav', 'svg', 'noscript', 'input', 'footer'].includes(
      element.tagName,
    ) ||
    [
      'hash-link',
      'theme-doc-toc-mobile',
      'page-menu',
      'api-aside',
      'api-server',
      'code-copy',
      'api-control',
    ].some((name) => hasClass(element, name))
  );
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node) || isLeftOut(node)) return '';
  const inner = node.childNodes.map(textOf).join('');
  const space = spaceAround(node);
  return space + inner + space;
}

/** The parts of a field stand beside each other by style alone. */
function spaceAround(element: Element): string {
  const isPart = ['api-field-name', 'api-type', 'api-required'].some((name) =>
    hasClass(element, name),
  );
  return inlineTags.has(element.tagName) && !isPart ? '' : ' ';
}

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Without what is remarked beside it: how many operations a group has, that a body is required. */
const readHeading = ({childNodes}: Element): string =>
  tidy(
    childNodes
      .filter(
        (child) =>
          !isElement(child) ||
          !['api-note', 'api-required'].some((remark) => hasClass(child, remark)),
      )
      .map(textOf)
      .join(''),
  );

const lastSection = 'next';

function findAll(node: Node, tags: readonly string[]): Element[] {
  if (!isElement(node)) return [];
  if (tags.includes(node.tagName)) return [node];
  return node.childNodes.flatMap((child) => findAll(child, tags));
}

/**
 * A row is said as one would say it: what it is about, then each value by the name of its column. Where there are
 * only two columns the first names the second.
 */
function readTable(table: Element): string {
  const rows = findAll(table, ['tr']).map((row) =>
    row.childNodes.flatMap((cell) => findAll(cell, ['th', 'td'])).map((cell) => tidy(textOf(cell))),
  );
  const [names = [], ...values] = rows;
  const isHan = /\p{Script=Han}/u.test(rows.flat().join(''));
  const [is, and] = isHan ? ['：', '；'] : [': ', '; '];
  const lines = values.map(([about = '', ...cells]) => {
    const said = cells.flatMap((cell, at) => {
      if (!cell) return [];
      const name = names[at + 1];
      return name && cells.length > 1 ? [`${name}${is}${cell}`] : [cell];
    });
    return [about, said.join(and)].filter(Boolean).join(cells.length > 1 ? ' – ' : is);
  });
  const title = values[0]?.length === 2 ? names.filter(Boolean).join(is) : '';
  return [title, ...lines].filter(Boolean).join(isHan ? '。' : '. ');
}

class PageReader {
  readonly page: PageContent = {
    title: '',
    breadcrumbs: [],
    sections: [{id: '', heading: '', text: ''}],
  };
  private isOver = false;

  read(node: Node): void {
    const section = this.page.sections.at(-1);
    if (!section) return;
    if (!isElement(node)) {
      if (!this.isOver) section.text += textOf(node);
      return;
    }
    if (hasClass(node, 'theme-doc-breadcrumbs')) this.page.breadcrumbs = readBreadcrumbs(node);
    if (isLeftOut(node)) return;
    const {tagName} = node;
    if (tagName === 'h1') {
      this.page.title ||= tidy(textOf(node));
    } else if (/^h[2-4]$/.test(tagName) && attribute(node, 'id')) {
      this.begin(attribute(node, 'id'), readHeading(node));
    } else if (tagName === 'table') {
      if (!this.isOver) section.text += ` ${readTable(node)} `;
    } else if (hasClass(node, 'api-endpoint')) {
      this.page.endpoint = tidy(node.childNodes.map(textOf).join(' '));
    } else if (hasClass(node, 'api-facts')) {
      // Every operation has them; only the name is of this one.
      [, this.page.operationId] = /operationId\s+(\w+)/.exec(textOf(node)) ?? [];
    } else {
      const space = spaceAround(node);
      section.text += space;
      for (const child of node.childNodes) this.read(child);
      const last = this.page.sections.at(-1);
      if (last && !this.isOver) last.text += space;
    }
  }

  private begin(id: string, heading: string): void {
    this.isOver = id === lastSection;
    if (!this.isOver) this.page.sections.push({id, heading, text: ''});
  }
}

function readBreadcrumbs(nav: Element): string[] {
  const items: string[] = [];
  const collect = (node: Node): void => {
    if (!isElement(node)) return;
    if (node.tagName === 'li') items.push(tidy(textOf(node)));
    else node.childNodes.forEach(collect);
  };
  nav.childNodes.forEach(collect);
  // The first is the house, the last the page itself.
  return items.slice(0, -1).filter(Boolean);
}

/** What a finished page says, by section; undefined for a page without a text of its own. */
export function readPage(html: string): PageContent | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start) return undefined;
  const reader = new PageReader();
  for (const node of parseFragment(html.slice(start, end)).childNodes) reader.read(node);
  const {page} = reader;
  for (const section of page.sections) section.text = tidy(section.text);
  return page.title ? page : undefined;
}
