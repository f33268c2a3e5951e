import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, label} from './kit';

export default defineDiagram({
  name: 'change-request-life',
  width: 'narrow',
  height: 440,
  caption: {
    zh: '变更请求的一生：评审与修改往复，门槛都满足后合并',
    en: 'The life of a change request: review and change in turns, then merge when every gate is met',
  },
  description: {
    zh: '创建之后，带 [WIP] 前缀的是草稿，去掉前缀进入评审中。评审人给出意见或暂不通过，作者修改并推送，回到评审中。所有门槛满足，即通过人数足够、评论已解决、没有冲突，就变为待合并，由有权限的人合并。任何时候都可以关闭，也可以重新打开。',
    en: 'After creation one with the prefix [WIP] is a draft; without it the change request is in review. Reviewers comment or request changes, the author changes and pushes, and it is in review again. When every gate is met, that is enough approvals, comments resolved and no conflict, it is ready to merge, and someone with permission merges it. At any time it can be closed, and reopened.',
  },
  text: {
    zh: {
      draft: '草稿',
      draftText: '[WIP]，不能通过',
      review: '评审中',
      reviewText: '评论、通过、暂不通过',
      change: '修改',
      changeText: '推送新版本',
      gates: '门槛都满足',
      ready: '待合并',
      merged: '已合并',
      closed: '已关闭',
      reopen: '可重新打开',
    },
    en: {
      draft: 'Draft',
      draftText: '[WIP], no approval',
      review: 'In review',
      reviewText: 'comment or approve',
      change: 'Change',
      changeText: 'push again',
      gates: 'every gate is met',
      ready: 'Ready to merge',
      merged: 'Merged',
      closed: 'Closed',
      reopen: 'can be reopened',
    },
  },
  parts: (text) => [
    box({
      x: 0,
      y: 0,
      width: 168,
      height: 64,
      title: text.draft,
      text: text.draftText,
      tone: 'muted',
    }),
    arrow([
      [84, 68],
      [84, 108],
    ]),
    box({
      x: 0,
      y: 112,
      width: 168,
      height: 64,
      title: text.review,
      text: text.reviewText,
      tone: 'accent',
    }),
    arrow(elbow([172, 132], [280, 92], 'hv'), {name: text.change}),
    box({x: 216, y: 24, width: 136, height: 64, title: text.change, text: text.changeText}),
    arrow(
      [
        [316, 92],
        [316, 156],
        [172, 156],
      ],
      {name: text.review},
    ),
    arrow(
      [
        [84, 180],
        [84, 236],
      ],
      {tone: 'accent', name: text.gates},
    ),
    label({x: 96, y: 208, text: text.gates}),
    box({x: 0, y: 240, width: 168, height: 56, title: text.ready, tone: 'accent'}),
    arrow(
      [
        [84, 300],
        [84, 372],
      ],
      {tone: 'accent'},
    ),
    box({x: 0, y: 376, width: 168, height: 56, title: text.merged, tone: 'accent'}),
    arrow(elbow([172, 268], [284, 372], 'hv'), {tone: 'warm', name: text.closed}),
    box({
      x: 216,
      y: 376,
      width: 136,
      height: 56,
      title: text.closed,
      text: text.reopen,
      tone: 'warm',
    }),
  ],
});
