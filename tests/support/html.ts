import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in document order. */
function* walkElements(node: HtmlNode): Generator<HtmlElement> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* walkElements(child);
  }
}

/** The value of an attribute, if the element has it. */
export function readAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a node and all below it, with white space collapsed. */
export function readText(node: HtmlNode): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(collectText).join('') : '';
}

/** The text of a script, exactly as it stands. */
export function readScript(script: HtmlElement): string {
  return script.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** A parsed page with the questions that tests ask of it. */
export class HtmlPage {
  readonly elements: readonly HtmlElement[];

  constructor(html: string) {
    this.elements = [...walkElements(parse(html))];
  }

  /** Elements of one name that carry all the given attribute values. */
  find(tagName: string, attributes: Record<string, string> = {}): HtmlElement[] {
    return this.elements.filter(
      (element) =>
        element.tagName === tagName &&
        Object.entries(attributes).every(([name, value]) => readAttribute(element, name) === value),
    );
  }

  /** The text of the first element of that name, or nothing. */
  textOf(tagName: string): string {
    const [element] = this.find(tagName);
    return element ? readText(element) : '';
  }

  get lang(): string | undefined {
    const [html] = this.find('html');
    return html && readAttribute(html, 'lang');
  }

  get title(): string {
    return this.textOf('title');
  }

  get canonical(): string | undefined {
    const [link] = this.find('link', {rel: 'canonical'});
    return link && readAttribute(link, 'href');
  }

  /** Addresses of the page in other languages, by language. */
  get alternates(): Record<string, string | undefined> {
    const links = this.find('link', {rel: 'alternate'});
    return Object.fromEntries(
      links.flatMap((link) => {
        const language = readAttribute(link, 'hreflang');
        return language === undefined ? [] : [[language, readAttribute(link, 'href')]];
      }),
    );
  }
}

const parsed = new Map<string, HtmlPage>();

/** A page of the site, which is parsed once for all tests of a process: it takes longer than what they ask. */
export function parsePage(html: string): HtmlPage {
  const page = parsed.get(html) ?? new HtmlPage(html);
  parsed.set(html, page);
  return page;
}
