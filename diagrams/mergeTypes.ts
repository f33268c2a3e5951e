import {defineDiagram} from './diagram';
import type {Area, Point} from './geometry';
import {frame, history, label, line, type Part} from './kit';

/** Where a picture stands, how far apart its commits are, and how far below its top the target branch runs. */
type Place = Area & {gap: number; run: number};

type Way = {title: string; text: string};

function drawFrame({x, y, width, height}: Place, {title, text}: Way): Part[] {
  return [
    frame({x, y, width, height, title}),
    label({x: x + width - 16, y: y + 16, text, anchor: 'end', tone: 'muted'}),
  ];
}

/** The middle of a commit: the first three are those of the target branch before the merge. */
function findCommit({x, y, gap, run}: Place, index: number): Point {
  return [x + 16 + gap * (index + 1), y + run];
}

function drawTarget(place: Place): Part {
  const [x, y] = findCommit(place, 2);
  return history({x, y, count: 3, gap: place.gap, tone: 'plain'});
}

/** The commits of the change request stay on a line of their own, which a merge commit joins to the target branch. */
function drawMerge(place: Place, way: Way): Part[] {
  const branch = {...place, run: place.run - 44};
  const fork = findCommit(place, 2);
  const last = findCommit(branch, 4);
  const join: Point = [last[0] + 56, fork[1]];
  return [
    ...drawFrame(place, way),
    drawTarget(place),
    line([fork, join]),
    line([fork, [fork[0], last[1]], findCommit(branch, 3)]),
    history({x: last[0], y: last[1], count: 2, gap: place.gap}),
    line([last, [join[0], last[1]], join]),
    history({x: join[0], y: join[1], count: 1, gap: 16, tone: 'warm'}),
  ];
}

/** The target branch goes on straight. */
function drawStraight(place: Place, way: Way, count: number, tone: 'accent' | 'warm'): Part[] {
  const [x, y] = findCommit(place, 2 + count);
  return [
    ...drawFrame(place, way),
    line([findCommit(place, 2), findCommit(place, 3)]),
    drawTarget(place),
    history({x, y, count, gap: place.gap, tone}),
  ];
}

export default defineDiagram({
  name: 'merge-types',
  width: 'wide',
  height: 232,
  caption: {
    zh: '同样两个提交，四种方式合并之后的历史：蓝色是原来的提交，橙色是新的提交',
    en: 'The same two commits, merged in four ways: the original ones in blue, new ones in orange',
  },
  description: {
    zh: '目标分支有三个提交，变更请求有两个。合并节点：两个提交保持原样，在汇合处增加一个合并节点。快进：两个提交直接接在目标分支末端，提交 ID 不变，没有合并节点。变基：两个提交作为新的提交接在末端。压缩：两个提交合成一个新的提交接在末端。',
    en: 'The target branch has three commits, and the change request has two. Merge commit: both commits stay as they are, and a merge commit is added where the branches meet. Fast-forward: both commits are added directly to the end of the target branch with the same commit IDs and no merge commit. Rebase: both are added to the end as new commits. Squash: both are combined into one new commit at the end.',
  },
  text: {
    zh: {
      merge: '合并节点',
      forward: '快进',
      rebase: '变基',
      squash: '压缩',
      mergeText: '多一个合并节点',
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
  parts: (text) => {
    const size = {width: 288, gap: 32};
    return [
      ...drawMerge(
        {...size, x: 0, y: 0, height: 120, run: 96},
        {title: text.merge, text: text.mergeText},
      ),
      ...drawStraight(
        {...size, x: 304, y: 0, height: 120, run: 72},
        {title: text.forward, text: text.forwardText},
        2,
        'accent',
      ),
      ...drawStraight(
        {...size, x: 0, y: 136, height: 96, run: 60},
        {title: text.rebase, text: text.rebaseText},
        2,
        'warm',
      ),
      ...drawStraight(
        {...size, x: 304, y: 136, height: 96, run: 60},
        {title: text.squash, text: text.squashText},
        1,
        'warm',
      ),
    ];
  },
  narrow: {
    height: 456,
    parts: (text) => {
      const size = {x: 0, width: 352, gap: 40};
      return [
        ...drawMerge(
          {...size, y: 0, height: 120, run: 96},
          {title: text.merge, text: text.mergeText},
        ),
        ...drawStraight(
          {...size, y: 136, height: 96, run: 60},
          {title: text.forward, text: text.forwardText},
          2,
          'accent',
        ),
        ...drawStraight(
          {...size, y: 248, height: 96, run: 60},
          {title: text.rebase, text: text.rebaseText},
          2,
          'warm',
        ),
        ...drawStraight(
          {...size, y: 360, height: 96, run: 60},
          {title: text.squash, text: text.squashText},
          1,
          'warm',
        ),
      ];
    },
  },
});
