import {defineDiagram} from './diagram';
import {arrow, box, frame, label, pill, pills} from './kit';

export default defineDiagram({
  name: 'pipeline-stages',
  width: 'wide',
  height: 232,
  caption: {
    zh: '一次流水线：由事件触发，依次构建、测试、发布，结果回到变更请求',
    en: 'An event starts a pipeline, which builds, tests, and releases; the result is reported to the change request',
  },
  description: {
    zh: '推送、标签、变更请求等事件触发流水线。流水线依次执行构建、测试、发布；前一步失败，后一步不执行。结果以提交状态或自动化检查写回 AtomGit，显示在变更请求里，供评审人决定能否合并。',
    en: 'Events such as a push, a tag, or a change request start the pipeline. It builds, tests, and releases, in this order. If a step fails, the next one does not run. The result is sent to AtomGit as a commit status or an automated check and shown in the change request, where reviewers decide whether to merge.',
  },
  text: {
    zh: {
      push: '推送',
      tag: '标签',
      request: '变更请求',
      pipeline: '流水线',
      build: '构建',
      test: '测试',
      release: '发布',
      passed: '通过才继续',
      results: '提交状态、自动化检查',
      resultsText: '显示在变更请求中',
    },
    en: {
      push: 'push',
      tag: 'tag',
      request: 'change request',
      pipeline: 'Pipeline',
      build: 'Build',
      test: 'Test',
      release: 'Release',
      passed: 'only if it passed',
      results: 'Commit status, check',
      resultsText: 'shown in the change request',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 152, height: 128}),
    pill({x: 76, y: 32, text: text.push}),
    pill({x: 76, y: 64, text: text.request}),
    pill({x: 76, y: 96, text: text.tag}),
    arrow([
      [156, 64],
      [180, 64],
    ]),
    frame({x: 168, y: 0, width: 424, height: 128, title: text.pipeline, align: 'middle'}),
    box({x: 184, y: 40, width: 112, height: 48, title: text.build}),
    arrow([
      [300, 64],
      [320, 64],
    ]),
    box({x: 324, y: 40, width: 112, height: 48, title: text.test}),
    arrow([
      [440, 64],
      [460, 64],
    ]),
    label({x: 310, y: 102, text: text.passed, tone: 'muted', anchor: 'middle'}),
    box({x: 464, y: 40, width: 112, height: 48, title: text.release}),
    label({x: 450, y: 102, text: text.passed, tone: 'muted', anchor: 'middle'}),
    arrow([
      [380, 132],
      [380, 164],
    ]),
    box({
      x: 168,
      y: 168,
      width: 424,
      height: 64,
      title: text.results,
      text: text.resultsText,
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 448,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 40}),
      ...pills({x: 16, y: 20, texts: [text.push, text.tag, text.request]}),
      arrow([
        [176, 44],
        [176, 108],
      ]),
      frame({x: 0, y: 72, width: 352, height: 264, title: text.pipeline}),
      box({x: 16, y: 112, width: 320, height: 48, title: text.build}),
      arrow([
        [176, 164],
        [176, 188],
      ]),
      label({x: 192, y: 176, text: text.passed, tone: 'muted'}),
      box({x: 16, y: 192, width: 320, height: 48, title: text.test}),
      arrow([
        [176, 244],
        [176, 268],
      ]),
      label({x: 192, y: 256, text: text.passed, tone: 'muted'}),
      box({x: 16, y: 272, width: 320, height: 48, title: text.release}),
      arrow([
        [176, 340],
        [176, 380],
      ]),
      box({
        x: 0,
        y: 384,
        width: 352,
        height: 64,
        title: text.results,
        text: text.resultsText,
        tone: 'accent',
      }),
    ],
  },
});
