import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.ts';

import atomgit from '../../docs/openAPI/api_versioned/sidebar';
import petstore2 from '../../docs/openAPI/petstore_versioned/sidebar';
import petstore1 from '../../docs/openAPI/petstore_versioned/1.0.0/sidebar';
import atomgitEnglish from '../../i18n/en/docusaurus-plugin-content-docs/current/openAPI/api_versioned/sidebar';
import petstore2English from '../../i18n/en/docusaurus-plugin-content-docs/current/openAPI/petstore_versioned/sidebar';
import petstore1English from '../../i18n/en/docusaurus-plugin-content-docs/current/openAPI/petstore_versioned/1.0.0/sidebar';
import {
  categoryPage,
  documents,
  indexPath,
  petstoreOverview,
  type ApiDocument,
  type ApiSidebar,
} from '../../config/apiDocuments';
import {currentLocale, type SiteLocale} from '../../config/site';

type Reference = {
  /** Name of the document in config/apiDocuments.ts. */
  name: string;
  /** As generated in each language: alike but for the labels of the groups. */
  items: Record<SiteLocale, SidebarItemConfig[]>;
};

/** The generated files name a type that their package does not export fully. */
function readItems(generated: unknown): SidebarItemConfig[] {
  return generated as SidebarItemConfig[];
}

/** What the filter and the version switch above the sidebar go by. */
function describeApi({name, id, version}: ApiDocument): ApiSidebar {
  const operations = `/${indexPath({name})}`;
  if (version === undefined) return {operations};
  const versions = documents.flatMap((other) =>
    other.id === id && other.version !== undefined
      ? [{version: other.version, folder: other.folder, overview: petstoreOverview}]
      : [],
  );
  return {operations, version, versions};
}

/** One API under the name of the list of all its operations: the overview, and the operations by tag. */
function apiSidebar(reference: Reference): SidebarItemConfig[] {
  const {name, items} = reference;
  const api = documents.find((document) => document.name === name);
  if (!api) throw new Error(`There is no document ${name}.`);
  return [
    {
      type: 'category',
      label: api.category.title[currentLocale],
      collapsible: false,
      customProps: {api: describeApi(api)},
      link: {type: 'doc', id: `openAPI/${api.folder}/${categoryPage}`},
      items: items[currentLocale],
    },
  ];
}

export const apiSidebars = {
  api: apiSidebar({
    name: 'atomgit',
    items: {'zh-Hans': readItems(atomgit), en: readItems(atomgitEnglish)},
  }),
  'petstore-2.0.0': apiSidebar({
    name: 'petstore-2.0.0',
    items: {'zh-Hans': readItems(petstore2), en: readItems(petstore2English)},
  }),
  'petstore-1.0.0': apiSidebar({
    name: 'petstore-1.0.0',
    items: {'zh-Hans': readItems(petstore1), en: readItems(petstore1English)},
  }),
};
