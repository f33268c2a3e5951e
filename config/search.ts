import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

export const search = {
  language: ['en', 'zh'],
  docsRouteBasePath: ['/', 'oauth', 'api'],
  // The index name hashes these folders; `i18n` is here so that an English-only change gets a new name.
  docsDir: ['docs', 'oauth', 'community', 'i18n'],
  indexDocs: true,
  indexPages: true,
  indexBlog: false,
  hashed: 'filename',
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  highlightSearchTermsOnTargetPage: true,
  explicitSearchResultPath: true,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarPosition: 'right',
} satisfies PluginOptions;
