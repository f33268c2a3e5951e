import type {SiteLocale} from '../../../config/site';
import type {ApiDocument} from '../../../config/apiDocuments';
import type {Guide} from '../source/guides';
import {resolveLinks, type ResolveLink} from '../source/markdownLinks';
import {renderInline, renderMarkdown} from './markdown';
import {strings, type Strings} from './strings';
import type {OpenApiDocument} from '../../../src/api/description/types';

/** What every part of a page needs to know. */
export type PageContext = {
  api: ApiDocument;
  document: OpenApiDocument;
  locale: SiteLocale;
  words: Strings;
  /** Guides by operation. */
  guides: ReadonlyMap<string, readonly Guide[]>;
  /** Raw HTML of a description. */
  block: (markdown: string) => Html;
  inline: (markdown: string) => Html;
  /** Whether the page has told the fields of the schema before it comes to `id`. */
  isRepeated: (schema: string, id: string) => boolean;
  /** Whether a sample beside the fields shows what they hold: an example of each could contradict it. */
  isSampled: boolean;
};

export type Html = {__html: string};

export function createContext(
  api: ApiDocument,
  document: OpenApiDocument,
  locale: SiteLocale,
  guides: PageContext['guides'],
  resolve: ResolveLink,
): PageContext {
  const linked = (markdown: string) => resolveLinks(markdown, resolve);
  return {
    api,
    document,
    locale,
    words: strings[locale],
    guides,
    block: (markdown) => ({__html: renderMarkdown(linked(markdown))}),
    inline: (markdown) => ({__html: renderInline(linked(markdown))}),
    isRepeated: () => false,
    isSampled: false,
  };
}

/** The context of one page, which knows what the page has told so far. */
export function beginPage(context: PageContext): PageContext {
  const firsts = new Map<string, string>();
  const isRepeated = (schema: string, id: string): boolean => {
    const first = firsts.get(schema) ?? id;
    firsts.set(schema, first);
    return first !== id;
  };
  return {...context, isRepeated};
}
