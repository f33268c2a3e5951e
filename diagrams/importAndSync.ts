import {defineDiagram} from './diagram';
import {arrow, cylinder, label} from './kit';

export default defineDiagram({
  name: 'import-and-sync',
  width: 'wide',
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
  parts: (text) => [
    cylinder({x: 0, y: 0, width: 216, height: 112, title: text.source, text: text.sourceText}),
    arrow(
      [
        [220, 40],
        [372, 40],
      ],
      {name: text.once},
    ),
    label({x: 296, y: 26, text: text.once, anchor: 'middle'}),
    arrow(
      [
        [220, 80],
        [372, 80],
      ],
      {name: text.daily},
    ),
    label({x: 296, y: 66, text: text.daily, anchor: 'middle'}),
    cylinder({
      x: 376,
      y: 0,
      width: 216,
      height: 112,
      title: text.platform,
      text: text.platformText,
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 272,
    parts: (text) => [
      cylinder({x: 0, y: 0, width: 352, height: 88, title: text.source, text: text.sourceText}),
      arrow(
        [
          [96, 92],
          [96, 180],
        ],
        {name: text.once},
      ),
      label({x: 108, y: 136, text: text.once}),
      arrow(
        [
          [224, 92],
          [224, 180],
        ],
        {name: text.daily},
      ),
      label({x: 236, y: 136, text: text.daily}),
      cylinder({
        x: 0,
        y: 184,
        width: 352,
        height: 88,
        title: text.platform,
        text: text.platformText,
        tone: 'accent',
      }),
    ],
  },
});
