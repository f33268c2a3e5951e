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
    title: {'zh-Hans': '协作与自动化', en: 'Collaboration and automation'},
    tags: {
      issue: 'issue',
      pr: 'review',
      label: 'label',
      milestone: 'milestone',
      app: 'app',
      workflow: 'pipeline',
      webhook: 'webhook',
      ai: 'ai',
    },
  },
  {
    title: {'zh-Hans': '组织与账号', en: 'Organizations and accounts'},
    tags: {
      org: 'organization',
      member: 'people',
      permission: 'lock',
      account: 'account',
      pat: 'token',
      ssh: 'key',
      '2-fa': 'shield',
    },
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

/** What a name says when another name in brackets and the plural are left out. */
const gist = (name: string): string =>
  name
    .replace(/\s*[（(].*?[)）]/g, '')
    .replace(/s$/, '')
    .toLowerCase();

/** Whether the title of a page tells a reader more than the name of its tag. */
export const saysMore = (title: string, label: string): boolean => gist(title) !== gist(label);

export const isInBlog = (permalink: string): boolean => permalink.includes('/blog/');

/** The drawing of a tag, from its address. */
export function findTagIcon(permalink: string): IconName {
  const key = keyOfTag(permalink);
  const icon = isInBlog(permalink)
    ? blogIcons[key]
    : tagGroups.find(({tags}) => key in tags)?.tags[key];
  return icon ?? 'tag';
}
