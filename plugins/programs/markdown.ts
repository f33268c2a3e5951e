import type {Element, ElementContent, Root} from 'hast';
import {toMdast, type State} from 'hast-util-to-mdast';
import type {Html} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

import {isElement} from './hast';

/** The same tree with another address in every link and image. */
export function mapAddresses(root: Root, change: (address: string) => string): Root {
  const visit = (node: ElementContent): ElementContent => {
    if (!isElement(node)) return node;
    const {href, src} = node.properties;
    const properties = {...node.properties};
    if (typeof href === 'string') properties.href = change(href);
    if (typeof src === 'string') properties.src = change(src);
    return {...node, properties, children: node.children.map(visit)} satisfies Element;
  };
  return {...root, children: (root.children as ElementContent[]).map(visit)};
}

/** A place with an id that links lead to: Markdown says it in HTML. */
export const anchorTag = 'book-anchor';

function writeAnchor(_: State, {properties}: Element): Html {
  const id = String(properties.id).replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return {type: 'html', value: `<a id="${id}"></a>`};
}

/** CommonMark with the tables of GitHub. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(toMdast(root, {handlers: {[anchorTag]: writeAnchor}}), {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
