import config from '@generated/docusaurus.config';

import {askOnce} from '../search/client';
import {answer, type Answer} from './answer';
import {searchOptions, toHit, type Search} from './hits';
import {languages, openLibrary, prefixOf, type Library} from './library';
import {openUrl} from './release';
import * as tools from './tools';

/** A tool as https://webmachinelearning.github.io/webmcp/ describes it. */
type Tool = {
  name: string;
  description: string;
  inputSchema: object;
  annotations: {readOnlyHint: boolean};
  execute: (input: Record<string, unknown>) => Promise<Answer>;
};

/** What a browser with WebMCP offers to pages. */
export type ModelContext = {registerTool: (tool: Tool) => Promise<void> | undefined};

const ownLanguage = document.documentElement.lang === 'en' ? 'en' : 'zh-Hans';
const baseUrl = config.baseUrl.slice(0, config.baseUrl.length - prefixOf(ownLanguage).length);

let library: Promise<Library> | undefined;

/** Read when a tool is first called; what failed is tried again. */
function readLibrary(): Promise<Library> {
  library ??= openLibrary(openUrl(new URL(baseUrl, location.origin).href)).catch(
    (problem: unknown) => {
      library = undefined;
      throw problem;
    },
  );
  return library;
}

/** The worker that answers the search box. */
const ask: Search = async (query, language, limit) => {
  const place = {baseUrl: baseUrl + prefixOf(language), version: ''};
  const {hits} = await askOnce({...place, query, options: {...searchOptions, limit}});
  return hits.map(toHit);
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const optional = (value: unknown): string | undefined => text(value) || undefined;

const limitOf = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? Math.min(Math.max(Math.round(value), 1), tools.limits.hits)
    : undefined;

/** Says nothing in the console: whoever called is told. */
const run = (work: (library: Library) => Promise<unknown>): Promise<Answer> =>
  answer(
    async () => work(await readLibrary()),
    () => undefined,
  );

const string = (description: string) => ({type: 'string', description});

const offered: readonly Omit<Tool, 'annotations'>[] = [
  {
    name: 'search',
    description: tools.texts.search,
    inputSchema: {
      type: 'object',
      properties: {
        query: string(tools.texts.query),
        language: {...string(tools.texts.language), enum: languages},
        limit: {type: 'integer', minimum: 1, maximum: tools.limits.hits},
      },
      required: ['query'],
    },
    execute: ({query, language, limit}) =>
      run((known) =>
        tools.search(known, ask, {
          query: text(query),
          language: languages.find((one) => one === language),
          limit: limitOf(limit),
        }),
      ),
  },
  {
    name: 'read',
    description: tools.texts.read,
    inputSchema: {
      type: 'object',
      properties: {address: string(tools.texts.address), heading: string(tools.texts.heading)},
      required: ['address'],
    },
    execute: ({address, heading}) =>
      run((known) => tools.read(known, {address: text(address), heading: optional(heading)})),
  },
];

/** Gives the tools of mcp/ that serve whoever reads along on a page to the browser. */
async function register(): Promise<void> {
  for (const tool of offered) {
    try {
      await document.modelContext?.registerTool({...tool, annotations: {readOnlyHint: true}});
    } catch {
      // Another script has a tool of that name, or the browser wants none.
    }
  }
}

void register();
