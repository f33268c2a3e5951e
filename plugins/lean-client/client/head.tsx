import {Children, isValidElement, useLayoutEffect, useRef, type ReactNode} from 'react';

type Attributes = Record<string, unknown>;
type Text = string | string[];
type Tag = {name: string; attributes: Attributes; text: string};
type Head = {html: Attributes; body: Attributes; title?: string; tags: Tag[]};

/** What a tag of a later head takes the place of: one whose last attribute of these has the same value. */
const identities: Record<string, readonly string[]> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: [],
  script: ['src'],
  style: [],
};
const htmlNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};
/** On every tag in the page's head that is ours, and on `html` and `body` with the names of their attributes. */
const mark = 'data-rh';

const heads = new Map<number, ReactNode>();
let lastPlace = 0;
let frame = 0;
let isAsked = false;

function readAttributes(props: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      htmlNames[name] ?? name.toLowerCase(),
      value ?? '',
    ]),
  );
}

function readHead(children: ReactNode): Head {
  const head: Head = {html: {}, body: {}, tags: []};
  Children.forEach(children, (child) => {
    if (!isValidElement<Attributes & {children?: Text}>(child)) return;
    const {children: content = '', ...props} = child.props;
    const name = child.type as string;
    const text = [content].flat().join('');
    if (name === 'html' || name === 'body') Object.assign(head[name], readAttributes(props));
    else if (name === 'title') head.title = text;
    else head.tags.push({name, attributes: readAttributes(props), text});
  });
  return head;
}

function identify({name, attributes, text}: Tag): string {
  const isOfKind = name === 'link' && attributes.rel === 'canonical';
  const key = isOfKind
    ? 'rel'
    : Object.keys(attributes).findLast((one) => identities[name]?.includes(one));
  return `${name} ${key} ${String(key ? attributes[key] : text).toLowerCase()}`;
}

/** All tags, in order; of those that mean the same, the ones of the last head. */
function joinTags(all: Head[]): Tag[] {
  const seen = new Set<string>();
  const kept: Tag[][] = [];
  for (const {tags} of [...all].reverse()) {
    const own = tags.map(identify);
    kept.unshift(tags.filter((_, index) => !seen.has(own[index] ?? '')));
    for (const identity of own) seen.add(identity);
  }
  return kept.flat();
}

function createTag({name, attributes, text}: Tag): HTMLElement {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, String(value));
  tag.setAttribute(mark, 'true');
  tag.textContent = text;
  return tag;
}

function updateTags(tags: Tag[]): void {
  const shown = [...document.head.querySelectorAll(`[${mark}]`)].filter(
    ({localName}) => localName in identities,
  );
  for (const wanted of tags.map(createTag)) {
    const place = shown.findIndex((tag) => tag.isEqualNode(wanted));
    if (place === -1) document.head.append(wanted);
    else shown.splice(place, 1);
  }
  for (const unwanted of shown) unwanted.remove();
}

function updateAttributes(element: HTMLElement, attributes: Attributes): void {
  const names = Object.keys(attributes);
  const before = element.getAttribute(mark)?.split(',') ?? [];
  for (const name of before) if (!names.includes(name)) element.removeAttribute(name);
  for (const name of names) {
    const value = String(attributes[name]);
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length > 0) element.setAttribute(mark, names.join(','));
  else element.removeAttribute(mark);
}

function readAll(): Head[] {
  return [...heads].sort(([a], [b]) => a - b).map(([, children]) => readHead(children));
}

/** What styles depend on: it changes in one go with the page. */
function updateElements(all: Head[]): void {
  updateAttributes(
    document.documentElement,
    Object.assign({}, ...all.map(({html}) => html)) as Attributes,
  );
  updateAttributes(document.body, Object.assign({}, ...all.map(({body}) => body)) as Attributes);
}

/** What nobody looks at while the page is drawn. */
function updateRest(all: Head[]): void {
  const title = all.findLast((head) => head.title !== undefined)?.title;
  if (title !== undefined && document.title !== title) document.title = title;
  updateTags(joinTags(all));
}

/** Once for all heads that change with a page. */
function updateSoon(): void {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    const all = readAll();
    updateElements(all);
    cancelAnimationFrame(frame);
    // Out of the frame that shows the page.
    frame = requestAnimationFrame(() => setTimeout(() => updateRest(all)));
  });
}

/**
 * With `HelmetProvider` it stands for react-helmet-async, which reads all heads of a page again for each that comes or
 * goes, and draws each through three components.
 */
export function Helmet({children}: {children?: ReactNode}): null {
  // Counted while drawing: what stands further in the page has the last word.
  const place = useRef(0);
  place.current ||= ++lastPlace;
  useLayoutEffect(() => {
    heads.set(place.current, children);
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(place.current);
      updateSoon();
    },
    [],
  );
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
