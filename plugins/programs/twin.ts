import type {Root} from 'mdast';
import {stringify} from 'yaml';

import {directTwin} from './directive';
import {mapNodes, moveAddress, writeMarkdown} from './markdown';
import type {Page} from './pages';

/**
 * Links inside the site lead from twin to twin, and keep their targets wherever the text is taken: all but those inside the
 * page are whole addresses.
 */
export function linkToTwins(
  {url}: Pick<Page, 'url'>,
  twins: ReadonlyMap<string, string>,
): (address: string) => string {
  return (address) => {
    if (address.startsWith('#')) return address;
    const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    const twin = twins.get(page.replace(/(.)\/$/, '$1'));
    const target = twin === undefined ? address : twin + rest;
    return URL.canParse(target, url) ? new URL(target, url).href : target;
  };
}

function writeFrontMatter({title, description, url, language, updated, checked}: Page): string {
  const facts = {title, description, url, language, updated, checked};
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return `---\n${stringify(Object.fromEntries(known), {lineWidth: 0})}---\n`;
}

/** The Markdown of a page: in a file of its own, where it says what lists the others, and in the text of all pages. */
export type Twin = {file: string; text: string};

export function writeTwin(page: Page, text: Root, twins: ReadonlyMap<string, string>): Twin {
  const head = writeFrontMatter(page);
  const move = linkToTwins(page, twins);
  const body = writeMarkdown(mapNodes(text, (node) => moveAddress(node, move)));
  return {file: `${head}\n${directTwin(page.language)}\n\n${body}`, text: `${head}\n${body}`};
}
