import {wordsOf} from './headings';
import {attributesOf, isJsx} from './jsx';
import {lineOf, walk, type Page} from './page';

export type PageLink = {url: string; line: number; words: string};

/** Where a page leads: Markdown links and the `href` of components. */
export function linksOf({tree}: Page): PageLink[] {
  return [...walk(tree)].flatMap((node) => {
    const line = lineOf(node);
    if (node.type === 'link') return [{url: node.url, line, words: wordsOf(node)}];
    if (node.type === 'definition') return [{url: node.url, line, words: node.label ?? ''}];
    if (!isJsx(node)) return [];
    const {href, title} = attributesOf(node);
    return href === undefined ? [] : [{url: href, line, words: title ?? wordsOf(node)}];
  });
}
