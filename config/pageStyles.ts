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
  {name: 'api', sources: /\/src\/css\/api\w*\.css$/, sign: /class="api-tools"/},
  {
    name: 'lists',
    sources:
      /\/src\/css\/blog\.css$|\/src\/theme\/(Blog|TagsList|DocTag)\w+\/|\/theme-classic\/lib\/theme\/(Blog|TagsListByLetter)/,
    sign: /blog-wrapper|docs-tag/,
  },
  {name: 'home', sources: /\/src\/components\/home\//, sign: /docs-doc-id-index"/},
  {name: 'tools', sources: /\/src\/components\/devtools\//, sign: /class="tool_/},
  {
    name: 'search',
    sources: /\/src\/theme\/(SearchPage|SearchBar\/Panel)\//,
    sign: /docusaurus-search-local/,
  },
  {
    name: 'later',
    sources: /\/(Helpful\/Report|LanguageOffer\/Panel|NotFound\/Content\/Help)\.module\.css$/,
  },
];
