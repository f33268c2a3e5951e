import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.ts';

import petstore1 from '../docs/openAPI/petstore_versioned/1.0.0/sidebar';
import petstore1English from '../i18n/en/docusaurus-plugin-content-docs/current/openAPI/petstore_versioned/1.0.0/sidebar';
import {currentLocale, type SiteLocale} from './site';

type Reference = {
  label: Record<SiteLocale, string>;
  description: Record<SiteLocale, string>;
  slug: string;
  /** As generated in each language: alike but for the labels of the groups. */
  items: Record<SiteLocale, unknown>;
};

/** One API with its overview, and its operations by tag. */
function apiSidebar({label, description, slug, items}: Reference): SidebarItemConfig[] {
  return [
    {
      type: 'category',
      label: label[currentLocale],
      collapsible: false,
      link: {
        type: 'generated-index',
        title: label[currentLocale],
        description: description[currentLocale],
        slug,
      },
      items: items[currentLocale] as SidebarItemConfig[],
    },
  ];
}

export const apiSidebars = {
  'petstore-1.0.0': apiSidebar({
    label: {'zh-Hans': '宠物商店示例 1.0.0', en: 'Petstore sample 1.0.0'},
    description: {
      'zh-Hans': '演示多版本接口文档的示例 API，1.0.0 只有用户接口。',
      en: 'A sample API that shows a reference in several versions; 1.0.0 has user operations only.',
    },
    slug: '/category/petstore-api-1.0.0',
    items: {'zh-Hans': petstore1, en: petstore1English},
  }),
};
