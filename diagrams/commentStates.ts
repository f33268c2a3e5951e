import {defineDiagram} from './diagram';
import {arrow, box, label} from './kit';

export default defineDiagram({
  name: 'comment-states',
  width: 'narrow',
  height: 344,
  caption: {
    zh: '评论从草稿或直接发出开始，由评审人标记为已解决',
    en: 'A comment starts as a draft or is published immediately, and the reviewer resolves it',
  },
  description: {
    zh: '写评论时，可以把评论存为草稿，草稿只有自己看得到，完成评审时一起发出；也可以立即发出评论。发出的评论处于未解决状态。作者修改代码，评审人确认后标记为已解决；代码库管理员也可以修改状态。',
    en: 'You can save a comment as a draft, which only you can see and which is published when you finish the review, or you can publish it immediately. A published comment is unresolved. The author changes the code, and the reviewer checks it and resolves the comment. Maintainers of the repository can also change the state.',
  },
  text: {
    zh: {
      draft: '草稿',
      draftText: '只有自己可见',
      now: '立即发出',
      nowText: '所有人可见',
      finish: '完成评审',
      open: '未解决',
      openText: '可以阻止合并',
      fixed: '作者修改，评审人确认',
      done: '已解决',
    },
    en: {
      draft: 'Draft',
      draftText: 'only you see it',
      now: 'Publish now',
      nowText: 'everyone sees it',
      finish: 'finish review',
      open: 'Unresolved',
      openText: 'can block the merge',
      fixed: 'author fixes, reviewer checks',
      done: 'Resolved',
    },
  },
  parts: (text) => [
    box({
      x: 0,
      y: 0,
      width: 160,
      height: 64,
      title: text.draft,
      text: text.draftText,
      tone: 'muted',
    }),
    box({x: 192, y: 0, width: 160, height: 64, title: text.now, text: text.nowText}),
    arrow([
      [80, 68],
      [80, 132],
    ]),
    label({x: 92, y: 100, text: text.finish}),
    arrow([
      [272, 68],
      [272, 132],
    ]),
    box({
      x: 0,
      y: 136,
      width: 352,
      height: 64,
      title: text.open,
      text: text.openText,
      tone: 'warm',
    }),
    arrow(
      [
        [80, 204],
        [80, 284],
      ],
      {tone: 'accent', name: text.fixed},
    ),
    label({x: 92, y: 244, text: text.fixed}),
    box({x: 0, y: 288, width: 352, height: 48, title: text.done, tone: 'accent'}),
  ],
});
