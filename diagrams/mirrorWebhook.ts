import {defineDiagram} from './diagram';
import {arrow, box, cylinder, step} from './kit';

export default defineDiagram({
  name: 'mirror-webhook',
  width: 'narrow',
  height: 368,
  caption: {
    zh: '自动镜像：AtomGit 报告推送，镜像服务获取改动，再推送到 GitHub',
    en: 'An automatic mirror: AtomGit reports a push, and the mirror service fetches it and pushes it to GitHub',
  },
  description: {
    zh: '从上到下三处。1：有人推送到 AtomGit 上的代码库后，Webhook 把推送事件或标签推送事件发给镜像服务 mirror.mjs。2：镜像服务用 git fetch 从 AtomGit 获取最新的分支和标签。3：镜像服务用 git push 把它们推送到 GitHub。改动只沿这一个方向流动，GitHub 上的代码库只读。',
    en: 'Three places from top to bottom. 1: after someone pushes to the repository on AtomGit, a webhook sends the push or tag push event to the mirror service, mirror.mjs. 2: the mirror service gets the latest branches and tags from AtomGit with git fetch. 3: it pushes them to GitHub with git push. Changes flow in this direction only, and the repository on GitHub is read-only.',
  },
  text: {
    zh: {
      source: '大家在这里工作',
      hook: '推送事件',
      mirror: '镜像服务',
      target: '只读的副本',
    },
    en: {
      source: 'everyone works here',
      hook: 'push event',
      mirror: 'Mirror service',
      target: 'read-only copy',
    },
  },
  parts: (text) => [
    cylinder({x: 0, y: 0, width: 352, height: 88, title: 'AtomGit', text: text.source}),
    arrow(
      [
        [64, 92],
        [64, 148],
      ],
      {name: text.hook},
    ),
    ...step({step: '1', x: 76, y: 120, text: text.hook}),
    arrow(
      [
        [208, 92],
        [208, 148],
      ],
      {name: 'git fetch'},
    ),
    ...step({step: '2', x: 220, y: 120, text: 'git fetch', face: 'code'}),
    box({
      x: 0,
      y: 152,
      width: 352,
      height: 64,
      title: text.mirror,
      code: 'mirror.mjs',
      tone: 'accent',
    }),
    arrow(
      [
        [208, 220],
        [208, 276],
      ],
      {name: 'git push'},
    ),
    ...step({step: '3', x: 220, y: 248, text: 'git push', face: 'code'}),
    cylinder({x: 0, y: 280, width: 352, height: 88, title: 'GitHub', text: text.target}),
  ],
});
