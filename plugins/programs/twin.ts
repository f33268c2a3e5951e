import {stringify} from 'yaml';

import {mapAddresses, writeMarkdown} from './markdown';
import type {Page, ReadPage} from './pages';

/** Links inside the site lead from twin to twin; files and other sites stay what they are. */
export function linkToTwins(twins: ReadonlyMap<string, string>): (address: string) => string {
  return (address) => {
    const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    const twin = twins.get(page.replace(/(.)\/$/, '$1'));
    return twin === undefined ? address : twin + rest;
  };
}

function writeFrontMatter({title, description, url, language, updated, checked}: Page): string {
  const facts = {title, description, url, language, updated, checked};
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '');
  return `---\n${stringify(Object.fromEntries(known), {lineWidth: 0})}---\n`;
}

/** The Markdown twin of a page. */
export function writeTwin(page: ReadPage, twins: ReadonlyMap<string, string>): string {
  const body = writeMarkdown(mapAddresses(page.article, linkToTwins(twins)));
  return `${writeFrontMatter(page)}\n${body}`;
}
