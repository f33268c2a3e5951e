import type {Root} from 'hast';

import type {Term} from '../../config/terminology';
import {findAll, textOf} from './hast';
import type {Page} from './pages';

/** A heading as links lead to it; a title has no id. */
export type Heading = {level: number; id?: string; text: string};

export function listHeadings(article: Root): Heading[] {
  const headings = findAll(article, ({tagName}) => /^h[1-6]$/.test(tagName));
  return headings.map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    ...(typeof heading.properties.id === 'string' && {id: heading.properties.id}),
    text: textOf(heading).replaceAll('\u200b', '').replace(/\s+/g, ' ').trim(),
  }));
}

const write = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** All pages of one language; static/schemas/pages.schema.json describes the file. */
export function writePageList(
  pages: readonly (Page & {section: string; headings: readonly Heading[]})[],
  mainRoot: string,
): string {
  return write({
    $schema: `${mainRoot}schemas/pages.schema.json`,
    pages: pages.map(
      ({route, url, twin, title, description, language, section, tags, updated, headings}) => ({
        route,
        url,
        markdown: new URL(twin, url).href,
        title,
        description,
        language,
        section,
        tags,
        updated,
        headings,
      }),
    ),
  });
}

/**
 * The terms of both languages, without what only the search reads; static/schemas/terminology.schema.json describes
 * the file.
 */
export function writeTerminology(terminology: readonly Term[], mainRoot: string): string {
  const terms = terminology.map(({zh, en, otherNames}) => ({zh, en, otherNames}));
  return write({$schema: `${mainRoot}schemas/terminology.schema.json`, terms});
}
