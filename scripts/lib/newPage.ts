import {bodyOf, fingerprintOf, frontMatterOf} from '../../config/frontMatter';
import {locateProse, proseFile, proseTrees, type ProseKind} from '../../config/proseTrees';
import {teamName} from '../../config/site';
import {enterLines, enterPage, findNeighbours, type Entry, type List} from './enterPage';

/** What planning needs to know of the repository. */
export type Repository = {
  /** Text of a file; undefined when there is none. */
  read: (file: string) => string | undefined;
  /** What the file said in earlier commits, the latest first. */
  readEarlier: (file: string) => Iterable<string>;
  /** Addresses of guides that the site promises, and those not written yet. */
  guideRoutes: readonly string[];
  routes: readonly string[];
  pendingRoutes: readonly string[];
  /** Keys of docs/tags.yml. */
  tags: readonly string[];
};

/** Files to write, lists to complete, and what the author does then. */
export type Plan = {files: Map<string, string>; entries: Entry[]; next: string[]};

/** A request that cannot be done; its message says why and what to do instead. */
export class BadRequest extends Error {}

const skeletons = {
  'zh-Hans': `TODO（一两句话：这是什么，什么时候用到。）

**谁可以操作**：TODO（角色）。**事先准备**：TODO（账号状态和准备；不需要就删掉这一句）。

## 操作步骤 {#steps}

<Steps>

1. TODO（从哪里进入；一步一个动作，界面上的名称写进 Ui 组件。）

</Steps>

## 限制 {#limits}

| 项目 | 限制 |
|---|---|
| TODO（名称） | TODO（数字、格式或默认值） |

## 常见问题 {#troubleshooting}

### TODO（错误信息的原文） {#first-problem}

TODO（为什么会这样，怎么办。）

## 下一步 {#next}

TODO（一句话，一个链接：读完之后做什么）[首页](/)。
`,
  en: `TODO(one or two sentences: what it is and when you need it.)

**Who can do this:** TODO(roles). **Before you start:** TODO(account and preparations; remove the sentence if there are none).

## Steps {#steps}

<Steps>

1. TODO(where to begin; one action per step, names of the interface in the Ui component.)

</Steps>

## Limits {#limits}

| Item | Limit |
|---|---|
| TODO(name) | TODO(number, format or default) |

## Troubleshooting {#troubleshooting}

### TODO(the literal error text) {#first-problem}

TODO(why it happens and what to do.)

## Next step {#next}

TODO(one sentence, one link: what to do next) [home page](/).
`,
};

const postSkeletons = {
  'zh-Hans': `TODO（第一段：读完之后，读者手里会有什么。）

{/* truncate */}

## TODO（第一步） {#first-step}

TODO（一个从头跟到尾的例子，命令都执行过，输出是真的。）
`,
  en: `TODO(first paragraph: what the reader will have at the end.)

{/* truncate */}

## TODO(the first step) {#first-step}

TODO(one example from start to end; every command has been run, its output is real.)
`,
};

const titles = {
  'zh-Hans': (name: string) => `${name} TODO（标题）`,
  en: (name: string) => `${name} TODO(title)`,
};

const descriptions = {
  'zh-Hans': (name: string) => `${name} TODO（一句话，说明读完能做什么；长度见 STYLEGUIDE）`,
  en: (name: string) =>
    `${name} TODO(one sentence that says what the reader can do then; STYLEGUIDE gives its length)`,
};

type Locale = keyof typeof titles;

function writePage(locale: Locale, name: string, keys: string[], body: string): string {
  const head = [`title: ${titles[locale](name)}`, `description: ${descriptions[locale](name)}`];
  return ['---', ...head, ...keys, '---', '', body].join('\n');
}

/** Both languages of a page that exists in none. */
function planFiles(
  kind: ProseKind,
  name: string,
  keys: Record<Locale, string[]>,
  bodies: Record<Locale, string>,
  {read}: Repository,
): Map<string, string> {
  const chinese = proseFile(kind, 'zh-Hans', name);
  const english = proseFile(kind, 'en', name);
  const existing = [chinese, english].filter((file) => read(file) !== undefined);
  if (existing.length > 0) {
    throw new BadRequest(
      `There is a page of this name: ${existing.join(', ')}. Edit it, or choose another name.`,
    );
  }
  const text = writePage('zh-Hans', name, keys['zh-Hans'], bodies['zh-Hans']);
  const source = `source: ${fingerprintOf(text)}`;
  return new Map([
    [chinese, text],
    [english, writePage('en', name, [...keys.en, source], bodies.en)],
  ]);
}

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

function readRoute(argument: string): string[] {
  const segments = argument.replace(/^\//, '').split('/');
  const wrong = segments.find((part) => !segment.test(part));
  if (wrong !== undefined) {
    throw new BadRequest(
      `“${argument}” is not an address: “${wrong}” must be made of letters, digits, “-”, “_” and “.”, such as repo/topic.`,
    );
  }
  if (/\.mdx?$|(^|\/)index$/.test(argument)) {
    throw new BadRequest(`“${argument}” names a file. Give the address that it should have.`);
  }
  return segments;
}

const sidebars = {
  guide: 'sidebars.ts',
  oauth: 'sidebarsOauth.ts',
  community: 'sidebarsCommunity.ts',
  post: undefined,
  page: undefined,
} as const satisfies Record<ProseKind, string | undefined>;

/** Which tree an address belongs to, and its name there. */
function findTree(route: string, segments: string[], repository: Repository) {
  const [section = '', ...rest] = segments;
  if (rest.length > 0 && section === 'oauth') return {kind: 'oauth', name: rest.join('/')} as const;
  if (rest.length > 0 && section === 'api')
    return {kind: 'community', name: rest.join('/')} as const;
  if (section === 'blog') {
    throw new BadRequest(
      `${route} is a post. Run: npm run new -- post ${rest.join('-') || 'Slug'}`,
    );
  }
  const sections = new Set(
    repository.guideRoutes
      .map((known) => known.split('/'))
      .flatMap(([, first, second]) => (second ? [first] : [])),
  );
  const isKnown =
    repository.guideRoutes.includes(route) || (rest.length > 0 && sections.has(section));
  if (!isKnown) {
    const list = ['oauth', 'api', ...sections].sort().join(', ');
    throw new BadRequest(
      `There is no section for ${route}. Put the page under one of: ${list}; a new section begins in config/routes.ts.`,
    );
  }
  return {kind: 'guide', name: segments.join('/')} as const;
}

const routeList = 'config/routes.ts';
const iconList = 'src/data/pageIcons.ts';
const promisedAddresses = 'tests/promises/addresses.txt';
const promisedHeadings = 'tests/promises/headingIds.txt';

/** Where each page of a kind is listed. */
function listsOf(kind: ProseKind, name: string, route: string, {routes}: Repository): List[] {
  const neighbours = findNeighbours(route, routes);
  const base = proseTrees.find((tree) => tree.kind === kind)?.routeBase ?? '/';
  const nameIn = (other: string) => other.slice(base.length).replace(/^\//, '');
  const sidebar = sidebars[kind];
  return [
    {file: routeList, name: route, element: `'${route}'`, neighbours},
    ...(sidebar
      ? [{file: sidebar, name, element: `'${name}'`, neighbours: neighbours.map(nameIn)}]
      : []),
    ...(kind === 'guide'
      ? [{file: iconList, name: route, element: `'${route}': 'article'`, neighbours}]
      : []),
  ];
}

/** The lists completed; what has no neighbour in a list is left to the author. */
function register(
  kind: ProseKind,
  name: string,
  route: string,
  repository: Repository,
): Pick<Plan, 'entries' | 'next'> {
  const entries: Entry[] = [];
  const next: string[] = [];
  for (const list of listsOf(kind, name, route, repository)) {
    const text = repository.read(list.file) ?? '';
    if (text.includes(`'${list.name}'`)) continue;
    const entry = enterPage(text, list);
    if (entry) entries.push(entry);
    else next.push(`Put ${list.element} into ${list.file}.`);
  }
  const promise = enterLines(promisedAddresses, repository.read(promisedAddresses) ?? '', [route]);
  if (promise) entries.push(promise);
  if (repository.pendingRoutes.includes(route)) {
    next.push(`Remove '${route}' from config/pendingRoutes.ts.`);
  }
  return {entries, next};
}

/** A page in both languages, with the sections that every guide has. */
export function planPage(argument: string, repository: Repository): Plan {
  const segments = readRoute(argument);
  const route = `/${segments.join('/')}`;
  const {kind, name} = findTree(route, segments, repository);
  const [section = ''] = segments;
  const tags = kind === 'guide' && repository.tags.includes(section) ? [`tags: [${section}]`] : [];
  const files = planFiles(kind, name, {'zh-Hans': tags, en: tags}, skeletons, repository);
  const {entries, next} = register(kind, name, route, repository);
  return {
    files,
    entries,
    next: [
      'Replace every TODO in both files; remove the sections that have nothing to say.',
      ...(kind === 'guide'
        ? [
            'Set `tags` (docs/tags.yml) and, for facts of the platform, `checked` (the month you compared them).',
            `See whether its place in ${sidebars.guide} and its drawing in ${iconList} are right.`,
          ]
        : []),
      ...next,
      `Write what readers type when they need the page into config/asked, under \`${route.slice(1)}\`.`,
      `When both languages say the same, run: npm run new -- stamp ${route}`,
    ],
  };
}

/** The platform lives in this time zone; the time fixes the order of posts of one day. */
function formatDate(now: Date): string {
  const shifted = new Date(now.getTime() + 8 * 60 * 60 * 1000);
  return `${shifted.toISOString().slice(0, 19)}+08:00`;
}

/** A post in both languages, dated now. */
export function planPost(argument: string, repository: Repository, now: Date): Plan {
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(argument)) {
    throw new BadRequest(
      `“${argument}” is not a slug: use letters, digits and single hyphens, such as Git-AtomGit-4.`,
    );
  }
  const route = `/blog/${argument}`;
  const keys = (locale: Locale) => [
    `date: ${formatDate(now)}`,
    `authors: [{name: ${teamName[locale]}}]`,
    'tags: [atomgit]',
  ];
  const both = {'zh-Hans': keys('zh-Hans'), en: keys('en')};
  const files = planFiles('post', argument, both, postSkeletons, repository);
  const {entries, next} = register('post', argument, route, repository);
  return {
    files,
    entries,
    next: [
      'Replace every TODO in both files, and set `tags` (blog/tags.yml).',
      ...next,
      `When both languages say the same, run: npm run new -- stamp ${route}`,
      'Draw the picture of its links: npm run social',
    ],
  };
}

/** The Chinese file of a page, from its address or the path of either file. */
function findChinese(argument: string, {read}: Repository): string {
  const location = locateProse(argument.replace(/^\.\//, ''));
  const candidates = location
    ? [location.locale === 'en' ? location.mirror : argument.replace(/^\.\//, '')]
    : proseTrees.flatMap(({kind, routeBase}) => {
        const route = `/${argument.replace(/^\/|\/$/g, '')}`;
        const base = routeBase === '/' ? '' : routeBase;
        if (route !== base && !route.startsWith(`${base}/`)) return [];
        const name = route.slice(base.length + 1);
        const names = name === '' ? ['index'] : [name, `${name}/index`];
        return names.map((candidate) => proseFile(kind, 'zh-Hans', candidate));
      });
  const found = candidates.find((file) => read(file) !== undefined);
  if (!found) {
    throw new BadRequest(
      `There is no page ${argument}. Give an address such as /user/sshkey, or the path of its file.`,
    );
  }
  return found;
}

/** A page by its sections: the id of each heading, and the text up to the next; "" is what stands before the first. */
function readSections(text: string): Map<string, string> {
  const [before = '', ...parts] = text.split(/^(?=#{2,} )/m);
  const sections = parts.map(
    (part) => [/\{#([^}]+)\}/.exec(part)?.[1] ?? '', part.trimEnd()] as const,
  );
  return new Map([['', before.trimEnd()], ...sections]);
}

/** The sections whose Chinese is no longer what the translation was compared with; undefined when Git does not know. */
function findChanges(
  chinese: string,
  yaml: string,
  {read, readEarlier}: Repository,
): string[] | undefined {
  const compared = /^source: *(\S+)/m.exec(yaml)?.[1];
  for (const earlier of readEarlier(chinese)) {
    if (fingerprintOf(earlier) !== compared) continue;
    const before = readSections(bodyOf(earlier));
    const now = readSections(bodyOf(read(chinese) ?? ''));
    const ids = new Set([...before.keys(), ...now.keys()]);
    return [...ids].filter((id) => before.get(id) !== now.get(id));
  }
  return undefined;
}

function describeChanges(chinese: string, changed: string[] | undefined): string {
  if (!changed)
    return `${chinese}: compare the whole page; Git has no text with the earlier stamp.`;
  const names = changed.map((id) => (id ? `#${id}` : 'the beginning'));
  return `${chinese}: changed since the last comparison: ${names.join(', ')}.`;
}

type Stamped = {file: string; text: string; headings: string[]; advice: string[]};

/** The headings of a page as the outside links to them: `address#id`. */
function listHeadings(chinese: string, {read}: Repository): string[] {
  const route = locateProse(chinese)?.route ?? '';
  const ids = readSections(bodyOf(read(chinese) ?? '')).keys();
  return [...ids].flatMap((id) => (id ? [`${route}#${id}`] : []));
}

/** The translation with the fingerprint of the Chinese text it now follows, and what to look at before believing it. */
function stampFile(argument: string, repository: Repository): Stamped {
  const chinese = findChinese(argument, repository);
  const english = locateProse(chinese)?.mirror ?? '';
  const source = `source: ${fingerprintOf(repository.read(chinese) ?? '')}`;
  const text = repository.read(english);
  if (text === undefined) {
    throw new BadRequest(`${chinese} has no translation. Write ${english} first.`);
  }
  const yaml = frontMatterOf(text);
  if (yaml === undefined) {
    throw new BadRequest(
      `${english} has no front matter. Begin it with the keys between two “---”.`,
    );
  }
  const lines = yaml.split(/\r?\n/).filter((line) => !line.startsWith('source:'));
  const stamped = text.replace(yaml, () => [...lines, source].join('\n'));
  const advice =
    stamped === text ? [] : [describeChanges(chinese, findChanges(chinese, yaml, repository))];
  return {file: english, text: stamped, headings: listHeadings(chinese, repository), advice};
}

/** Says that translations have been compared with their Chinese pages as they are now; from then on their headings are promised. */
export function planStamp(pages: readonly string[], repository: Repository): Plan {
  if (pages.length === 0) {
    throw new BadRequest(
      'Name the pages that you have compared: npm run new -- stamp /user/sshkey',
    );
  }
  const stamped = pages.map((page) => stampFile(page, repository));
  const promise = enterLines(
    promisedHeadings,
    repository.read(promisedHeadings) ?? '',
    stamped.flatMap(({headings}) => headings),
  );
  return {
    files: new Map(
      stamped.flatMap(({file, text}) => (repository.read(file) === text ? [] : [[file, text]])),
    ),
    entries: promise ? [promise] : [],
    next: stamped.flatMap(({advice}) => advice),
  };
}
