import {defineDiagram} from './diagram';
import {frame, history, label, line} from './kit';

export default defineDiagram({
  name: 'rebase-versus-merge',
  width: 'narrow',
  height: 328,
  caption: {
    zh: '合并保留分叉并多出一个提交；变基把提交搬到末端，历史成一条直线',
    en: 'A merge keeps the fork and adds a commit; a rebase moves commits to the end of a straight line',
  },
  description: {
    zh: '上半部分是合并：master 有三个提交，feature 从第二个提交分出两个提交，最后两条线汇合成一个新的合并提交，原有提交不变。下半部分是变基：feature 原来的两个提交被两个新提交代替，新提交接在 master 的第三个提交之后，历史是一条直线。',
    en: 'The upper half is a merge: master has three commits, feature forks from the second with two commits, and both lines meet in a new merge commit; the existing commits stay. The lower half is a rebase: the two commits of feature are replaced by two new ones that follow the third commit of master, so that the history is one straight line.',
  },
  text: {
    zh: {merge: '合并', rebase: '变基', joined: '合并提交', replaced: '被代替', fresh: '新提交'},
    en: {
      merge: 'Merge',
      rebase: 'Rebase',
      joined: 'merge commit',
      replaced: 'replaced',
      fresh: 'new commits',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 352, height: 152, title: text.merge}),
    label({x: 16, y: 60, text: 'feature', face: 'code'}),
    label({x: 16, y: 104, text: 'master', face: 'code'}),
    history({x: 184, y: 104, count: 3, gap: 40, tone: 'plain'}),
    line([
      [184, 104],
      [312, 104],
    ]),
    line([
      [144, 104],
      [144, 60],
      [208, 60],
    ]),
    history({x: 248, y: 60, count: 2, gap: 40}),
    line([
      [248, 60],
      [312, 60],
      [312, 104],
    ]),
    history({x: 312, y: 104, count: 1, gap: 16, tone: 'warm'}),
    label({x: 336, y: 130, text: text.joined, anchor: 'end'}),
    frame({x: 0, y: 168, width: 352, height: 160, title: text.rebase}),
    label({x: 16, y: 228, text: 'feature', face: 'code'}),
    label({x: 16, y: 272, text: 'master', face: 'code'}),
    history({x: 248, y: 228, count: 2, gap: 40, tone: 'muted'}),
    label({x: 264, y: 228, text: text.replaced, tone: 'muted'}),
    history({x: 184, y: 272, count: 3, gap: 40, tone: 'plain'}),
    line([
      [184, 272],
      [232, 272],
    ]),
    history({x: 280, y: 272, count: 2, gap: 40}),
    label({x: 336, y: 300, text: text.fresh, anchor: 'end'}),
  ],
});
