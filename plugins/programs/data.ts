import type {Term} from '../../config/terminology';
import type {Page} from './pages';

const write = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** All pages of one language; static/schemas/pages.schema.json describes the file. */
export function writePageList(
  pages: readonly (Page & {section: string})[],
  mainRoot: string,
): string {
  return write({
    $schema: `${mainRoot}schemas/pages.schema.json`,
    pages: pages.map(
      ({route, url, twin, title, description, language, section, tags, updated}) => ({
        route,
        url,
        markdown: new URL(twin, url).href,
        title,
        description,
        language,
        section,
        tags,
        updated,
      }),
    ),
  });
}

/** The terms of both languages; static/schemas/terminology.schema.json describes the file. */
export function writeTerminology(terms: readonly Term[], mainRoot: string): string {
  return write({$schema: `${mainRoot}schemas/terminology.schema.json`, terms});
}
