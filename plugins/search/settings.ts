import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

import type {SearchSettings} from '../../src/search/settings';

/** The stock options with their defaults filled in, as its validation leaves them. */
export type SearchOptions = Required<PluginOptions>;

type Option = keyof PluginOptions;

/** What is not ours to obey, and why; a value beside its default would be a promise that nothing keeps. */
const unheeded: Partial<Record<Option, [value: unknown, reason: string]>> = {
  removeDefaultStopWordFilter: [
    [],
    'questions are asked in sentences, and their little words say nothing',
  ],
  removeDefaultStemmer: [false, 'terms of the terminology are compared by their stems'],
  ignoreCssSelectors: [[], 'what is left out of a page is decided in plugins/search/readPage.ts'],
  docsPluginIdForPreferredVersion: [undefined, 'the docs have one version'],
  zhUserDict: [undefined, 'Chinese is cut into pairs, without a dictionary'],
  zhUserDictPath: [undefined, 'Chinese is cut into pairs, without a dictionary'],
  searchContextByPaths: [undefined, 'the parts of the site are listed in src/search/contexts.ts'],
  hideSearchBarWithNoSearchContext: [false, 'the box is on every page'],
  useAllContextsWithNoSearchContext: [false, 'the box searches the whole site'],
  forceIgnoreNoIndex: [false, 'pages that are not listed are never indexed'],
  askAi: [undefined, 'the site talks to no other service'],
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Options that would change nothing stop the build. */
export function checkOptions(options: Partial<SearchOptions>): void {
  const complain = (option: Option, reason: string) => {
    throw new Error(
      `config/search.ts: ${option} would have no effect: ${reason}. Remove the option.`,
    );
  };
  for (const [option, [value, reason]] of Object.entries(unheeded)) {
    if (!same(options[option as Option], value)) complain(option as Option, reason);
  }
  if (!same([options.language ?? []].flat().sort(), ['en', 'zh'])) {
    throw new Error(
      "config/search.ts: language is ['en', 'zh']: the index cuts these two languages.",
    );
  }
  if (options.searchBarPosition === 'auto') {
    throw new Error(
      "config/search.ts: searchBarPosition is 'left' or 'right': the navbar takes its side from it.",
    );
  }
}

function nameIndex(hashed: SearchOptions['hashed'], version: string): string {
  if (hashed === 'filename') return `search-index{part}-${version}.json`;
  return `search-index{part}.json${hashed ? `?_=${version}` : ''}`;
}

/** The options that readers feel, in the shape in which the pages get them. */
export function readSettings(options: SearchOptions, version: string): SearchSettings {
  const {hashed, searchBarShortcut, searchBarShortcutKeymap, searchBarPosition} = options;
  return {
    indexName: nameIndex(hashed, version),
    limit: options.searchResultLimits,
    excerptLength: options.searchResultContextMaxLength,
    marksPages: options.highlightSearchTermsOnTargetPage,
    showsPath: options.explicitSearchResultPath,
    shortcut: searchBarShortcut ? searchBarShortcutKeymap : '',
    showsShortcut: searchBarShortcut && options.searchBarShortcutHint,
    side: searchBarPosition === 'left' ? 'left' : 'right',
    mostEdits: options.fuzzyMatchingDistance,
  };
}
