import {defineDiagram} from './diagram';
import {arrow, box, label, type Part} from './kit';

/** The way from a state down to the closed ones. */
function drawClose(x: number, text: string): Part[] {
  return [
    arrow(
      [
        [x, 140],
        [x, 180],
      ],
      {name: text},
    ),
    label({x: x + 12, y: 160, text}),
  ];
}

/** The same from left to right, for phones. */
function drawCloseLevel(y: number, text: string): Part[] {
  return [
    arrow(
      [
        [140, y],
        [252, y],
      ],
      {name: text},
    ),
    label({x: 196, y: y - 16, text, anchor: 'middle'}),
  ];
}

export default defineDiagram({
  name: 'change-request-life',
  width: 'wide',
  height: 232,
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
      draftText: '[WIP]\n不能通过',
      review: '评审中',
      reviewText: '评论、通过、\n暂不通过',
      change: '作者修改、再次推送',
      changeLines: '作者修改\n再次推送',
      ready: '待合并',
      gates: '条件都满足',
      merged: '已合并',
      close: '关闭',
      closed: '已关闭',
      reopen: '可重新打开',
      reopenLines: '可重新打开',
    },
    en: {
      draft: 'Draft',
      draftText: '[WIP]\nno approval',
      review: 'In review',
      reviewText: 'comment or\napprove',
      change: 'author changes and pushes again',
      changeLines: 'author\npushes',
      ready: 'Ready\nto merge',
      gates: 'conditions met',
      merged: 'Merged',
      close: 'close',
      closed: 'Closed',
      reopen: 'can be reopened',
      reopenLines: 'can be\nreopened',
    },
  },
  parts: (text) => [
    box({
      x: 0,
      y: 64,
      width: 126,
      height: 72,
      title: text.draft,
      text: text.draftText,
      tone: 'muted',
    }),
    arrow([
      [130, 100],
      [152, 100],
    ]),
    box({
      x: 156,
      y: 64,
      width: 126,
      height: 72,
      title: text.review,
      text: text.reviewText,
      tone: 'accent',
    }),
    arrow(
      [
        [188, 60],
        [188, 32],
        [248, 32],
        [248, 60],
      ],
      {name: text.change},
    ),
    label({x: 218, y: 16, text: text.change, anchor: 'middle'}),
    arrow([
      [286, 100],
      [308, 100],
    ]),
    box({
      x: 312,
      y: 64,
      width: 126,
      height: 72,
      title: text.ready,
      text: text.gates,
      tone: 'accent',
    }),
    arrow([
      [442, 100],
      [464, 100],
    ]),
    box({x: 468, y: 64, width: 124, height: 72, title: text.merged, tone: 'accent'}),
    ...[63, 219, 375].flatMap((x) => drawClose(x, text.close)),
    box({
      x: 0,
      y: 184,
      width: 438,
      height: 48,
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
        width: 136,
        height: 72,
        title: text.draft,
        text: text.draftText,
        tone: 'muted',
      }),
      arrow([
        [68, 76],
        [68, 108],
      ]),
      box({
        x: 0,
        y: 112,
        width: 136,
        height: 104,
        title: text.review,
        text: text.reviewText,
        tone: 'accent',
      }),
      arrow(
        [
          [140, 128],
          [160, 128],
          [160, 152],
          [140, 152],
        ],
        {name: text.change},
      ),
      label({x: 168, y: 130, text: text.changeLines}),
      arrow([
        [68, 220],
        [68, 252],
      ]),
      box({
        x: 0,
        y: 256,
        width: 136,
        height: 72,
        title: text.ready,
        text: text.gates,
        tone: 'accent',
      }),
      arrow([
        [68, 332],
        [68, 364],
      ]),
      box({x: 0, y: 368, width: 136, height: 48, title: text.merged, tone: 'accent'}),
      ...[36, 196, 292].flatMap((y) => drawCloseLevel(y, text.close)),
      box({
        x: 256,
        y: 0,
        width: 96,
        height: 328,
        title: text.closed,
        text: text.reopenLines,
        tone: 'warm',
      }),
    ],
  },
});
