import {defineDiagram} from './diagram';
import {cylinder, link} from './kit';

export default defineDiagram({
  name: 'import-and-sync',
  height: 112,
  caption: {
    zh: '导入一次，此后每天从来源同步一次，直到令牌失效',
    en: 'A repository is imported once and then synced from the source once a day until the token expires',
  },
  description: {
    zh: '上方是 GitHub 或 Gitee 上的代码库，下方是 AtomGit 上的代码库。用来源平台的令牌导入一次，导入时复制基本信息和 Git 数据；之后每天用同一个令牌从来源同步到 AtomGit。方向始终是从来源到 AtomGit。令牌被删除或过期之后，同步停止。',
    en: 'At the top is the repository on GitHub or Gitee, at the bottom the one on AtomGit. The repository is imported once with a token of the source platform, which copies basic information and Git data. After that, it is synced from the source to AtomGit once a day with the same token. The direction is always from the source to AtomGit. Syncing stops when the token is deleted or expires.',
  },
  text: {
    zh: {
      source: 'GitHub 或 Gitee',
      sourceText: '来源代码库',
      once: '导入一次',
      daily: '每天同步',
      platform: 'AtomGit',
      platformText: '目标代码库',
    },
    en: {
      source: 'GitHub or Gitee',
      sourceText: 'the source',
      once: 'import, once',
      daily: 'sync, daily',
      platform: 'AtomGit',
      platformText: 'the target',
    },
  },
  parts: (text) => {
    const size = {y: 0, width: 216, height: 112};
    const source = cylinder({...size, x: 0, title: text.source, text: text.sourceText});
    const platform = cylinder({...size, x: 376, title: text.platform, text: text.platformText});
    return [
      source,
      ...link(source, platform, {text: text.once, shift: -20}),
      ...link(source, platform, {text: text.daily, shift: 20}),
      platform,
    ];
  },
  narrow: {
    height: 248,
    parts: (text) => {
      const size = {x: 0, width: 352, height: 88};
      const source = cylinder({...size, y: 0, title: text.source, text: text.sourceText});
      const platform = cylinder({...size, y: 160, title: text.platform, text: text.platformText});
      return [
        source,
        ...link(source, platform, {text: text.once, shift: -24, isBefore: true}),
        ...link(source, platform, {text: text.daily, shift: 24}),
        platform,
      ];
    },
  },
});
