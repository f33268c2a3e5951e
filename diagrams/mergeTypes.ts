import {defineDiagram} from './diagram';
import {frame, history, label, line, type Part} from './kit';

/** The commits of the target branch before the merge, at the left of each picture. */
function drawTarget(y: number): Part[] {
  return [history({x: 136, y, count: 3, gap: 40, tone: 'plain'})];
}

export default defineDiagram({
  name: 'merge-types',
  width: 'narrow',
  height: 536,
  caption: {
    zh: '同样两个提交，四种方式合并之后的历史',
    en: 'The same two commits, merged in four ways',
  },
  description: {
    zh: '目标分支有三个提交，变更请求有两个。合并节点：两个提交保持原样，在汇合处增加一个合并提交。快进：两个提交直接接在目标分支末端，提交 ID 不变，没有合并提交。变基：两个提交作为新的提交接在末端。压缩：两个提交合成一个新的提交接在末端。',
    en: 'The target branch has three commits, and the change request has two. Merge commit: both commits stay as they are, and a merge commit is added where the branches meet. Fast-forward: both commits are added directly to the end of the target branch with the same commit IDs and no merge commit. Rebase: both are added to the end as new commits. Squash: both are combined into one new commit at the end.',
  },
  text: {
    zh: {
      merge: '合并节点',
      forward: '快进',
      rebase: '变基',
      squash: '压缩',
      mergeText: '多一个合并提交',
      forwardText: '提交 ID 不变',
      rebaseText: '两个新提交',
      squashText: '一个新提交',
    },
    en: {
      merge: 'Merge commit',
      forward: 'Fast-forward',
      rebase: 'Rebase',
      squash: 'Squash',
      mergeText: 'one merge commit',
      forwardText: 'same commit IDs',
      rebaseText: 'two new commits',
      squashText: 'one new commit',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 352, height: 136, title: text.merge}),
    label({x: 336, y: 16, text: text.mergeText, anchor: 'end', tone: 'muted'}),
    ...drawTarget(104),
    line([
      [136, 104],
      [296, 104],
    ]),
    line([
      [136, 104],
      [136, 60],
      [176, 60],
    ]),
    history({x: 232, y: 60, count: 2, gap: 40}),
    line([
      [232, 60],
      [296, 60],
      [296, 104],
    ]),
    history({x: 296, y: 104, count: 1, gap: 16, tone: 'warm'}),
    frame({x: 0, y: 152, width: 352, height: 112, title: text.forward}),
    label({x: 336, y: 168, text: text.forwardText, anchor: 'end', tone: 'muted'}),
    line([
      [136, 220],
      [192, 220],
    ]),
    ...drawTarget(220),
    history({x: 232, y: 220, count: 2, gap: 40}),
    frame({x: 0, y: 280, width: 352, height: 112, title: text.rebase}),
    label({x: 336, y: 296, text: text.rebaseText, anchor: 'end', tone: 'muted'}),
    line([
      [136, 348],
      [192, 348],
    ]),
    ...drawTarget(348),
    history({x: 232, y: 348, count: 2, gap: 40, tone: 'warm'}),
    frame({x: 0, y: 408, width: 352, height: 112, title: text.squash}),
    label({x: 336, y: 424, text: text.squashText, anchor: 'end', tone: 'muted'}),
    line([
      [136, 476],
      [192, 476],
    ]),
    ...drawTarget(476),
    history({x: 192, y: 476, count: 1, gap: 40, tone: 'warm'}),
  ],
});
