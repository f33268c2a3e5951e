import type {SiteLocale} from '@site/config/site';

/** Posts that belong together and are read in this order; each is named by the last part of its address. */
export type Series = {
  name: string;
  title: Record<SiteLocale, string>;
  description: Record<SiteLocale, string>;
  posts: readonly string[];
};

export const series: readonly Series[] = [
  {
    name: 'Git-AtomGit',
    title: {'zh-Hans': '系列：Git 与 AtomGit', en: 'Series: Git and AtomGit'},
    description: {
      'zh-Hans': '三篇文章，一个小程序：从安装 Git 和第一次推送，到评审、合并和发布。',
      en: 'Three posts and one small program: from installing Git and the first push to review, merge, and release.',
    },
    posts: ['Git-AtomGit-1', 'Git-AtomGit-2', 'Git-AtomGit-3'],
  },
];

/** What the list of posts begins with. */
export const featuredPost = 'Git-AtomGit-Workflow';

export const nameOfPost = (permalink: string): string =>
  permalink.replace(/\/$/, '').split('/').at(-1) ?? '';

export const findSeries = (post: string): Series | undefined =>
  series.find(({posts}) => posts.includes(post));

/** The parts of a series in the order in which they are read; all other posts stay in their places. */
export function inReadingOrder<Post extends {permalink: string}>(posts: readonly Post[]): Post[] {
  const ordered = [...posts];
  for (const {posts: parts} of series) {
    const partOf = ({permalink}: Post) => parts.indexOf(nameOfPost(permalink));
    const inOrder = posts.filter((post) => partOf(post) >= 0).sort((a, b) => partOf(a) - partOf(b));
    for (const [index, post] of ordered.entries()) {
      if (partOf(post) >= 0) ordered[index] = inOrder.shift() ?? post;
    }
  }
  return ordered;
}
