import {defineDiagram} from './diagram';
import type {Area, Point} from './geometry';
import {arrow, frame, history, key, label, line, type Part} from './kit';

/** Where a picture stands, how far apart its commits are, and how far below its top the target branch runs. */
type Place = Area & {gap: number; run: number};

/** How far above the target branch the commits of the change request are. */
const rise = 48;

/** Where a line that leads to a commit ends. */
const commitEdge = 7;

type Way = {title: string; text: string; becomes?: string};

function drawFrame({x, y, width, height}: Place, {title, text}: Way): Part[] {
  return [
    frame({x, y, width, height, title}),
    label({x: x + width - 16, y: y + 20, text, anchor: 'end', tone: 'muted'}),
  ];
}

/** The middle of a commit: the first three are those of the target branch before the merge. */
function findCommit({x, y, gap, run}: Place, index: number): Point {
  return [x + 16 + gap * (index + 0.5), y + run];
}

function drawTarget(place: Place): Part {
  const [x, y] = findCommit(place, 2);
  return history({x, y, count: 3, gap: place.gap});
}

/** The commits of the change request on a line of their own, which leaves the target branch. */
function drawBranch(place: Place, faded = false): Part[] {
  const branch = {...place, run: place.run - rise};
  const fork = findCommit(place, 2);
  const [lastX, y] = findCommit(branch, 4);
  const first = findCommit(branch, 3);
  return [
    // It ends before the first commit, which would not hide it where both are faded.
    line([fork, [fork[0], y], [first[0] - commitEdge, y]], {tone: 'accent', faded}),
    history({x: lastX, y, count: 2, gap: place.gap, lead: 0, tone: 'accent', faded}),
  ];
}

/** They stay there, and a merge commit joins them to the target branch. */
function drawMerge(place: Place, way: Way): Part[] {
  const last = findCommit({...place, run: place.run - rise}, 4);
  const join = findCommit(place, 5);
  return [
    ...drawFrame(place, way),
    drawTarget(place),
    line([findCommit(place, 2), join], {tone: 'added'}),
    ...drawBranch(place),
    line([last, [join[0], last[1]], join], {tone: 'added'}),
    history({x: join[0], y: join[1], count: 1, lead: 0, tone: 'added'}),
  ];
}

/** The target branch goes on straight, from its last commit on in the colour of those that are added. */
function drawStraight(
  place: Place,
  way: Way,
  columns: readonly number[],
  tone: 'accent' | 'added',
): Part[] {
  const last = findCommit(place, 2);
  const [x, y] = findCommit(place, columns.at(-1) ?? 2);
  const lead = findCommit(place, columns[0] ?? 2)[0] - last[0];
  return [
    ...drawFrame(place, way),
    history({x, y, count: columns.length, gap: place.gap, lead, tone}),
    drawTarget(place),
  ];
}

/** How far below the commits that become one the bracket is that joins them. */
const bracket = 18;

/** What becomes of the commits of the change request: each its own new one, or both the same. */
function drawBecoming(place: Place, columns: readonly number[], name: string): Part[] {
  const top = place.y + place.run - rise;
  const [first] = findCommit(place, 3);
  const [last] = findCommit(place, 4);
  const isJoined = columns.length === 1;
  const start = isJoined ? top + bracket : top + 10;
  const ways = columns.map((index) => {
    const [x, y] = findCommit(place, index);
    return arrow(
      [
        [x, start],
        [x, y - 10],
      ],
      {name},
    );
  });
  const joint = line([
    [first, top + 10],
    [first, start],
    [last, start],
    [last, top + 10],
  ]);
  return isJoined ? [joint, ...ways] : ways;
}

/** New commits in the place of the ones of the change request, which stay behind. */
function drawNew(place: Place, way: Required<Way>, columns: readonly number[]): Part[] {
  return [
    ...drawStraight(place, way, columns, 'added'),
    ...drawBranch(place, true),
    ...drawBecoming(place, columns, way.text),
    label({
      x: findCommit(place, 4)[0] + 12,
      y: place.y + place.run - rise / 2,
      text: way.becomes,
    }),
  ];
}

type Words = Record<
  | 'target'
  | 'original'
  | 'left'
  | 'added'
  | 'recreated'
  | 'combined'
  | 'merge'
  | 'forward'
  | 'rebase'
  | 'squash'
  | `${'merge' | 'forward' | 'rebase' | 'squash'}Text`,
  string
>;

function drawWays(
  text: Words,
  [merge, forward, rebase, squash]: readonly [Place, Place, Place, Place],
  keyColumns: {columns: number; pitch: number},
): Part[] {
  return [
    ...drawMerge(merge, {title: text.merge, text: text.mergeText}),
    ...drawStraight(forward, {title: text.forward, text: text.forwardText}, [3, 4], 'accent'),
    ...drawNew(
      rebase,
      {title: text.rebase, text: text.rebaseText, becomes: text.recreated},
      [3, 4],
    ),
    ...drawNew(squash, {title: text.squash, text: text.squashText, becomes: text.combined}, [3.5]),
    ...key({
      ...keyColumns,
      x: 16,
      y: squash.y + squash.height + 20,
      entries: [
        {tone: 'plain', text: text.target},
        {tone: 'accent', text: text.original},
        {tone: 'accent', text: text.left, faded: true},
        {tone: 'added', text: text.added},
      ],
    }),
  ];
}

export default defineDiagram({
  name: 'merge-types',
  height: 272,
  caption: {
    zh: '同样两个提交，四种方式合并之后的历史',
    en: 'The same two commits, merged in four ways',
  },
  description: {
    zh: '目标分支有三个提交，变更请求有两个。合并节点：两个提交保持原样，在汇合处增加一个合并节点。快进：两个提交直接接在目标分支末端，提交 ID 不变，没有合并节点。变基：两个提交作为新的提交接在末端，原来的两个画成淡色，不进入目标分支。压缩：两个提交合成一个新的提交接在末端，原来的两个同样不进入目标分支。',
    en: 'The target branch has three commits, and the change request has two. Merge commit: both commits stay as they are, and a merge commit is added where the branches meet. Fast-forward: both commits are added directly to the end of the target branch with the same commit IDs and no merge commit. Rebase: both are added to the end as new commits, and the original ones, drawn faded, do not enter the target branch. Squash: both are combined into one new commit at the end, and the original ones do not enter the target branch, either.',
  },
  text: {
    zh: {
      target: '目标分支',
      original: '原来的提交',
      left: '不进入目标分支',
      added: '新的提交',
      recreated: '重新创建',
      combined: '合成一个',
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
      target: 'Target branch',
      original: 'Original',
      left: 'Left behind',
      added: 'New',
      recreated: 'Re-created',
      combined: 'Combined',
      merge: 'Merge commit',
      forward: 'Fast-forward',
      rebase: 'Rebase',
      squash: 'Squash',
      mergeText: 'One merge commit',
      forwardText: 'Same commit IDs',
      rebaseText: 'Two new commits',
      squashText: 'One new commit',
    },
  },
  parts: (text) => {
    const size = {width: 288, height: 112, gap: 36, run: 92};
    const places = [
      {...size, x: 0, y: 0},
      {...size, x: 304, y: 0},
      {...size, x: 0, y: 128},
      {...size, x: 304, y: 128},
    ] as const;
    return drawWays(text, places, {columns: 4, pitch: 144});
  },
  narrow: {
    height: 584,
    parts: (text) => {
      const size = {x: 0, width: 352, height: 120, gap: 48, run: 96};
      const places = [
        {...size, y: 0},
        {...size, y: 136},
        {...size, y: 272},
        {...size, y: 408},
      ] as const;
      return drawWays(text, places, {columns: 2, pitch: 168});
    },
  },
});
