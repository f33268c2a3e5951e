import type {SiteLocale} from '../../config/site';
import {sections, type Section} from '../../config/sections';
import type {Page} from './pages';

/** Every list stays below this many characters, so that a program can take one in at once. */
export const listLimit = 50_000;

export type SiteInfo = {
  title: string;
  tagline: string;
  language: SiteLocale;
  /** Address of the site in this language, with a slash at its end. */
  root: string;
  /** Address of the site in its default language. */
  mainRoot: string;
};

type Words = {
  twins: string;
  full: (address: string) => string;
  lists: (limit: string) => string;
  sections: string;
  pages: string;
  count: (pages: number) => string;
  more: string;
  data: [title: string, text: string];
  pageList: [title: string, text: string];
  operations: [title: string, text: string];
  definition: [title: string, text: string];
  terms: [title: string, text: string];
  feeds: [title: string, text: string];
  tbx: [title: string, text: string];
  changes: [title: string, text: string];
  skills: [title: string, text: string];
  other: [title: string, text: string];
};

const words: Record<SiteLocale, Words> = {
  'zh-Hans': {
    twins:
      '每一页都有 Markdown 版本：在网页地址后面加 `.md`，首页是 `index.md`。下面的链接都指向 Markdown。',
    full: (address) => `除示例接口外所有页面的 Markdown 合在一个文件里：${address}`,
    lists: (limit) => `本文件和各章节的列表文件，每个文件都少于 ${limit} 个字符。`,
    sections: '章节',
    pages: '页面',
    count: (pages) => `（${pages} 页）`,
    more: '更多',
    data: ['数据文件', '页面、接口和术语的列表，OpenAPI 定义，订阅'],
    pageList: ['页面列表', 'JSON：地址、标题、描述、标签、更新日期'],
    operations: ['接口列表', 'JSON：operationId、方法、路径、作用范围、是否已确认'],
    definition: ['OpenAPI 定义', 'YAML，OpenAPI 3'],
    terms: ['术语', 'JSON：每个概念的中文和英文名称，以及别的叫法'],
    feeds: ['更新日志订阅', 'JSON Feed；博客的订阅在 blog/feed.json'],
    tbx: ['术语（TBX）', '同样的术语，供翻译工具使用'],
    changes: ['修改过的页面', 'JSON Feed；也有 atom.xml 和 rss.xml'],
    skills: ['操作技能', '给助手的分步做法：认证、创建 Issue、报告自动化检查、发布网站、签名提交'],
    other: ['English', 'The same site in English'],
  },
  en: {
    twins:
      'Every page has a Markdown version: add `.md` to its URL. The home page is `index.md`. The links below lead to the Markdown versions.',
    full: (address) =>
      `The Markdown of all pages except those of the sample API is in one file: ${address}`,
    lists: (limit) =>
      `This list and the list of each section are shorter than ${limit} characters.`,
    sections: 'Sections',
    pages: 'Pages',
    count: (pages) => ` (${pages} ${pages === 1 ? 'page' : 'pages'})`,
    more: 'More',
    data: ['Data files', 'lists of pages, operations, and terms, OpenAPI definitions, feeds'],
    pageList: ['List of pages', 'JSON: URL, title, description, tags, and date of the last change'],
    operations: [
      'List of operations',
      'JSON: operationId, method, path, scopes, and whether the operation is confirmed',
    ],
    definition: ['OpenAPI definition', 'YAML, OpenAPI 3'],
    terms: [
      'Terminology',
      'JSON: the Chinese and English term for each thing, and other names for it',
    ],
    feeds: ['Changelog feed', 'JSON Feed; the feed of the blog is blog/feed.json'],
    tbx: ['Terminology (TBX)', 'the same terms, for translation tools'],
    changes: ['Changed pages', 'JSON Feed; also atom.xml and rss.xml'],
    skills: [
      'Skills',
      'procedures for assistants: authenticate, open an issue, report a check run, publish a site, sign commits',
    ],
    other: ['简体中文', '同一站点的中文版'],
  },
};

function link(title: string, address: string, text: string): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address})${text ? `: ${text}` : ''}`;
}

function withinLimit(name: string, text: string): string {
  if (text.length < listLimit) return text;
  throw new Error(
    `${name} has ${text.length} characters; ${listLimit} is the limit. Divide its section in config/sections.ts.`,
  );
}

const listName = ({key}: Pick<Section, 'key'>): string => `llms/${key}.txt`;

function writeSection(section: Section, pages: readonly Page[], site: SiteInfo): string {
  const {language} = site;
  const links = pages.map(({twin, title, description}) =>
    link(title, new URL(twin, site.root).href, description),
  );
  return [
    `# ${site.title} – ${section.title[language]}`,
    '',
    `> ${section.description[language]}`,
    '',
    `## ${words[language].pages}`,
    '',
    ...links,
    '',
  ].join('\n');
}

const dataName = 'llms/data.txt';

/** What is no page and has no Markdown: apart from the rest, so that whoever follows a list meets one kind of file. */
function writeData({title, root, mainRoot, language}: SiteInfo): string {
  const text = words[language];
  return [
    `# ${title} – ${text.data[0]}`,
    '',
    `> ${text.data[1]}`,
    '',
    `## ${text.data[0]}`,
    '',
    link(text.pageList[0], `${root}pages.json`, text.pageList[1]),
    link(text.operations[0], `${mainRoot}specs/atomgit.operations.json`, text.operations[1]),
    link(text.definition[0], `${mainRoot}specs/atomgit.${language}.yaml`, text.definition[1]),
    link(text.terms[0], `${mainRoot}terminology.json`, text.terms[1]),
    link(text.tbx[0], `${mainRoot}terminology.tbx`, text.tbx[1]),
    link(text.changes[0], `${root}changes/feed.json`, text.changes[1]),
    link(text.feeds[0], `${root}changelogs/feed.json`, text.feeds[1]),
    '',
  ].join('\n');
}

function writeIndex(counts: ReadonlyMap<string, number>, site: SiteInfo): string {
  const {root, mainRoot, language} = site;
  const text = words[language];
  const otherRoot = language === 'en' ? mainRoot : `${mainRoot}en/`;
  return [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    text.twins,
    text.full(`${root}llms-full.txt`),
    text.lists(listLimit.toLocaleString('en-US')),
    '',
    `## ${text.sections}`,
    '',
    ...sections.map((section) => {
      const pages = text.count(counts.get(section.key) ?? 0);
      return link(
        section.title[language],
        root + listName(section),
        section.description[language] + pages,
      );
    }),
    '',
    `## ${text.more}`,
    '',
    link(text.skills[0], `${mainRoot}skill.md`, text.skills[1]),
    link(text.data[0], `${root}${dataName}`, text.data[1]),
    link(text.other[0], `${otherRoot}llms.txt`, text.other[1]),
    '',
  ].join('\n');
}

/** The lists for language models, by file name; pages come with the key of their section. */
export function writeLists(
  pages: readonly (Page & {section: string})[],
  site: SiteInfo,
): Record<string, string> {
  const lists = sections.map((section): [string, string] => {
    const own = pages.filter(({section: key}) => key === section.key);
    return [listName(section), writeSection(section, own, site)];
  });
  const counts = new Map<string, number>();
  for (const {section} of pages) counts.set(section, (counts.get(section) ?? 0) + 1);
  const files: [string, string][] = [
    ['llms.txt', writeIndex(counts, site)],
    [dataName, writeData(site)],
    ...lists,
  ];
  return Object.fromEntries(files.map(([name, text]) => [name, withinLimit(name, text)]));
}
