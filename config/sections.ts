import type {SiteLocale} from './site';

export type Section = {
  /** Names files: `/llms/repo.txt`. */
  key: string;
  title: Record<SiteLocale, string>;
  /** One sentence, for lists of sections and for pictures of links. */
  description: Record<SiteLocale, string>;
  /** The addresses that belong to it, without language. */
  routes: RegExp;
};

/** The parts of the site as readers and programs get to know them; the first that takes an address has it. */
export const sections = [
  {
    key: 'start',
    title: {'zh-Hans': '从这里开始', en: 'Start here'},
    description: {
      'zh-Hans': '首页、开发者工具和按主题排列的标签。',
      en: 'The home page, the developer tools, and tags by topic.',
    },
    routes: /^\/$|^\/(devtools|markdown-page|search)$|^\/tags(\/|$)/,
  },
  {
    key: 'user',
    title: {'zh-Hans': '用户与 Git 入门', en: 'Accounts and first steps with Git'},
    description: {
      'zh-Hans': '账号认证、密钥与令牌、双重认证和 Git 入门：注册之后需要完成的设置。',
      en: 'Account verification, keys and tokens, two-factor authentication, and first steps in Git.',
    },
    routes: /^\/(user|git|user-opp)(\/|$)/,
  },
  {
    key: 'repo',
    title: {'zh-Hans': '代码库', en: 'Repositories'},
    description: {
      'zh-Hans': '文件、分支、标签、提交、变更请求、Issue、成员权限和各项设置。',
      en: 'Files, branches, tags, commits, change requests, issues, members, and settings.',
    },
    routes: /^\/(repo|commit|issue|permission|repo-config|git-pr-mode)(\/|$)/,
  },
  {
    key: 'org',
    title: {'zh-Hans': '组织', en: 'Organizations'},
    description: {
      'zh-Hans': '把代码库和成员放在一起管理：创建组织、分配角色、看板与讨论、CLA 与 DCO。',
      en: 'Manage repositories and members together: roles, boards, discussions, CLA, and DCO.',
    },
    routes: /^\/(group|org)(\/|$)/,
  },
  {
    key: 'app',
    title: {'zh-Hans': '应用与自动化', en: 'Apps and automation'},
    description: {
      'zh-Hans': '应用、静态网页托管、安全检测、流水线和 AI。',
      en: 'Apps, static site hosting, security scans, pipelines, and AI.',
    },
    routes: /^\/(app|platform-applications|pages|security|ai|devops|DevOps)(\/|$)/,
  },
  {
    key: 'platform',
    title: {'zh-Hans': '平台', en: 'The platform'},
    description: {
      'zh-Hans': '用户协议、更新日志和运营专区。',
      en: 'Agreements, the changelog, and the Operations Zone.',
    },
    routes: /^\/(terms|agreements|changelogs|opp)(\/|$)/,
  },
  {
    key: 'oauth',
    title: {'zh-Hans': 'OAuth2 接入', en: 'OAuth2 integration'},
    description: {
      'zh-Hans': '创建 OAuth 应用、完成授权码流程、换取和刷新访问令牌。',
      en: 'Create an OAuth app, complete the authorization code flow, and exchange and refresh tokens.',
    },
    routes: /^\/oauth(\/|$)/,
  },
  {
    key: 'api',
    title: {'zh-Hans': '开放接口', en: 'API reference'},
    description: {
      'zh-Hans': 'AtomGit OpenAPI 的每个接口：参数、响应、错误和示例代码。',
      en: 'Every operation of AtomGit OpenAPI: parameters, responses, errors, and code samples.',
    },
    routes: /^\/openAPI\/api_versioned\/|^\/category\/api$/,
  },
  {
    key: 'petstore',
    title: {'zh-Hans': 'Petstore 示例接口', en: 'Petstore sample API'},
    description: {
      'zh-Hans': '用于演示接口页面格式的示例，不是 AtomGit 的接口。',
      en: 'A sample that demonstrates API pages. It is not part of AtomGit.',
    },
    routes: /^\/openAPI\/petstore_versioned\/|^\/category\/petstore-/,
  },
  {
    key: 'community',
    title: {'zh-Hans': '社区', en: 'Community'},
    description: {
      'zh-Hans': '反馈问题、申请权限、参与编写文档，以及发布流程和预览版本。',
      en: 'Report problems, request access, contribute to these docs, and learn about releases and previews.',
    },
    routes: /^\/api(\/|$)/,
  },
  {
    key: 'blog',
    title: {'zh-Hans': '技术博客', en: 'Tech blog'},
    description: {
      'zh-Hans': '用 AtomGit 写代码、做开源：Git 工作流、静态网站、历史清理与贡献指南。',
      en: 'Write code and run open-source projects on AtomGit: Git workflows, static sites, cleaning up history, and contributing.',
    },
    routes: /^\/blog(\/|$)/,
  },
] as const satisfies readonly Section[];

export type SectionKey = (typeof sections)[number]['key'];

/** The section of an address without language; every page has one. */
export function findSection(route: string): (typeof sections)[number] {
  const section = sections.find(({routes}) => routes.test(route));
  if (section) return section;
  throw new Error(`${route} belongs to no section. Add it to config/sections.ts.`);
}
