import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.ts';

import atomgit from '../../docs/openAPI/api_versioned/sidebar';
import petstore2 from '../../docs/openAPI/petstore_versioned/sidebar';
import petstore1 from '../../docs/openAPI/petstore_versioned/1.0.0/sidebar';
import atomgitEnglish from '../../i18n/en/docusaurus-plugin-content-docs/current/openAPI/api_versioned/sidebar';
import petstore2English from '../../i18n/en/docusaurus-plugin-content-docs/current/openAPI/petstore_versioned/sidebar';
import petstore1English from '../../i18n/en/docusaurus-plugin-content-docs/current/openAPI/petstore_versioned/1.0.0/sidebar';
import {documents, indexPath, petstoreOverview, type ApiSidebar} from '../../config/apiDocuments';
import {currentLocale, type SiteLocale} from '../../config/site';

type Reference = {
  /** Name of the document in config/apiDocuments.ts. */
  name: string;
  label: Record<SiteLocale, string>;
  /** Of the page that lists the groups. */
  title: Record<SiteLocale, string>;
  description: Record<SiteLocale, string>;
  slug: string;
  /** As generated in each language: alike but for the labels of the groups. */
  items: Record<SiteLocale, SidebarItemConfig[]>;
};

/** The generated files name a type that their package does not export fully. */
function readItems(generated: unknown): SidebarItemConfig[] {
  return generated as SidebarItemConfig[];
}

/** What the filter and the version switch above the sidebar go by. */
function describeApi(name: string): ApiSidebar {
  const api = documents.find((document) => document.name === name);
  const versions = documents.flatMap(({id, folder, version}) =>
    id === api?.id && version !== undefined ? [{version, folder, overview: petstoreOverview}] : [],
  );
  const operations = `/${indexPath({name})}`;
  return api?.version === undefined ? {operations} : {operations, version: api.version, versions};
}

/** One API with its overview, and its operations by tag. */
function apiSidebar(reference: Reference): SidebarItemConfig[] {
  const {name, label, title, description, slug, items} = reference;
  return [
    {
      type: 'category',
      label: label[currentLocale],
      collapsible: false,
      customProps: {api: describeApi(name)},
      link: {
        type: 'generated-index',
        title: title[currentLocale],
        description: description[currentLocale],
        slug,
      },
      items: items[currentLocale],
    },
  ];
}

export const apiSidebars = {
  api: apiSidebar({
    name: 'atomgit',
    label: {'zh-Hans': '开放接口', en: 'OpenAPI'},
    title: {'zh-Hans': 'AtomGit OpenAPI 文档', en: 'AtomGit OpenAPI documentation'},
    description: {
      'zh-Hans':
        '在程序里读写 AtomGit 的代码库、变更请求、Issue、组织和用户：每个接口的参数、响应和示例代码。',
      en: 'Read and write the repositories, change requests, issues, organizations, and users of AtomGit from a program: parameters, responses, and code samples of every operation.',
    },
    slug: '/category/api',
    items: {'zh-Hans': readItems(atomgit), en: readItems(atomgitEnglish)},
  }),
  'petstore-2.0.0': apiSidebar({
    name: 'petstore-2.0.0',
    label: {'zh-Hans': '宠物商店示例 2.0.0', en: 'Petstore sample 2.0.0'},
    title: {'zh-Hans': '宠物商店接口一览 2.0.0', en: 'Petstore operations 2.0.0'},
    description: {
      'zh-Hans': '演示多版本接口文档的示例 API：宠物、订单、用户，以及回调和事件。',
      en: 'A sample API that shows a reference in several versions: pets, orders, users, callbacks, and an event.',
    },
    slug: '/category/petstore-versioned-api',
    items: {'zh-Hans': readItems(petstore2), en: readItems(petstore2English)},
  }),
  'petstore-1.0.0': apiSidebar({
    name: 'petstore-1.0.0',
    label: {'zh-Hans': '宠物商店示例 1.0.0', en: 'Petstore sample 1.0.0'},
    title: {'zh-Hans': '宠物商店接口一览 1.0.0', en: 'Petstore operations 1.0.0'},
    description: {
      'zh-Hans': '演示多版本接口文档的示例 API，1.0.0 只有用户接口。',
      en: 'A sample API that shows a reference in several versions; 1.0.0 has user operations only.',
    },
    slug: '/category/petstore-api-1.0.0',
    items: {'zh-Hans': readItems(petstore1), en: readItems(petstore1English)},
  }),
};
