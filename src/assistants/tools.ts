import type {Hit, Search} from './hits';
import {
  cutSection,
  findPage,
  prefixOf,
  readTwin,
  Refusal,
  type Language,
  type Library,
  type Operation,
  type Page,
} from './library';

/** Each tool as a function of its input: what it answers is text or data, and what it refuses is a Refusal. */

export const limits = {query: 500, message: 4000, address: 500, answer: 20_000, hits: 10};

/** What programs are told of the tools that a server and a page offer alike, and of what they take. */
export const texts = {
  search: 'Search the AtomGit documentation. Answers titles, sections, excerpts and addresses.',
  read: 'Read a page of the AtomGit documentation as Markdown, or one section of it.',
  query: 'a question or words, in Chinese or English',
  language: 'zh-Hans or en; by default that of the words',
  address: 'URL or path of a page, such as /en/repo/branch',
  heading: 'id or words of a heading',
};

/** Longer or broken text would only cost time. */
function check(text: string, what: string, limit: number): string {
  if (text.length > limit) {
    throw new Refusal(
      `${what} has ${text.length} characters; ${limit} is the limit. Shorten it to what matters.`,
    );
  }
  // Half of a character has no encoding in UTF-8, and U+FFFD is what a decoder leaves of bytes that are none.
  if (/[\p{Surrogate}\uFFFD]/u.test(text)) {
    throw new Refusal(`${what} is not valid Unicode. Send it as UTF-8.`);
  }
  if (text.trim() === '') throw new Refusal(`${what} is empty. Say what to look for.`);
  return text;
}

const guessLanguage = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en');

type Found = Omit<Hit, 'url' | 'hash'> & {url: string; markdown: string};

function locate(library: Library, {url, hash, ...texts}: Hit): Found {
  const page = findPage(library, url);
  if (!page) throw new Error(`The index names ${url}, which pages.json does not know.`);
  return {...texts, url: page.url + hash, markdown: page.markdown};
}

export async function search(
  library: Library,
  ask: Search,
  input: {query: string; language?: Language | undefined; limit?: number | undefined},
): Promise<{language: Language; results: Found[]}> {
  const query = check(input.query, 'query', limits.query);
  const language = input.language ?? guessLanguage(query);
  const hits = await ask(query, language, input.limit ?? 5);
  return {language, results: hits.map((hit) => locate(library, hit))};
}

const listHeadings = ({headings}: Page): string =>
  headings
    .map(({level, id, text}) => `${'  '.repeat(level - 1)}- ${text}${id ? ` (#${id})` : ''}`)
    .join('\n');

export async function read(
  library: Library,
  input: {address: string; heading?: string | undefined},
): Promise<string> {
  const address = check(input.address, 'address', limits.address);
  const page = findPage(library, address);
  if (!page) {
    throw new Refusal(
      `There is no page at ${address}. Use an address from the results of search, or from llms.txt.`,
    );
  }
  const text = await readTwin(library, page);
  const wanted = input.heading ?? /#(.+)$/.exec(address)?.[1];
  const part = wanted === undefined ? text : cutSection(text, page, decode(wanted));
  if (part === undefined) {
    throw new Refusal(
      `${page.url} has no heading “${wanted ?? ''}”. Its headings, with ids:\n${listHeadings(page)}`.slice(
        0,
        limits.answer,
      ),
    );
  }
  if (part.length <= limits.answer) return part;
  const end = part.lastIndexOf('\n', limits.answer);
  return `${part.slice(0, end)}\n\n[The rest is left out: ${part.length - end} characters. Read it by heading:]\n${listHeadings(page)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function findOperation(
  {operations}: Library,
  {
    operationId,
    method,
    path,
  }: {operationId?: string | undefined; method?: string | undefined; path?: string | undefined},
): Operation {
  if (operationId === undefined && (method === undefined || path === undefined)) {
    throw new Refusal('Name the operation: operationId, or method and path.');
  }
  const shape = (text: string) => text.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
  const wanted = shape((path ?? '').replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/, ''));
  const found = operations.find((one) =>
    operationId === undefined
      ? one.method === method?.toUpperCase() && shape(one.path) === wanted
      : one.operationId.toLowerCase() === operationId.toLowerCase(),
  );
  if (found) return found;
  const similar = operations
    .filter((one) => {
      const words = (operationId ?? wanted).toLowerCase().split(/[^a-z]+/);
      return words.some((word) => word.length > 3 && one.path.toLowerCase().includes(word));
    })
    .slice(0, 10);
  const list = similar.map((one) => `${one.method} ${one.path}`).join(', ');
  throw new Refusal(
    `The API has no such operation. ${list === '' ? 'specs/atomgit.operations.json lists all.' : `Similar: ${list}.`}`,
  );
}

/** Samples in several languages, each under its name; they come last in the part that they follow. */
const samples = /\n\*\*[^\n]+\*\*\n\n[^\n]+\n\n```[\s\S]*$/;
const responses = /^## (响应|Response|可能)/i;

/** The first sample for a shell, if the page has one. */
const findSample = (text: string): string | undefined => /```bash\n([\s\S]*?)\n```/.exec(text)?.[1];

export async function operation(
  library: Library,
  input: {
    operationId?: string | undefined;
    method?: string | undefined;
    path?: string | undefined;
    language?: Language | undefined;
  },
) {
  for (const [name, value] of Object.entries(input)) check(value, name, limits.address);
  const language = input.language ?? 'zh-Hans';
  const found = findOperation(library, input);
  const address = library.baseUrl + prefixOf(language) + found.address.slice(1);
  const page = findPage(library, address);
  if (!page) throw new Error(`${found.address} is in the list of operations and has no page.`);
  const text = await readTwin(library, page);
  const sections = page.headings
    .filter(({level}) => level === 2)
    .map(({id, text: title}) => ({title, text: cutSection(text, page, id ?? title) ?? ''}));
  return {
    method: found.method,
    path: found.path,
    operationId: found.operationId,
    title: found.title[language],
    description: page.description,
    scopes: found.scopes,
    parameters: sections
      .map(({text: part}) => part.replace(samples, ''))
      .filter((part) => !responses.test(part))
      .join('\n\n')
      .slice(0, limits.answer),
    sample: findSample(text),
    url: page.url,
    markdown: page.markdown,
  };
}

/** Without quotes and marks, which a terminal and a page write otherwise. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[`"'“”‘’*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Headings that quote the message, longest first. */
function findQuoting({pages}: Library, language: Language, message: string): Found[] {
  const said = bare(message);
  return pages[language]
    .flatMap((page) => page.headings.map((heading) => ({page, heading, words: bare(heading.text)})))
    .filter(
      ({words, heading}) =>
        heading.level > 2 && /[a-z]{3}.*[ :(]|\d{3}/.test(words) && said.includes(words),
    )
    .sort((a, b) => b.words.length - a.words.length)
    .map(({page, heading}) => ({
      title: page.title,
      heading: heading.text,
      url: heading.id === undefined ? page.url : `${page.url}#${heading.id}`,
      markdown: page.markdown,
    }));
}

export async function error(
  library: Library,
  ask: Search,
  input: {message: string; language?: Language | undefined},
): Promise<{language: Language; results: Found[]}> {
  const message = check(input.message, 'message', limits.message);
  const language = input.language ?? guessLanguage(message);
  const quoting = findQuoting(library, language, message);
  const hits = await ask(message.slice(0, limits.query), language, 5);
  const all = [...quoting, ...hits.map((hit) => locate(library, hit))];
  const results = all.filter((one, at) => all.findIndex(({url}) => url === one.url) === at);
  if (results.length === 0) {
    throw new Refusal('No page speaks of this message. Search for what failed instead.');
  }
  return {language, results: results.slice(0, 5)};
}
