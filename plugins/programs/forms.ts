import type {Element, ElementContent} from 'hast';

import {element, findAll, findOne, hasClass, isElement, spaced, textOf} from './hast';

/** How one component of a page reads without its styles and scripts, told in plain elements. */
type Form = {
  component: string;
  matches: (node: Element) => boolean;
  /** What takes the place of the element; its children have not been turned yet. */
  turn: (node: Element) => ElementContent[];
};

const isTag =
  (...names: string[]) =>
  (node: Element): boolean =>
    names.includes(node.tagName);
const isClass =
  (...names: string[]) =>
  (node: Element): boolean =>
    names.some((name) => hasClass(node, name));
const isRole =
  (role: string) =>
  (node: Element): boolean =>
    node.properties.role === role;

const nothing = (): ElementContent[] => [];
const bold = (...children: ElementContent[]): Element =>
  element('p', element('strong', ...children));
/** A part of a row, which styles alone set apart from those beside it. */
const inLine = (node: Element): Element =>
  node.tagName === 'div' ? {...node, tagName: 'span'} : node;
const elementsOf = ({children}: Element): Element[] => children.filter(isElement);

/** What leads around the site or works only in a browser; none of it is content. */
const controls: Form[] = [
  {component: 'Navigation', matches: isTag('nav'), turn: nothing},
  {
    component: 'Table of contents',
    matches: isClass('theme-doc-toc-mobile', 'table-of-contents', 'tableOfContents'),
    turn: nothing,
  },
  {component: 'Foot of a page', matches: isTag('footer'), turn: nothing},
  {component: 'Heading link', matches: isClass('hash-link'), turn: nothing},
  {component: 'CopyButton', matches: isClass('code-copy', 'copy'), turn: nothing},
  {component: 'PageMenu', matches: isClass('page-menu'), turn: nothing},
  {
    component: 'API controls',
    matches: ({properties}) => 'dataControl' in properties,
    turn: nothing,
  },
  // What a tool asks and answers; what it knows stands in its lists and tables.
  {
    component: 'Control',
    matches: ({properties}) => 'dataMarkdownIgnore' in properties,
    turn: nothing,
  },
  {
    component: 'Icon',
    matches: ({tagName, properties}) =>
      tagName === 'svg' && ('ariaHidden' in properties || hasIconClass(properties.className)),
    turn: nothing,
  },
  {component: 'Line break opportunity', matches: isTag('wbr', 'noscript'), turn: nothing},
];

/** Stock icons carry no aria-hidden. */
function hasIconClass(className: unknown): boolean {
  return Array.isArray(className) && className.some((name) => /icon/i.test(String(name)));
}

/** The colon that the language of the words before it uses. */
function colonAfter(words: Element | undefined): string {
  return words && /\p{Script=Han}/u.test(textOf(words)) ? '：' : ': ';
}

function turnTabs(node: Element): ElementContent[] {
  const labels = findAll(node, isRole('tab'));
  const panels = findAll(node, isRole('tabpanel'));
  return panels.flatMap((panel, index) => [
    bold(...(labels[index]?.children ?? [])),
    ...panel.children,
  ]);
}

function turnSwitch(node: Element): ElementContent[] {
  const title = findOne(node, isClass('api-switch-title'));
  const labels = findAll(node, isTag('label'));
  const panels = findAll(node, isClass('api-switch-panel'));
  return [
    ...(title ? [bold(...title.children)] : []),
    ...panels.flatMap((panel, index) => [
      element('p', labels[index] ? textOf(labels[index]) : ''),
      ...panel.children,
    ]),
  ];
}

function turnCodeFrame(node: Element): ElementContent[] {
  const title = findOne(node, isClass('code-title'));
  const pre = findOne(node, isTag('pre'));
  const code = element('code', pre ? textOf(pre) : '');
  const language = node.properties.dataLanguage;
  if (typeof language === 'string') code.properties.className = [`language-${language}`];
  return [...(title ? [bold(...title.children)] : []), element('pre', code)];
}

function turnDiagram(node: Element): ElementContent[] {
  const caption = findOne(node, isTag('figcaption'));
  const description = findOne(node, isTag('desc'));
  return [
    bold({type: 'text', value: caption ? textOf(caption) : ''}),
    element('p', description ? textOf(description) : ''),
  ];
}

function turnAdmonition(node: Element): ElementContent[] {
  const heading = findOne(node, isClass('admonitionHeading'));
  const content = findOne(node, isClass('admonitionContent'));
  const title = (heading?.children ?? []).filter((child) => !hasClass(child, 'admonitionIcon'));
  return [element('blockquote', bold(...title), ...(content?.children ?? []))];
}

/** What goes on in the line of a summary. */
const isPhrase = (node: ElementContent): boolean =>
  !isElement(node) || /^(?:a|code|em|strong|span)$/.test(node.tagName);

/** A summary may hold a heading of its own, with a sentence after it. */
function turnDetails(node: Element): ElementContent[] {
  const summary = node.children.find((child) => isElement(child) && child.tagName === 'summary');
  const inside = summary ? (summary as Element).children : [];
  const heading = inside.find((child) => isElement(child) && /^h[2-6]$/.test(child.tagName));
  const rest = node.children.filter((child) => child !== summary);
  // It names what stands in the heading above.
  if (summary && 'dataMarkdownIgnore' in (summary as Element).properties) return rest;
  if (summary && rest.every(isPhrase)) return [...inside, ...rest];
  if (!heading) return [bold(...inside), ...rest];
  return [heading, element('p', ...inside.filter((child) => child !== heading)), ...rest];
}

/** Name, type and duty of a field are set apart by styles alone. */
function turnFieldHead(node: Element): ElementContent[] {
  const [name, ...facts] = elementsOf(node).map(inLine);
  if (!name) return [];
  const note: ElementContent[] =
    facts.length > 0
      ? [{type: 'text', value: ' ('}, ...spaced(facts, ', '), {type: 'text', value: ')'}]
      : [];
  return [element('p', ...(name.tagName === 'a' ? name.children : [name]), ...note)];
}

function turnFacts(node: Element): ElementContent[] {
  const items = findAll(node, isTag('div')).map((row) => {
    const term = findOne(row, isTag('dt'));
    const details = findAll(row, isTag('dd')).flatMap(({children}) => children);
    return element(
      'li',
      element('strong', ...(term?.children ?? [])),
      colonAfter(term),
      ...details,
    );
  });
  return [element('ul', ...items)];
}

/** Boxes to tick are a list of what can be ticked. */
function turnBoxes(node: Element): ElementContent[] {
  const legend = findOne(node, isTag('legend'));
  const items = findAll(node, isTag('label')).map((label) => {
    const words = elementsOf(label).filter(({tagName}) => tagName !== 'input');
    return element('li', ...spaced(words, ' – '));
  });
  return [bold(...(legend?.children ?? [])), element('ul', ...items)];
}

function turnOperation(node: Element): ElementContent[] {
  return [element('li', ...spaced(elementsOf(node).map(inLine), ' – '))];
}

function turnCard(node: Element): ElementContent[] {
  const link = findOne(node, isTag('a'));
  const text = findOne(node, isClass('text'));
  // What a card says may be a paragraph of its own; in a list it goes on in the same line.
  const words = text?.children.flatMap((child) =>
    isElement(child) && child.tagName === 'p' ? child.children : [child],
  );
  const line = text && words && textOf(text).trim() !== '' ? [colonAfter(link), ...words] : [];
  return [element('li', ...(link ? [link] : []), ...line)];
}

const inOneLine = (node: Element): ElementContent[] => [
  {...node, children: spaced(elementsOf(node))},
];

const components: Form[] = [
  {component: 'Tabs', matches: isClass('tabs-container'), turn: turnTabs},
  {component: 'Samples', matches: isClass('api-switch'), turn: turnSwitch},
  {component: 'CodeBlock', matches: isClass('code-frame'), turn: turnCodeFrame},
  {component: 'Diagram', matches: isClass('diagram'), turn: turnDiagram},
  {component: 'Admonition', matches: isClass('theme-admonition'), turn: turnAdmonition},
  {component: 'Details', matches: isTag('details'), turn: turnDetails},
  {component: 'Card', matches: isClass('card'), turn: turnCard},
  {component: 'Field', matches: isClass('api-field-head'), turn: turnFieldHead},
  {component: 'Facts', matches: isClass('api-facts'), turn: turnFacts},
  {
    component: 'Operations',
    matches: (node) =>
      node.tagName === 'li' && findOne(node, isClass('api-operation-address')) !== undefined,
    turn: turnOperation,
  },
  {component: 'Boxes', matches: isTag('fieldset'), turn: turnBoxes},
  {
    component: 'Endpoint',
    matches: isClass('api-endpoint'),
    turn: (node) => [element('p', ...spaced(elementsOf(node)))],
  },
  {component: 'Media type', matches: isClass('api-media'), turn: inOneLine},
  {
    component: 'Values',
    matches: (node) =>
      node.tagName === 'li' &&
      node.children.length > 1 &&
      node.children.every(
        (child) => isElement(child) && /^(code|span|time|a)$/.test(child.tagName),
      ),
    turn: inOneLine,
  },
  {component: 'Tag', matches: isClass('tagWithCount'), turn: turnTagLink},
  {component: 'Post facts', matches: isClass('facts'), turn: turnPostFacts},
  {component: 'Key', matches: isTag('kbd'), turn: ({children}) => children},
];

/** The number of pages stands in the link, set apart by styles alone. */
function turnTagLink(node: Element): ElementContent[] {
  const count = findOne(node, isTag('span'));
  const label = node.children.filter((child) => child !== count);
  return [
    {...node, properties: {href: node.properties.href}, children: label},
    ...(count ? [{type: 'text' as const, value: ` (${textOf(count)})`}] : []),
  ];
}

function turnPostFacts(node: Element): ElementContent[] {
  const facts = elementsOf(node).map(textOf);
  return [element('p', facts.join(' · '))];
}

/** Every element of our pages that is no plain text has a form here; the first that matches counts. */
export const forms: readonly Form[] = [...controls, ...components];

/** Elements whose content is not text: without a form they would be lost in silence. */
export const needsForm: ReadonlySet<string> = new Set([
  ...[
    'audio',
    'button',
    'canvas',
    'dialog',
    'embed',
    'form',
    'iframe',
    'input',
    'label',
    'map',
    'math',
  ],
  ...[
    'meter',
    'object',
    'option',
    'output',
    'picture',
    'progress',
    'script',
    'select',
    'style',
    'svg',
  ],
  ...['template', 'textarea', 'video'],
]);
