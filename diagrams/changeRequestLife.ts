import {defineDiagram} from './diagram';
import {arrow, box, frame, label, link} from './kit';

export default defineDiagram({
  name: 'change-request-life',
  height: 256,
  caption: {
    zh: '评审与修改反复进行，直到条件都满足',
    en: 'Review and changes repeat until all is ready',
  },
  description: {
    zh: '创建之后，标题带 [WIP] 前缀的变更请求是草稿，去掉前缀后进入评审中。评审人评论或选择暂不通过，作者修改并推送，变更请求回到评审中。条件都满足后，即通过人数足够、评论已解决、没有冲突，变更请求变为待合并，由有权限的人合并。草稿、评审中和待合并的变更请求都可以关闭，关闭之后可以重新打开，再次成为未关闭的变更请求。',
    en: 'A new change request with the [WIP] prefix is a draft. Without the prefix, it is in review. Reviewers comment or request changes, the author changes the code and pushes, and the change request is in review again. When all conditions are met, that is, when there are enough approvals, all comments are resolved, and there are no conflicts, it is ready to merge, and someone with permission merges it. A change request that is a draft, in review, or ready to merge can be closed, and a closed one can be reopened and is open again.',
  },
  text: {
    zh: {
      open: '未关闭',
      draft: '草稿',
      draftLines: '[WIP]\n不能通过',
      review: '评审中',
      reviewLines: '评论、通过\n或暂不通过',
      change: '作者修改、再次推送',
      reviewAgain: '评论、通过或暂不通过\n作者修改并再次推送',
      ready: '待合并',
      readyLines: '待合并',
      gates: '条件都满足',
      merged: '已合并',
      close: '关闭',
      closed: '已关闭',
      reopen: '重新打开',
    },
    en: {
      open: 'Open',
      draft: 'Draft',
      draftLines: '[WIP] cannot\nbe approved',
      review: 'In review',
      reviewLines: 'Comment or\napprove',
      change: 'Author changes and pushes again',
      reviewAgain: 'Reviewers comment or approve\nThe author pushes again',
      ready: 'Ready to merge',
      readyLines: 'Ready\nto merge',
      gates: 'Conditions met',
      merged: 'Merged',
      close: 'Close',
      closed: 'Closed',
      reopen: 'Reopen',
    },
  },
  parts: (text) => {
    const size = {y: 76, width: 124, height: 72};
    const open = frame({x: 0, y: 0, width: 452, height: 164, title: text.open, tone: 'accent'});
    const draft = box({...size, x: 16, title: text.draft, text: text.draftLines});
    const review = box({...size, x: 164, title: text.review, text: text.reviewLines});
    const ready = box({...size, x: 312, title: text.readyLines, text: text.gates});
    const merged = box({...size, x: 484, width: 108, title: text.merged, tone: 'passed'});
    const closed = box({x: 0, y: 216, width: 452, height: 40, title: text.closed, tone: 'muted'});
    return [
      open,
      draft,
      ...link(draft, review),
      review,
      arrow(
        [
          [196, 72],
          [196, 44],
          [256, 44],
          [256, 72],
        ],
        {name: text.change},
      ),
      label({x: 226, y: 28, text: text.change, anchor: 'middle'}),
      ...link(review, ready),
      ready,
      ...link(ready, merged),
      merged,
      // They leave the frame between its states: each state can be closed.
      ...link(open, closed, {text: text.close, shift: -74, isBefore: true}),
      ...link(closed, open, {text: text.reopen, shift: 74}),
      closed,
    ];
  },
  narrow: {
    height: 516,
    parts: (text) => {
      const size = {x: 24, width: 304, height: 72};
      const open = frame({x: 0, y: 0, width: 352, height: 336, title: text.open, tone: 'accent'});
      const draft = box({
        ...size,
        y: 40,
        title: text.draft,
        text: text.draftLines.replace('\n', ' '),
      });
      const review = box({...size, y: 144, title: text.review, text: text.reviewAgain});
      const ready = box({...size, y: 248, title: text.ready, text: text.gates});
      const closed = box({x: 0, y: 468, width: 352, height: 48, title: text.closed, tone: 'muted'});
      const merged = box({
        x: 92,
        y: 380,
        width: 168,
        height: 56,
        title: text.merged,
        tone: 'passed',
      });
      return [
        open,
        draft,
        ...link(draft, review),
        review,
        ...link(review, ready),
        ready,
        ...link(ready, merged),
        merged,
        ...link(open, closed, {text: text.close, shift: -146, at: 358}),
        ...link(closed, open, {text: text.reopen, shift: 146, at: 358, isBefore: true}),
        closed,
      ];
    },
  },
});
