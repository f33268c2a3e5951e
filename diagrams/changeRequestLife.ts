import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, label, line} from './kit';

export default defineDiagram({
  name: 'change-request-life',
  width: 'narrow',
  height: 440,
  caption: {
    zh: '变更请求的状态：评审与修改反复进行，条件都满足后合并',
    en: 'The states of a change request: review and change until all conditions are met, and then merge',
  },
  description: {
    zh: '创建之后，标题带 [WIP] 前缀的变更请求是草稿，去掉前缀后进入评审中。评审人评论或选择暂不通过，作者修改并推送，变更请求回到评审中。条件都满足后，即通过人数足够、评论已解决、没有冲突，变更请求变为待合并，由有权限的人合并。草稿、评审中和待合并的变更请求都可以关闭，关闭之后可以重新打开。',
    en: 'A new change request with the [WIP] prefix is a draft. Without the prefix, it is in review. Reviewers comment or request changes, the author changes the code and pushes, and the change request is in review again. When all conditions are met, that is, when there are enough approvals, all comments are resolved, and there are no conflicts, it is ready to merge, and someone with permission merges it. A change request that is a draft, in review, or ready to merge can be closed, and a closed one can be reopened.',
  },
  text: {
    zh: {
      draft: '草稿',
      draftText: '[WIP]，不能通过',
      review: '评审中',
      reviewText: '评论、通过、暂不通过',
      change: '修改',
      changeText: '推送新版本',
      gates: '条件都满足',
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
      gates: 'conditions met',
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
    arrow(elbow([172, 124], [248, 92], 'hv'), {name: text.change}),
    box({x: 208, y: 32, width: 112, height: 56, title: text.change, text: text.changeText}),
    arrow(
      [
        [288, 92],
        [288, 144],
        [172, 144],
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
    arrow(
      [
        [172, 16],
        [336, 16],
        [336, 372],
      ],
      {tone: 'warm', name: text.closed},
    ),
    line(
      [
        [172, 164],
        [336, 164],
      ],
      {tone: 'warm'},
    ),
    line(
      [
        [172, 268],
        [336, 268],
      ],
      {tone: 'warm'},
    ),
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
