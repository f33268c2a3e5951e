import type {SiteLocale} from './site';

/** One API reference of the site: where it comes from and where its pages go. */
export type ApiDocument = {
  /** Names the downloads, `/specs/<name>.<locale>.yaml`, and the sidebar. */
  name: string;
  root: string;
  /** Folder of the pages below `openAPI/`. */
  folder: string;
  /** Id of its configuration in docusaurus-plugin-openapi-docs; English has a configuration of its own. */
  id: string;
  /** Versions of one API share the id; the titles of their pages end in the version. */
  version?: string;
  /** The page that lists all groups. */
  category: {
    address: string;
    title: Record<SiteLocale, string>;
    description: Record<SiteLocale, string>;
  };
  /** The group in config/routes.ts that lists exactly the pages of this document. */
  routeGroups: readonly string[];
};

export const atomgit: ApiDocument = {
  name: 'atomgit',
  root: 'openapi/openapi.yaml',
  folder: 'api_versioned',
  id: 'api',
  category: {
    address: '/category/api',
    title: {'zh-Hans': '全部接口', en: 'All operations'},
    description: {
      'zh-Hans':
        '用程序读写 AtomGit 代码库、变更请求、Issue、组织和用户：每个接口的参数、响应和示例。',
      en: 'Read and write the repositories, change requests, issues, organizations, and users of AtomGit from a program: parameters, responses, and code samples of every operation.',
    },
  },
  routeGroups: ['api operations', 'api overview and tags'],
};

export const petstore2: ApiDocument = {
  name: 'petstore-2.0.0',
  root: 'openapi/petstore/2.0.0.yaml',
  folder: 'petstore_versioned',
  id: 'petstore_versioned',
  version: '2.0.0',
  category: {
    address: '/category/petstore-versioned-api',
    title: {'zh-Hans': '宠物商店接口一览 2.0.0', en: 'Petstore operations 2.0.0'},
    description: {
      'zh-Hans': '演示多版本接口文档的示例 API：宠物、订单、用户，以及回调和事件。',
      en: 'A sample API that shows a reference in several versions: pets, orders, users, callbacks, and an event.',
    },
  },
  routeGroups: ['petstore 2.0.0'],
};

export const petstore1: ApiDocument = {
  name: 'petstore-1.0.0',
  root: 'openapi/petstore/1.0.0.yaml',
  folder: 'petstore_versioned/1.0.0',
  id: 'petstore_versioned',
  version: '1.0.0',
  category: {
    address: '/category/petstore-api-1.0.0',
    title: {'zh-Hans': '宠物商店接口一览 1.0.0', en: 'Petstore operations 1.0.0'},
    description: {
      'zh-Hans': '演示多版本接口文档的示例 API，1.0.0 只有用户接口。',
      en: 'A sample API that shows a reference in several versions; 1.0.0 has user operations only.',
    },
  },
  routeGroups: ['petstore 1.0.0'],
};

export const documents: readonly ApiDocument[] = [atomgit, petstore2, petstore1];

/** The document whose operations the guides tell about. */
export const mainDocument = atomgit.name;

/** Both versions have the same title, hence the same overview address. */
export const petstoreOverview = 'swagger-petstore-yaml';

/** Docs folders of the two languages. */
export const docsFolders: Record<SiteLocale, string> = {
  'zh-Hans': 'docs',
  en: 'i18n/en/docusaurus-plugin-content-docs/current',
};

export function pagesFolder({folder}: ApiDocument, locale: SiteLocale): string {
  return `${docsFolders[locale]}/openAPI/${folder}`;
}

/** Name of the page that lists all groups, beside the others; its address is its own. */
export const categoryPage = 'category';

/** Path of the list of all operations of a document below the folder of static files. */
export function indexPath({name}: Pick<ApiDocument, 'name'>): string {
  return `specs/${name}.operations.json`;
}

/** An entry of that list: what other programs need to know, and the reader's filter with them. */
export type IndexedOperation = {
  operationId: string;
  method: string;
  path: string;
  slug: string;
  /** Address of the page, without language. */
  address: string;
  tag: string;
  title: Record<SiteLocale, string>;
  tagTitle: Record<SiteLocale, string>;
  scopes: string[];
  confirmed: boolean;
};

/** What can be downloaded of each document: the description in two notations, and requests ready to send. */
export type DownloadType = 'yaml' | 'json' | 'postman_collection.json' | 'http';

/** Path of a download below the folder of static files. */
export function specPath({name}: ApiDocument, locale: SiteLocale, type: 'yaml' | 'json'): string {
  return `specs/${name}.${locale}.${type}`;
}

/** Where the command gen-api-docs finds the joined description of a document: it is made when the command starts. */
export function descriptionPath({name}: ApiDocument, locale: SiteLocale): string {
  return `.cache/openapi/${name}.${locale}.json`;
}

/** Address of the checksums of all downloads. */
export const checksumsPath = '/specs/SHA256SUMS';

/** What the tools above a sidebar are told. */
export type ApiSidebar = {
  /** Address of the list of operations. */
  operations: string;
  version?: string;
  /** Every version of this API, if it has several. */
  versions?: {version: string; folder: string; overview: string}[];
};
