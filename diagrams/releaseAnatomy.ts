import {defineDiagram} from './diagram';
import {arrow, box, frame, history, label, pill} from './kit';

export default defineDiagram({
  name: 'release-anatomy',
  width: 'narrow',
  height: 372,
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
    },
  },
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
      tone: 'muted',
    }),
    arrow([
      [224, 244],
      [224, 276],
    ]),
    label({x: 16, y: 292, text: text.tag}),
    pill({x: 224, y: 292, text: 'v1.2.0', tone: 'accent'}),
    arrow([
      [224, 308],
      [224, 348],
    ]),
    label({x: 16, y: 360, text: text.commit}),
    history({x: 320, y: 360, count: 5, gap: 48, tone: 'plain'}),
  ],
});
