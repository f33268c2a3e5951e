import type {Release} from './release';

export const languages = ['zh-Hans', 'en'] as const;
export type Language = (typeof languages)[number];

export const prefixOf = (language: Language): string => (language === 'en' ? 'en/' : '');

export type Heading = {level: number; id?: string; text: string};

export type Page = {
  route: string;
  url: string;
  markdown: string;
  title: string;
  description: string;
  language: Language;
  section: string;
  headings: Heading[];
};

export type Operation = {
  operationId: string;
  method: string;
  path: string;
  address: string;
  title: Record<Language, string>;
  scopes: string[];
};

/** How the search index is asked. */
export type SearchFacts = {indexName: string; mostEdits: number};

/** What the tools know of a release before the first question. */
export type Library = {
  release: Release;
  /** Address of the Chinese site, without host. */
  baseUrl: string;
  pages: Record<Language, Page[]>;
  operations: Operation[];
  search: SearchFacts;
};

/** Something that whoever asked can put right; its message says how. */
export class Refusal extends Error {}

export async function readJson<Content>(release: Release, name: string): Promise<Content> {
  const text = await release.read(name);
  if (text !== undefined) return JSON.parse(text) as Content;
  throw new Refusal(
    `${name} is missing: this is not a complete release of the site. Run "npm run build", or name the address of a published site.`,
  );
}

const listPages = async (release: Release, language: Language): Promise<Page[]> =>
  (await readJson<{pages: Page[]}>(release, `${prefixOf(language)}pages.json`)).pages;

export async function openLibrary(release: Release): Promise<Library> {
  const [chinese, english, operations, search] = await Promise.all([
    listPages(release, 'zh-Hans'),
    listPages(release, 'en'),
    readJson<Operation[]>(release, 'specs/atomgit.operations.json'),
    readJson<SearchFacts>(release, 'search.json'),
  ]);
  const home = chinese.find(({route}) => route === '/');
  if (!home) throw new Refusal('pages.json does not name a home page. Build the site again.');
  return {
    release,
    baseUrl: new URL(home.url).pathname,
    pages: {'zh-Hans': chinese, en: english},
    operations,
    search,
  };
}

/** The page at an address of any form: a URL, a path, with `.md` or a slash at its end, with or without its base URL. */
export function findPage({pages, baseUrl}: Library, address: string): Page | undefined {
  const path = address.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const below = `/${path.replace(/^\//, '')}`.startsWith(baseUrl)
    ? `/${path.replace(/^\//, '')}`.slice(baseUrl.length)
    : path.replace(/^\//, '');
  const name = below.replace(/\.md$/, '').replace(/\/$/, '');
  const language: Language = name === 'en' || name.startsWith('en/') ? 'en' : 'zh-Hans';
  const own = language === 'en' ? name.slice('en/'.length) : name;
  const route = `/${own.replace(/^index$/, '')}`;
  return pages[language].find((page) => page.route === route);
}

/** The Markdown of a page. */
export async function readTwin({release, baseUrl}: Library, page: Page): Promise<string> {
  const name = new URL(page.markdown).pathname.slice(baseUrl.length);
  const text = await release.read(name);
  if (text !== undefined) return text;
  throw new Refusal(`${name} is missing from the release. Build the site anew.`);
}

const normalise = (text: string): string =>
  text
    .replace(/^#/, '')
    .replace(/[`*_“”"'‘’\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The part of a twin under a heading, which is given by its id or its words. */
export function cutSection(text: string, {headings}: Page, wanted: string): string | undefined {
  const place = headings.findIndex(
    ({id, text: words}) =>
      id === wanted.replace(/^#/, '') || normalise(words) === normalise(wanted),
  );
  const heading = headings[place];
  if (!heading) return undefined;
  const lines = text.split('\n');
  const starts: number[] = [];
  let fence: string | undefined;
  for (const [number, line] of lines.entries()) {
    const [mark] = /^\s*(?:```+|~~~+)/.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || mark.trim() === fence)) {
      fence = fence === undefined ? mark.trim() : undefined;
    } else if (fence === undefined && /^#{1,6} /.test(line)) starts.push(number);
  }
  const next = headings.findIndex(({level}, at) => at > place && level <= heading.level);
  return lines
    .slice(starts[place], next < 0 ? undefined : starts[next])
    .join('\n')
    .trim();
}
