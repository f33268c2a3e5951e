import {defineDiagram} from './diagram';
import {elbow, type Area, type Point} from './geometry';
import {commit, frame, label, line, namedCommitRadius, type Part, type Tone} from './kit';

/** Where a stage stands, its five columns of commits, its two lines (master and feature), and their names. */
type Place = {
  area: Area;
  columns: readonly [number, number, number, number, number];
  upper: number;
  lower: number;
  names: readonly [master: Point, feature: Point];
};

/** Where the lines of a commit begin. */
const reach = namedCommitRadius + 1;

/** The names above and below the lines, for three stages beside each other. */
function placeUpright(index: number, firstOfFeature: 2 | 3): Place {
  const x = 200 * index;
  const columns = [x + 24, x + 60, x + 96, x + 132, x + 168] as const;
  return {
    area: {x, y: 0, width: 192, height: 192},
    columns,
    upper: 84,
    lower: 140,
    names: [
      [columns[0] - namedCommitRadius, 58],
      [columns[firstOfFeature] - namedCommitRadius, 168],
    ],
  };
}

/** The names before the lines, for three stages below each other. */
function placeLevel(index: number): Place {
  const y = 144 * index;
  return {
    area: {x: 0, y, width: 352, height: 136},
    columns: [104, 160, 216, 272, 328],
    upper: y + 56,
    lower: y + 104,
    names: [
      [12, y + 56],
      [12, y + 104],
    ],
  };
}

function drawStage({area, names}: Place, title: string, parts: Part[]): Part[] {
  const [[masterX, masterY], [featureX, featureY]] = names;
  return [
    frame({...area, title}),
    label({x: masterX, y: masterY, text: 'master', face: 'code', tone: 'muted'}),
    label({x: featureX, y: featureY, text: 'feature', face: 'code', tone: 'muted'}),
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
    join(third, fifth, upper, 'warm'),
    line(elbow([fourth + reach, lower], [fifth, upper + reach], 'hv'), {tone: 'warm'}),
    commit({x: fifth, y: upper, text: 'M', tone: 'warm'}),
  ];
}

function drawRebased({columns: [, , third, fourth, fifth], upper, lower}: Place): Part[] {
  return [
    line(elbow([third, upper + reach], [fourth - reach, lower], 'vh'), {tone: 'warm'}),
    commit({x: fourth, y: lower, text: 'D′', tone: 'warm'}),
    join(fourth, fifth, lower, 'warm'),
    commit({x: fifth, y: lower, text: 'E′', tone: 'warm'}),
  ];
}

type Words = Record<'before' | 'merged' | 'rebased', string>;

function drawStages([before, merged, rebased]: readonly [Place, Place, Place], text: Words) {
  return [
    ...drawStage(before, text.before, [...drawMaster(before), ...drawFeature(before)]),
    ...drawStage(merged, text.merged, [
      ...drawMaster(merged),
      ...drawFeature(merged),
      ...drawMergeCommit(merged),
    ]),
    ...drawStage(rebased, text.rebased, [...drawMaster(rebased), ...drawRebased(rebased)]),
  ];
}

export default defineDiagram({
  name: 'rebase-versus-merge',
  width: 'wide',
  height: 192,
  caption: {
    zh: '合并会增加一个合并节点，变基会重新创建提交：蓝色是原来的提交，橙色是新的提交',
    en: 'A merge adds a merge commit, and a rebase re-creates the commits: the original ones in blue, new ones in orange',
  },
  description: {
    zh: '三幅提交图。之前：master 上有 A、B、C，feature 从 B 分出，有 D、E。合并之后：A 到 E 不变，master 增加了一个合并节点 M，M 的父提交是 C 和 E。变基之后：feature 改为从 C 分出，D、E 变成内容相同、提交 ID 不同的 D′、E′，历史是一条直线。',
    en: 'Three commit graphs. Before: master has A, B, and C; feature branches off at B and has D and E. After a merge: A to E are unchanged, and master has one more commit, the merge commit M, whose parents are C and E. After a rebase: feature branches off master at C, and D and E have become D′ and E′ with the same content and new commit IDs. The history is a straight line.',
  },
  text: {
    zh: {before: '之前', merged: '合并之后', rebased: '变基之后'},
    en: {before: 'Before', merged: 'After a merge', rebased: 'After a rebase'},
  },
  parts: (text) => drawStages([placeUpright(0, 2), placeUpright(1, 2), placeUpright(2, 3)], text),
  narrow: {
    height: 424,
    parts: (text) => drawStages([placeLevel(0), placeLevel(1), placeLevel(2)], text),
  },
});
