import {defineDiagram} from './diagram';
import {box, cylinder, link} from './kit';

export default defineDiagram({
  name: 'mirror-webhook',
  height: 112,
  caption: {
    zh: '改动只沿一个方向流动，GitHub 上的代码库只读',
    en: 'Changes flow in one direction only, and the repository on GitHub is read-only',
  },
  description: {
    zh: '三处。1：有人推送到 AtomGit 上的代码库后，Webhook 把推送事件或标签推送事件发给镜像服务 mirror.mjs。2：镜像服务用 git fetch 从 AtomGit 获取最新的分支和标签。3：镜像服务用 git push 把它们推送到 GitHub。改动只沿这一个方向流动，GitHub 上的代码库只读。',
    en: 'Three places. 1: after someone pushes to the repository on AtomGit, a webhook sends the push or tag push event to the mirror service, mirror.mjs. 2: the mirror service gets the latest branches and tags from AtomGit with git fetch. 3: it pushes them to GitHub with git push. Changes flow in this direction only, and the repository on GitHub is read-only.',
  },
  text: {
    zh: {
      source: '大家在这里工作',
      hook: '推送事件',
      mirror: '镜像服务',
      target: '只读的副本',
    },
    en: {
      source: 'Everyone\nworks here',
      hook: 'Push event',
      mirror: 'Mirror\nservice',
      target: 'Read-only\ncopy',
    },
  },
  parts: (text) => {
    const size = {y: 0, width: 120, height: 112};
    const source = cylinder({...size, x: 0, title: 'AtomGit', text: text.source});
    const mirror = box({...size, x: 236, title: text.mirror, code: 'mirror.mjs', tone: 'accent'});
    const copy = cylinder({...size, x: 472, title: 'GitHub', text: text.target});
    return [
      source,
      ...link(source, mirror, {step: '1', text: text.hook, shift: -24}),
      ...link(source, mirror, {step: '2', text: 'git fetch', face: 'code', shift: 24}),
      mirror,
      ...link(mirror, copy, {step: '3', text: 'git push', face: 'code'}),
      copy,
    ];
  },
  narrow: {
    height: 368,
    parts: (text) => {
      const join = (lines: string) => lines.replace('\n', ' ');
      const size = {x: 68, width: 216};
      const source = cylinder({
        ...size,
        y: 0,
        height: 88,
        title: 'AtomGit',
        text: join(text.source),
      });
      const mirror = box({
        ...size,
        y: 152,
        height: 64,
        title: join(text.mirror),
        code: 'mirror.mjs',
        tone: 'accent',
      });
      const copy = cylinder({
        ...size,
        y: 280,
        height: 88,
        title: 'GitHub',
        text: join(text.target),
      });
      return [
        source,
        ...link(source, mirror, {step: '1', text: text.hook, shift: -20, isBefore: true}),
        ...link(source, mirror, {step: '2', text: 'git fetch', face: 'code', shift: 20}),
        mirror,
        ...link(mirror, copy, {step: '3', text: 'git push', face: 'code'}),
        copy,
      ];
    },
  },
});
