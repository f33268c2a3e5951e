type PageStyles = {
  /** Part of the file name: `styles-api.<hash>.css`. */
  name: string;
  /** The source files of these styles. */
  sources: RegExp;
  /** In the HTML of every page that needs them as it comes; without one, only code brings what they are for. */
  sign?: RegExp;
};

/** Styles of which most pages need nothing, each in a file of its own. All others are in one file that every page has. */
export const pageStyles: readonly PageStyles[] = [
  {
    name: 'api',
    sources: /\/src\/(css\/api\w*|components\/ValuesStrip\/styles\.module)\.css$/,
    sign: /class="api-tools"/,
  },
  {
    // What lists operations, and what leads to the other versions of an API: its lists have it too.
    name: 'operations',
    sources: /\/src\/css\/(operationLists|versionSwitch)\.css/,
    sign: /class="(?:api-(?:groups|operations|versions)|table-scroll api-downloads|fold_|operations_)/,
  },
  {
    name: 'lists',
    sources:
      /\/src\/css\/blog\.css$|\/src\/(theme\/(Blog|TagsList|DocTag)\w+|components\/(Tag\w+|Cover))\/|\/theme-classic\/lib\/theme\/(Blog|TagsListByLetter)/,
    sign: /blog-wrapper|(?:docs|blog)-tag/,
  },
  {
    name: 'guides',
    sources: /\/src\/css\/(guides|tableCards)\.css$/,
    sign: /id="next"|class="table-cards/,
  },
  {name: 'tabs', sources: /\/src\/css\/tabs\.css$/, sign: /class="theme-tabs/},
  {name: 'diagram', sources: /\/src\/css\/diagram\.css$/, sign: /class="diagram/},
  {
    name: 'cards',
    sources: /\/src\/(components\/(Page)?Cards?|theme\/DocCategoryGeneratedIndexPage)\//,
    sign: /class="cards_/,
  },
  {name: 'home', sources: /\/src\/components\/home\//, sign: /docs-doc-id-index"/},
  {
    name: 'emblem',
    sources: /\/src\/components\/(BranchGraph|SearchForm)\//,
    sign: /class="(graph|searchForm)_/,
  },
  {
    name: 'lost',
    sources: /\/NotFound\/Content\/(Emblem|Nearest|WaysOut)\.module\.css$/,
    sign: /class="exits_/,
  },
  {name: 'questions', sources: /\/src\/components\/Questions\//, sign: /class="questions_/},
  {
    name: 'versions',
    sources: /\/src\/(components\/Versions\/|css\/versions\.css)/,
    sign: /class="(?:versions_|version-page)/,
  },
  {
    name: 'tools',
    sources: /\/src\/(components\/devtools|theme\/MDXPage)\/|\/src\/css\/limits\.css$/,
    sign: /mdx-page/,
  },
  {
    // The panel of the search box, and what the page of results shares with it.
    name: 'search',
    sources: /\/src\/theme\/SearchBar\/Panel\/|\/src\/components\/(Endpoint|MarkedText)\//,
    sign: /docusaurus-search-local/,
  },
  {name: 'results', sources: /\/src\/theme\/SearchPage\//, sign: /docusaurus-search-local/},
  {
    name: 'workbench',
    sources:
      /\/src\/(components\/(workbench|Dialog)|theme\/ApiExplorer|values)\/|\/ValuesStrip\/form\./,
  },
  {
    name: 'later',
    sources:
      /\/(LanguageOffer\/Panel|NotFound\/Content\/Nearest)\.module\.css$|\/FilterAnswer\/results\.css$/,
  },
  {name: 'beside', sources: /\/src\/components\/ReadBeside\//},
];
