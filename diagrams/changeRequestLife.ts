import {defineDiagram} from './diagram';
import {arrow, box, label, line} from './kit';

export default defineDiagram({
  name: 'change-request-life',
  width: 'wide',
  height: 248,
  caption: {
    zh: '变更请求的状态：评审与修改反复进行，条件满足后合并',
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
      change: '作者修改',
      push: '再次推送',
      ready: '待合并',
      gates: '条件都满足',
      merged: '已合并',
      close: '关闭',
      closed: '已关闭',
      reopen: '可重新打开',
    },
    en: {
      draft: 'Draft',
      draftText: '[WIP], no approval',
      review: 'In review',
      reviewText: 'comment or approve',
      change: 'author changes',
      push: 'push again',
      ready: 'Ready to merge',
      gates: 'conditions met',
      merged: 'Merged',
      close: 'close',
      closed: 'Closed',
      reopen: 'can be reopened',
    },
  },
  parts: (text) => [
    box({
      x: 0,
      y: 64,
      width: 168,
      height: 64,
      title: text.draft,
      text: text.draftText,
      tone: 'muted',
    }),
    arrow([
      [172, 96],
      [208, 96],
    ]),
    box({
      x: 212,
      y: 64,
      width: 168,
      height: 64,
      title: text.review,
      text: text.reviewText,
      tone: 'accent',
    }),
    arrow(
      [
        [264, 60],
        [264, 32],
        [328, 32],
        [328, 60],
      ],
      {name: text.change},
    ),
    label({x: 296, y: 16, text: `${text.change} · ${text.push}`, anchor: 'middle'}),
    arrow(
      [
        [384, 96],
        [420, 96],
      ],
      {tone: 'accent'},
    ),
    box({
      x: 424,
      y: 64,
      width: 168,
      height: 64,
      title: text.ready,
      text: text.gates,
      tone: 'accent',
    }),
    arrow(
      [
        [548, 132],
        [548, 188],
      ],
      {tone: 'accent'},
    ),
    box({x: 424, y: 192, width: 168, height: 56, title: text.merged, tone: 'accent'}),
    line(
      [
        [84, 132],
        [84, 156],
        [468, 156],
        [468, 132],
      ],
      {tone: 'warm'},
    ),
    arrow(
      [
        [296, 132],
        [296, 188],
      ],
      {tone: 'warm', name: text.close},
    ),
    label({x: 308, y: 172, text: text.close}),
    box({
      x: 212,
      y: 192,
      width: 168,
      height: 56,
      title: text.closed,
      text: text.reopen,
      tone: 'warm',
    }),
  ],
  narrow: {
    height: 416,
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
      arrow(
        [
          [172, 124],
          [200, 124],
          [200, 148],
          [172, 148],
        ],
        {name: text.change},
      ),
      label({x: 212, y: 126, text: `${text.change}\n${text.push}`}),
      arrow(
        [
          [84, 180],
          [84, 220],
        ],
        {tone: 'accent'},
      ),
      box({
        x: 0,
        y: 224,
        width: 168,
        height: 64,
        title: text.ready,
        text: text.gates,
        tone: 'accent',
      }),
      arrow(
        [
          [84, 292],
          [84, 356],
        ],
        {tone: 'accent'},
      ),
      box({x: 0, y: 360, width: 168, height: 56, title: text.merged, tone: 'accent'}),
      arrow(
        [
          [172, 32],
          [336, 32],
          [336, 356],
        ],
        {tone: 'warm', name: text.close},
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
          [172, 256],
          [336, 256],
        ],
        {tone: 'warm'},
      ),
      label({x: 324, y: 324, text: text.close, anchor: 'end'}),
      box({
        x: 216,
        y: 360,
        width: 136,
        height: 56,
        title: text.closed,
        text: text.reopen,
        tone: 'warm',
      }),
    ],
  },
});
