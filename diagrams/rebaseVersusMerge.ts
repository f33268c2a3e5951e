import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {badge, frame, label, line, type Part, type Tone} from './kit';

/** Where the commits of a stage stand; `x` of each, on the upper line (master) or the lower one (feature). */
const columns = [120, 168, 216, 264, 312] as const;
const [first, second, third, fourth, fifth] = columns;
const reach = 12;

function drawStage(
  top: number,
  title: string,
  parts: (upper: number, lower: number) => Part[],
): Part[] {
  const upper = top + 56;
  const lower = top + 96;
  return [
    frame({x: 0, y: top, width: 352, height: 120, title}),
    label({x: 12, y: upper, text: 'master', face: 'code', tone: 'muted'}),
    label({x: 12, y: lower, text: 'feature', face: 'code', tone: 'muted'}),
    ...parts(upper, lower),
  ];
}

function commit(x: number, y: number, text: string, tone: Tone = 'plain'): Part {
  return badge({x, y, text, tone});
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

function drawMaster(y: number): Part[] {
  return [
    commit(first, y, 'A'),
    join(first, second, y),
    commit(second, y, 'B'),
    join(second, third, y),
    commit(third, y, 'C'),
  ];
}

function drawFeature(upper: number, y: number): Part[] {
  return [
    line(elbow([second, upper + reach], [third - reach, y], 'vh')),
    commit(third, y, 'D'),
    join(third, fourth, y),
    commit(fourth, y, 'E'),
  ];
}

export default defineDiagram({
  name: 'rebase-versus-merge',
  width: 'narrow',
  height: 392,
  caption: {
    zh: '合并会增加一个合并提交，变基会重新创建提交',
    en: 'A merge adds a merge commit, and a rebase re-creates the commits',
  },
  description: {
    zh: '三幅提交图。之前：master 上有 A、B、C，feature 从 B 分出，有 D、E。合并之后：A 到 E 不变，master 增加了一个合并提交 M，M 的父提交是 C 和 E。变基之后：feature 改为从 C 分出，D、E 变成内容相同、提交 ID 不同的 D′、E′，历史是一条直线。',
    en: 'Three commit graphs. Before: master has A, B, and C; feature branches off at B and has D and E. After a merge: A to E are unchanged, and master has one more commit, the merge commit M, whose parents are C and E. After a rebase: feature branches off master at C, and D and E have become D′ and E′ with the same content and new commit IDs. The history is a straight line.',
  },
  text: {
    zh: {before: '之前', merged: '合并之后', rebased: '变基之后'},
    en: {before: 'Before', merged: 'After a merge', rebased: 'After a rebase'},
  },
  parts: (text) => [
    ...drawStage(0, text.before, (upper, lower) => [
      ...drawMaster(upper),
      ...drawFeature(upper, lower),
    ]),
    ...drawStage(136, text.merged, (upper, lower) => [
      ...drawMaster(upper),
      ...drawFeature(upper, lower),
      join(third, fifth, upper, 'accent'),
      line(elbow([fourth + reach, lower], [fifth, upper + reach], 'hv'), {tone: 'accent'}),
      commit(fifth, upper, 'M', 'accent'),
    ]),
    ...drawStage(272, text.rebased, (upper, lower) => [
      ...drawMaster(upper),
      line(elbow([third, upper + reach], [fourth - reach, lower], 'vh'), {tone: 'accent'}),
      commit(fourth, lower, 'D′', 'accent'),
      join(fourth, fifth, lower, 'accent'),
      commit(fifth, lower, 'E′', 'accent'),
    ]),
  ],
});
