import {defineDiagram} from './diagram';
import {elbow, type Area} from './geometry';
import {commit, frame, key, label, line, namedCommitRadius, type Part, type Tone} from './kit';

/** Where a stage stands, its columns of commits, and its two lines (master and feature). */
type Place = {
  area: Area;
  columns: readonly [number, number, number, number, number];
  upper: number;
  lower: number;
};

/** Where the lines of a commit begin. */
const reach = namedCommitRadius + 1;

/** The middle of the first commit of a stage, from its edge. */
const inset = 28;

const stageHeight = 192;

/** A stage with equal margins on both sides of its `count` columns. */
function placeStage(x: number, y: number, count: 4 | 5, gap: number): Place {
  const first = x + inset;
  return {
    area: {x, y, width: 2 * inset + (count - 1) * gap, height: stageHeight},
    columns: [first, first + gap, first + 2 * gap, first + 3 * gap, first + 4 * gap],
    upper: y + 80,
    lower: y + 136,
  };
}

/** The name of a branch ends with its last commit, above or below it. */
function drawName(text: string, tip: number, y: number): Part {
  const x = tip + namedCommitRadius;
  return label({x, y, text, face: 'code', anchor: 'end', tone: 'muted'});
}

type Tips = {master: number; feature: number};

function drawStage({area, columns, upper, lower}: Place, title: string, tips: Tips, parts: Part[]) {
  return [
    frame({...area, title}),
    drawName('master', columns[tips.master] ?? 0, upper - 30),
    drawName('feature', columns[tips.feature] ?? 0, lower + 28),
    ...parts,
  ];
}

function join(from: number, to: number, y: number, tone?: Tone): Part {
  return line(
    [
      [from + reach, y],
      [to - reach, y],
    ],
    {tone},
  );
}

function drawMaster({columns: [first, second, third], upper}: Place): Part[] {
  return [
    commit({x: first, y: upper, text: 'A'}),
    join(first, second, upper),
    commit({x: second, y: upper, text: 'B'}),
    join(second, third, upper),
    commit({x: third, y: upper, text: 'C'}),
  ];
}

function drawFeature({columns: [, second, third, fourth], upper, lower}: Place): Part[] {
  return [
    line(elbow([second, upper + reach], [third - reach, lower], 'vh'), {tone: 'accent'}),
    commit({x: third, y: lower, text: 'D', tone: 'accent'}),
    join(third, fourth, lower, 'accent'),
    commit({x: fourth, y: lower, text: 'E', tone: 'accent'}),
  ];
}

function drawMergeCommit({columns: [, , third, fourth, fifth], upper, lower}: Place): Part[] {
  return [
    join(third, fifth, upper, 'added'),
    line(elbow([fourth + reach, lower], [fifth, upper + reach], 'hv'), {tone: 'added'}),
    commit({x: fifth, y: upper, text: 'M', tone: 'added'}),
  ];
}

function drawRebased({columns: [, , third, fourth, fifth], upper, lower}: Place): Part[] {
  return [
    line(elbow([third, upper + reach], [fourth - reach, lower], 'vh'), {tone: 'added'}),
    commit({x: fourth, y: lower, text: 'D′', tone: 'added'}),
    join(fourth, fifth, lower, 'added'),
    commit({x: fifth, y: lower, text: 'E′', tone: 'added'}),
  ];
}

type Words = Record<'before' | 'merged' | 'rebased' | 'onMaster' | 'onFeature' | 'added', string>;

function drawStages(
  [before, merged, rebased]: readonly [Place, Place, Place],
  text: Words,
): Part[] {
  return [
    ...drawStage(before, text.before, {master: 2, feature: 3}, [
      ...drawMaster(before),
      ...drawFeature(before),
    ]),
    ...drawStage(merged, text.merged, {master: 4, feature: 3}, [
      ...drawMaster(merged),
      ...drawFeature(merged),
      ...drawMergeCommit(merged),
    ]),
    ...drawStage(rebased, text.rebased, {master: 2, feature: 4}, [
      ...drawMaster(rebased),
      ...drawRebased(rebased),
    ]),
    ...key({
      x: 16,
      columns: 3,
      pitch: 112,
      y: rebased.area.y + stageHeight + 20,
      entries: [
        {tone: 'plain', text: text.onMaster},
        {tone: 'accent', text: text.onFeature},
        {tone: 'added', text: text.added},
      ],
    }),
  ];
}

export default defineDiagram({
  name: 'rebase-versus-merge',
  height: 224,
  caption: {
    zh: 'D′、E′ 的内容与 D、E 相同，提交 ID 不同',
    en: 'D′ and E′: same content, new commit IDs',
  },
  description: {
    zh: '三幅提交图。之前：master 上有 A、B、C，feature 从 B 分出，有 D、E。合并之后：A 到 E 不变，master 增加了一个合并节点 M，M 的父提交是 C 和 E。变基之后：feature 改为从 C 分出，D、E 变成内容相同、提交 ID 不同的 D′、E′，历史是一条直线。',
    en: 'Three commit graphs. Before: master has A, B, and C; feature branches off at B and has D and E. After a merge: A to E are unchanged, and master has one more commit, the merge commit M, whose parents are C and E. After a rebase: feature branches off master at C, and D and E have become D′ and E′ with the same content and new commit IDs. The history is a straight line.',
  },
  text: {
    zh: {
      before: '之前',
      merged: '合并之后',
      rebased: '变基之后',
      onMaster: '在 master',
      onFeature: '在 feature',
      added: '新的提交',
    },
    en: {
      before: 'Before',
      merged: 'After a merge',
      rebased: 'After a rebase',
      onMaster: 'On master',
      onFeature: 'On feature',
      added: 'New',
    },
  },
  parts: (text) =>
    drawStages(
      [placeStage(0, 0, 4, 36), placeStage(178, 0, 5, 36), placeStage(392, 0, 5, 36)],
      text,
    ),
  narrow: {
    height: 3 * stageHeight + 64,
    parts: (text) =>
      drawStages(
        // All as wide as the widest, so that a commit stands in the same column of each.
        [placeStage(0, 0, 5, 74), placeStage(0, 208, 5, 74), placeStage(0, 416, 5, 74)],
        text,
      ),
  },
});
