import type {Heading, Nodes} from 'mdast';

import {childrenOf, walk, type Page} from './page';

export type PageHeading = {
  node: Heading;
  depth: number;
  /** The explicit id, `{#id}`; undefined when there is none. */
  id: string | undefined;
  text: string;
};

/** The words of a node, without markup. */
export function wordsOf(node: Nodes): string {
  return 'value' in node ? node.value : childrenOf(node).map(wordsOf).join('');
}

/** The headings of a page, in order. */
export function headingsOf({tree}: Page): PageHeading[] {
  return [...walk(tree)]
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const [, text = '', id] = /^(.*?)(?:\s*\{#([^{}]*)\})?$/s.exec(wordsOf(node)) ?? [];
      return {node, depth: node.depth, id, text: text.trim()};
    });
}
