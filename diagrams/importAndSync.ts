import {defineDiagram} from './diagram';
import {arrow, cylinder, label, note} from './kit';

export default defineDiagram({
  name: 'import-and-sync',
  width: 'narrow',
  height: 368,
  caption: {
    zh: '导入一次，之后每天同步，直到令牌失效',
    en: 'Imported once, then synced daily until the token ends',
  },
  description: {
    zh: '上方是来源：GitHub 或 Gitee 上的代码库。下方是 AtomGit 上的代码库。导入一次，把提交、分支、标签以及名称和描述复制过来；Issue 和变更请求留在来源。之后用保存的令牌每天同步一次；令牌被删除或过期，同步就停止。',
    en: 'At the top is the source: a repository on GitHub or Gitee. At the bottom is the repository on AtomGit. The import runs once and copies commits, branches and tags, with name and description; issues and change requests stay at the source. Afterwards the stored token is used to sync once a day; when the token is deleted or expires, the syncing stops.',
  },
  text: {
    zh: {
      source: 'GitHub 或 Gitee',
      sourceText: 'Issue 和变更请求留在这里',
      once: '导入一次',
      daily: '每天同步',
      platform: 'AtomGit',
      platformText: '提交、分支、标签，名称和描述',
      token: '令牌被删除或过期，同步就停止',
    },
    en: {
      source: 'GitHub or Gitee',
      sourceText: 'issues and change requests stay here',
      once: 'import',
      daily: 'sync daily',
      platform: 'AtomGit',
      platformText: 'commits, branches, tags, description',
      token: 'token deleted or expired: no more syncing',
    },
  },
  parts: (text) => [
    cylinder({x: 16, y: 0, width: 320, height: 96, title: text.source, text: text.sourceText}),
    arrow(
      [
        [88, 100],
        [88, 180],
      ],
      {name: text.once, tone: 'accent'},
    ),
    label({x: 100, y: 140, text: text.once}),
    arrow(
      [
        [224, 100],
        [224, 180],
      ],
      {name: text.daily, tone: 'accent', dashed: true},
    ),
    label({x: 236, y: 140, text: text.daily}),
    cylinder({
      x: 16,
      y: 184,
      width: 320,
      height: 96,
      title: text.platform,
      text: text.platformText,
      tone: 'accent',
    }),
    note({x: 16, y: 312, width: 320, height: 48, text: text.token, tone: 'warm'}),
  ],
});
