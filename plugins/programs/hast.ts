import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment, serialize, type DefaultTreeAdapterMap} from 'parse5';

export type HastParent = Element | Root;

export function isElement(node: unknown): node is Element {
  return (node as {type?: string} | undefined)?.type === 'element';
}

/** A page as it is without JavaScript. */
const options = {scriptingEnabled: false};

/** A part of a page. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html, options)) as Root;
}

type ParsedNode = DefaultTreeAdapterMap['node'];
export type ParsedPage = DefaultTreeAdapterMap['document'];

/** A whole page, for `closeTags` and `findPart`. */
export function parsePage(html: string): ParsedPage {
  return parse(html, options);
}

/**
 * A page with every tag closed and every value in quotes: programs that read HTML with less than a browser lose what is
 * left out. Compressed it weighs the same.
 */
export function closeTags(page: ParsedPage): string {
  return serialize(page, options);
}

/** The first element of that name. */
export function findPart(page: ParsedPage, tagName: string): Element | undefined {
  const find = (node: ParsedNode): ParsedNode | undefined => {
    if ('tagName' in node && node.tagName === tagName) return node;
    if (!('childNodes' in node)) return undefined;
    for (const child of node.childNodes) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const found = find(page);
  return found && (fromParse5(found) as Element);
}

const knownClasses = new WeakMap<Element, string[]>();

/** The classes of an element; a CSS module's `card_tD_A` counts as `card`. */
export function classesOf(element: Element): string[] {
  const {className} = element.properties;
  if (!Array.isArray(className)) return [];
  const known = knownClasses.get(element);
  if (known) return known;
  const classes = className.map(String).flatMap((name) => {
    const local = /^(.+)_[A-Za-z0-9+/_-]{4}$/.exec(name)?.[1];
    return local === undefined ? [name] : [name, local];
  });
  knownClasses.set(element, classes);
  return classes;
}

export function hasClass(node: unknown, name: string): node is Element {
  return isElement(node) && classesOf(node).includes(name);
}

export function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

export function textOf(node: unknown): string {
  if ((node as {type: string}).type === 'text') return (node as {value: string}).value;
  return 'children' in (node as object) ? (node as HastParent).children.map(textOf).join('') : '';
}

/** The nearest elements below `parent` that `test` accepts; what is inside them is not looked at. */
export function findAll(parent: HastParent, test: (node: Element) => boolean): Element[] {
  return parent.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return test(child) ? [child] : findAll(child, test);
  });
}

export function findOne(parent: HastParent, test: (node: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : findOne(child, test);
    if (found) return found;
  }
  return undefined;
}

/** The elements with blanks between them that styles draw as gaps. */
export function spaced(nodes: readonly ElementContent[], between = ' '): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] =>
    index === 0 ? [node] : [{type: 'text', value: between}, node],
  );
}
