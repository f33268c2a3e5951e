import {defineDiagram} from './diagram';
import {arrow, box, frame, history, label, pill, target} from './kit';

export default defineDiagram({
  name: 'release-anatomy',
  width: 'wide',
  height: 248,
  caption: {
    zh: '发行版建立在标签之上，标签指向一个提交',
    en: 'A release is based on a tag, and the tag points to a commit',
  },
  description: {
    zh: '上方的发行版由三部分组成：标题和描述；附件，最多 10 个，每个小于 50 MB；两个自动生成的源代码归档。发行版以标签 v1.2.0 为基础，标签指向提交历史中的一个提交。',
    en: 'The release at the top has three parts: title and notes; attachments, at most 10 and each under 50 MB; and two source archives that are generated automatically. It is based on the tag v1.2.0, which points to one commit of the history.',
  },
  text: {
    zh: {
      release: '发行版',
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
      notes: 'Title and notes',
      files: 'Attachments',
      filesText: 'at most 10, each under 50 MB',
      source: 'Source archives',
      sourceText: 'two, generated',
      tag: 'tag',
      commit: 'commit',
      basedOn: 'based on',
      pointsTo: 'points to',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 304, height: 248, title: text.release}),
    box({x: 16, y: 40, width: 272, height: 56, title: text.notes}),
    box({x: 16, y: 108, width: 272, height: 56, title: text.files, text: text.filesText}),
    box({x: 16, y: 176, width: 272, height: 56, title: text.source, text: text.sourceText}),
    arrow(
      [
        [308, 124],
        [412, 124],
      ],
      {name: text.basedOn},
    ),
    label({x: 360, y: 110, text: text.basedOn, anchor: 'middle'}),
    pill({x: 456, y: 124, text: 'v1.2.0', tone: 'accent'}),
    label({x: 504, y: 124, text: text.tag}),
    arrow(
      [
        [456, 140],
        [456, 188],
      ],
      {name: text.pointsTo},
    ),
    label({x: 468, y: 162, text: text.pointsTo}),
    history({x: 552, y: 200, count: 5, gap: 48}),
    target({x: 456, y: 200}),
    label({x: 456, y: 228, text: text.commit, anchor: 'middle'}),
  ],
  narrow: {
    height: 388,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 240, title: text.release}),
      box({x: 16, y: 40, width: 320, height: 48, title: text.notes}),
      box({x: 16, y: 100, width: 320, height: 56, title: text.files, text: text.filesText}),
      box({
        x: 16,
        y: 168,
        width: 320,
        height: 56,
        title: text.source,
        text: text.sourceText,
      }),
      arrow(
        [
          [176, 244],
          [176, 284],
        ],
        {name: text.basedOn},
      ),
      label({x: 188, y: 264, text: text.basedOn}),
      label({x: 16, y: 300, text: text.tag}),
      pill({x: 176, y: 300, text: 'v1.2.0', tone: 'accent'}),
      arrow(
        [
          [176, 316],
          [176, 364],
        ],
        {name: text.pointsTo},
      ),
      label({x: 188, y: 338, text: text.pointsTo}),
      label({x: 16, y: 376, text: text.commit}),
      history({x: 320, y: 376, count: 5, gap: 48}),
      target({x: 176, y: 376}),
    ],
  },
});
