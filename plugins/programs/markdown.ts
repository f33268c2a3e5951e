import type {Element, Root as Article} from 'hast';
import {defaultHandlers, toMdast, type State} from 'hast-util-to-mdast';
import type {Heading, Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

declare module 'mdast' {
  interface HeadingData {
    /** The place that links lead to; CommonMark does not write it. */
    id?: string;
  }
}

function readHeading(state: State, node: Element): Heading {
  const {id} = node.properties;
  return {...defaultHandlers.h1(state, node), ...(typeof id === 'string' && {data: {id}})};
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const handlers = Object.fromEntries(headings.map((name) => [name, readHeading]));

/** The article in the words of Markdown; more than one text may be written of it. */
export function readText(article: Article): Root {
  return toMdast(article, {handlers}) as Root;
}

/** The same tree with what `change` makes of each node, from the outside in. */
export function mapNodes<Tree extends Nodes>(tree: Tree, change: (node: Nodes) => Nodes): Tree {
  const node = change(tree);
  if (!('children' in node)) return node as Tree;
  return {...node, children: node.children.map((child) => mapNodes(child, change))} as Tree;
}

/** A link or image with another address, and any other node as it is. */
export function moveAddress(node: Nodes, move: (address: string) => string): Nodes {
  return node.type === 'link' || node.type === 'image' ? {...node, url: move(node.url)} : node;
}

/** CommonMark with the tables of GitHub. */
export function writeMarkdown(text: Root): string {
  return toMarkdown(text, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
