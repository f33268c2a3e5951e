import type {SiteLocale} from '@site/config/site';
import type {IconName} from '@site/src/components/Icon';

export type TagGroup = {
  title: Record<SiteLocale, string>;
  /** The tags of guides by their keys in docs/tags.yml, with the drawing of each. */
  tags: Readonly<Record<string, IconName>>;
};

/** What the page of all tags is divided into; each tag of a guide stands in one group. */
export const tagGroups: readonly TagGroup[] = [
  {
    title: {'zh-Hans': '代码与版本', en: 'Code and versions'},
    tags: {
      repo: 'repository',
      commit: 'commit',
      git: 'terminal',
      branch: 'branch',
      release: 'release',
      tag: 'tag',
      lfs: 'storage',
      revert: 'undo',
    },
  },
  {
    title: {'zh-Hans': '计划与评审', en: 'Planning and review'},
    tags: {issue: 'issue', pr: 'review', label: 'label', milestone: 'milestone'},
  },
  {
    title: {'zh-Hans': '组织与权限', en: 'Organizations and permissions'},
    tags: {org: 'organization', member: 'people', permission: 'lock'},
  },
  {
    title: {'zh-Hans': '账号与登录', en: 'Accounts and sign-in'},
    tags: {account: 'account', pat: 'lock', ssh: 'key', '2-fa': 'shield'},
  },
  {
    title: {'zh-Hans': '应用与自动化', en: 'Apps and automation'},
    tags: {app: 'app', workflow: 'pipeline', webhook: 'webhook', ai: 'ai'},
  },
];

const blogIcons: Readonly<Record<string, IconName>> = {
  atomgit: 'star',
  contributing: 'people',
  git: 'terminal',
  pages: 'globe',
  security: 'shield',
  sync: 'move',
  workflow: 'branch',
};

export const keyOfTag = (permalink: string): string =>
  permalink.replace(/\/$/, '').split('/').at(-1) ?? '';

/** The drawing of a tag, from its address. */
export function findTagIcon(permalink: string): IconName {
  const key = keyOfTag(permalink);
  const icon = permalink.includes('/blog/')
    ? blogIcons[key]
    : tagGroups.find(({tags}) => key in tags)?.tags[key];
  return icon ?? 'tag';
}
