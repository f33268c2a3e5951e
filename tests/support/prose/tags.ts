import {parse as parseYaml} from 'yaml';

import type {ProseKind} from '../../../config/proseTrees';
import type {SiteLocale} from '../../../config/site';
import type {Corpus} from './corpus';

type Tag = {label?: unknown; description?: unknown; permalink?: unknown};

export type TagList = {
  file: string;
  tags: Record<string, Tag | undefined>;
  lineOf: (key: string) => number;
};

/** Where the tags of a kind of page are listed; the other kinds carry none. */
export const tagLists: Partial<Record<ProseKind, Record<SiteLocale, string>>> = {
  guide: {
    'zh-Hans': 'docs/tags.yml',
    en: 'i18n/en/docusaurus-plugin-content-docs/current/tags.yml',
  },
  post: {
    'zh-Hans': 'blog/tags.yml',
    en: 'i18n/en/docusaurus-plugin-content-blog/tags.yml',
  },
};

const routeBases: Partial<Record<ProseKind, string>> = {guide: '/tags', post: '/blog/tags'};

const cache = new WeakMap<Corpus, Map<string, TagList>>();

/** A tags.yml; undefined when the file is missing. */
export function readTagList(corpus: Corpus, file: string): TagList | undefined {
  const known = cache.get(corpus) ?? new Map<string, TagList>();
  cache.set(corpus, known);
  const raw = corpus.files.get(file);
  const list = known.get(file) ?? (raw === undefined ? undefined : parseTagList(file, raw));
  if (list) known.set(file, list);
  return list;
}

function parseTagList(file: string, raw: string): TagList {
  const keys = raw.split(/\r?\n/).map((line) => /^(['"]?)(.+?)\1:/.exec(line)?.[2]);
  return {
    file,
    tags: (parseYaml(raw) ?? {}) as TagList['tags'],
    lineOf: (key) => keys.indexOf(key) + 1 || 1,
  };
}

/** Addresses of the tags that some Chinese page carries. */
export function tagRoutesInUse(corpus: Corpus): Set<string> {
  const routes = corpus.pages.flatMap(({kind, locale, frontMatter}) => {
    const file = locale === 'zh-Hans' ? tagLists[kind]?.[locale] : undefined;
    const list = file === undefined ? undefined : readTagList(corpus, file);
    const keys = Array.isArray(frontMatter.tags) ? frontMatter.tags : [];
    return keys.map((key) => `${routeBases[kind]}${String(list?.tags[String(key)]?.permalink)}`);
  });
  return new Set(routes);
}
