import {defineDiagram} from './diagram';
import {arrow, box, frame, label} from './kit';

const rows = [0, 152, 304] as const;

export default defineDiagram({
  name: 'development-modes',
  width: 'narrow',
  height: 440,
  caption: {
    zh: '三种协作方式：分支、派生、推送评审',
    en: 'Three ways to work together: branches, forks, push review',
  },
  description: {
    zh: '分支模式：开发者把改动推送到同一代码库的功能分支，再在网页上创建变更请求。派生模式：先派生代码库，推送到自己的派生，再跨库创建变更请求，不需要原代码库的写权限。推送评审模式：直接 git push，服务器创建或更新变更请求，浏览者也可以。三种方式最后都经过变更请求合并。',
    en: 'Branch mode: a developer pushes to a feature branch of the same repository and creates a change request on the web. Fork mode: you fork the repository, push to your fork and create a change request across repositories, without write permission in the original. Push review mode: git push by itself makes the server open or update a change request, for viewers too. All three end in a change request that is merged.',
  },
  text: {
    zh: {
      branch: '分支模式（开发者）',
      branchFrom: '功能分支',
      fork: '派生模式（所有人）',
      forkFrom: '自己的派生',
      push: '推送评审模式（浏览者）',
      pushFrom: 'git push',
      request: '变更请求',
      web: '网页',
      cross: '跨库',
      auto: '自动',
    },
    en: {
      branch: 'Branch mode (developers)',
      branchFrom: 'Feature branch',
      fork: 'Fork mode (everyone)',
      forkFrom: 'Your fork',
      push: 'Push review mode (viewers)',
      pushFrom: 'git push',
      request: 'Request',
      web: 'web',
      cross: 'across',
      auto: 'auto',
    },
  },
  parts: (text) =>
    rows.flatMap((y, index) => {
      const row = [
        {title: text.branch, from: text.branchFrom, way: text.web},
        {title: text.fork, from: text.forkFrom, way: text.cross},
        {title: text.push, from: text.pushFrom, way: text.auto},
      ][index];
      if (!row) return [];
      return [
        frame({x: 0, y, width: 352, height: 128, title: row.title}),
        box({x: 16, y: y + 48, width: 128, height: 56, title: row.from}),
        arrow(
          [
            [148, y + 76],
            [212, y + 76],
          ],
          {tone: 'accent', name: row.way},
        ),
        label({x: 180, y: y + 60, text: row.way, anchor: 'middle'}),
        box({x: 216, y: y + 48, width: 120, height: 56, title: text.request, tone: 'accent'}),
      ];
    }),
});
