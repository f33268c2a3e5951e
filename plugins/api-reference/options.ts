import {fileURLToPath} from 'node:url';

import type {Options} from 'docusaurus-plugin-openapi-docs';

import {
  atomgit,
  descriptionPath,
  pagesFolder,
  petstore1,
  petstore2,
  petstoreOverview,
  specPath,
  type ApiDocument,
} from '../../config/apiDocuments';
import type {SiteLocale} from '../../config/site';
import {writePage} from './command';
import {slugOf} from '../../src/api/description/operations';

/** Holds nothing but the text that the generators return. */
const template = fileURLToPath(new URL('page/page.mustache', import.meta.url));

const common = {
  template,
  infoTemplate: template,
  tagTemplate: template,
  // The JSON of an operation has no place in our template.
  disableCompression: true,
  markdownGenerators: {
    createApiPageMD: writePage,
    createInfoPageMD: writePage,
    createTagPageMD: writePage,
  },
  sidebarOptions: {
    groupPathsBy: 'tag',
    categoryLinkSource: 'tag',
    sidebarGenerators: {
      // Without a label, so that each language takes that of its own page.
      createDocItem: ({id}, {basePath}) => ({type: 'doc', id: `${basePath}/${slugOf(id)}`}),
    },
  },
} satisfies Options;

/** One document in one language. Its download is also what tells the generators which document an item is of. */
const source = (api: ApiDocument, locale: SiteLocale) =>
  ({
    specPath: descriptionPath(api, locale),
    outputDir: pagesFolder(api, locale),
    downloadUrl: `/${specPath(api, locale, 'yaml')}`,
  }) satisfies Options;

const versionedSource = (api: ApiDocument, version: string, locale: SiteLocale) =>
  ({
    ...source(api, locale),
    label: `v${version}`,
    baseUrl: `/openAPI/${api.folder}/${petstoreOverview}`,
  }) satisfies Options;

const petstore = (locale: SiteLocale) =>
  ({
    ...versionedSource(petstore2, '2.0.0', locale),
    ...common,
    version: '2.0.0',
    versions: {'1.0.0': versionedSource(petstore1, '1.0.0', locale)},
  }) satisfies Options;

/** Of docusaurus-plugin-openapi-docs. The second language of an API is a source of its own. */
export const openapiDocs = {
  id: 'api',
  docsPluginId: 'default',
  config: {
    api: {...source(atomgit, 'zh-Hans'), ...common},
    api_en: {...source(atomgit, 'en'), ...common},
    petstore_versioned: petstore('zh-Hans'),
    petstore_versioned_en: petstore('en'),
  } satisfies Record<string, Options>,
};
