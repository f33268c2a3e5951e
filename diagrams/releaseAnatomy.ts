import {defineDiagram} from './diagram';
import {arrow, box, frame, history, label, link, pill, target, type Block, type Part} from './kit';

type Words = Record<'tag' | 'commit' | 'pointsTo', string>;

/** The tag, and below it the commit that it points to, in the middle of its history; each has its name beside it. */
function drawTag(
  text: Words,
  tag: Block,
  {x, y, gap}: {x: number; y: number; gap: number},
): Part[] {
  const {area} = tag;
  const start = area.y + area.height + 4;
  const end = y - 10;
  return [
    tag,
    label({x: area.x + area.width + 8, y: area.y + area.height / 2, text: text.tag}),
    arrow(
      [
        [x, start],
        [x, end],
      ],
      {name: text.pointsTo},
    ),
    label({x: x + 8, y: (start + end) / 2, text: text.pointsTo}),
    history({x: x + 2 * gap, y, count: 5, gap}),
    target({x, y}),
    label({x, y: y + 24, text: text.commit, anchor: 'middle'}),
  ];
}

export default defineDiagram({
  name: 'release-anatomy',
  height: 248,
  caption: {
    zh: '发行版建立在标签之上，标签指向一个提交',
    en: 'A release is based on a tag of one commit',
  },
  description: {
    zh: '发行版由三部分组成：标题和描述；附件，最多 10 个，每个小于 50 MB；两个自动生成的源代码归档。发行版以标签 v1.2.0 为基础，标签指向代码库历史中的一个提交。',
    en: 'The release has three parts: title and notes; attachments, at most 10 and each under 50 MB; and two source archives that are generated automatically. It is based on the tag v1.2.0, which points to one commit in the history of the repository.',
  },
  text: {
    zh: {
      release: '发行版',
      repository: '代码库',
      notes: '标题和描述',
      files: '附件',
      filesText: '最多 10 个，每个小于 50 MB',
      source: '源代码归档',
      sourceText: '自动生成两个',
      tag: '标签',
      commit: '提交',
      basedOn: '基于',
      pointsTo: '指向',
    },
    en: {
      release: 'Release',
      repository: 'Repository',
      notes: 'Title and notes',
      files: 'Attachments',
      filesText: 'At most 10, each under 50 MB',
      source: 'Source archives',
      sourceText: 'Two, generated automatically',
      tag: 'Tag',
      commit: 'Commit',
      basedOn: 'Based on',
      pointsTo: 'Points to',
    },
  },
  parts: (text) => {
    const part = {x: 16, width: 272, height: 56};
    const release = frame({
      x: 0,
      y: 0,
      width: 304,
      height: 248,
      title: text.release,
      tone: 'accent',
    });
    const tag = pill({x: 484, y: 124, text: 'v1.2.0'});
    return [
      release,
      box({...part, y: 40, title: text.notes}),
      box({...part, y: 108, title: text.files, text: text.filesText}),
      box({...part, y: 176, title: text.source, text: text.sourceText}),
      frame({x: 376, y: 0, width: 216, height: 248, title: text.repository}),
      ...link(release, tag, {text: text.basedOn, at: 340}),
      ...drawTag(text, tag, {x: 484, y: 188, gap: 36}),
    ];
  },
  narrow: {
    height: 448,
    parts: (text) => {
      const part = {x: 16, width: 320, height: 56};
      const release = frame({
        x: 0,
        y: 0,
        width: 352,
        height: 240,
        title: text.release,
        tone: 'accent',
      });
      const tag = pill({x: 176, y: 332, text: 'v1.2.0'});
      return [
        release,
        box({...part, y: 40, height: 48, title: text.notes}),
        box({...part, y: 100, title: text.files, text: text.filesText}),
        box({...part, y: 168, title: text.source, text: text.sourceText}),
        frame({x: 0, y: 280, width: 352, height: 168, title: text.repository}),
        ...link(release, tag, {text: text.basedOn, at: 260}),
        ...drawTag(text, tag, {x: 176, y: 396, gap: 48}),
      ];
    },
  },
});
