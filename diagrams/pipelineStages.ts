import {defineDiagram} from './diagram';
import {arrow, box, frame, label, pills} from './kit';

export default defineDiagram({
  name: 'pipeline-stages',
  width: 'wide',
  height: 264,
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
      events: '事件',
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
      events: 'Events',
      push: 'push',
      tag: 'tag',
      request: 'change request',
      pipeline: 'Pipeline',
      build: 'Build',
      test: 'Test',
      release: 'Release',
      passed: 'if it passed',
      results: 'Commit status, check',
      resultsText: 'shown in the change request',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 592, height: 40, title: text.events}),
    ...pills({x: 112, y: 20, texts: [text.push, text.tag, text.request]}),
    arrow([
      [72, 44],
      [72, 68],
    ]),
    frame({x: 0, y: 72, width: 592, height: 104, title: text.pipeline}),
    box({x: 16, y: 112, width: 112, height: 48, title: text.build}),
    arrow(
      [
        [132, 136],
        [236, 136],
      ],
      {name: text.passed},
    ),
    label({x: 184, y: 122, text: text.passed, anchor: 'middle'}),
    box({x: 240, y: 112, width: 112, height: 48, title: text.test}),
    arrow(
      [
        [356, 136],
        [460, 136],
      ],
      {name: text.passed},
    ),
    label({x: 408, y: 122, text: text.passed, anchor: 'middle'}),
    box({x: 464, y: 112, width: 112, height: 48, title: text.release}),
    arrow([
      [296, 180],
      [296, 204],
    ]),
    box({
      x: 0,
      y: 208,
      width: 592,
      height: 56,
      title: text.results,
      text: text.resultsText,
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 488,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 80, title: text.events}),
      ...pills({x: 16, y: 52, texts: [text.push, text.tag, text.request]}),
      arrow([
        [176, 84],
        [176, 148],
      ]),
      frame({x: 0, y: 112, width: 352, height: 264, title: text.pipeline}),
      box({x: 16, y: 152, width: 320, height: 48, title: text.build}),
      arrow([
        [176, 204],
        [176, 228],
      ]),
      label({x: 192, y: 216, text: text.passed}),
      box({x: 16, y: 232, width: 320, height: 48, title: text.test}),
      arrow([
        [176, 284],
        [176, 308],
      ]),
      label({x: 192, y: 296, text: text.passed}),
      box({x: 16, y: 312, width: 320, height: 48, title: text.release}),
      arrow([
        [176, 380],
        [176, 420],
      ]),
      box({
        x: 0,
        y: 424,
        width: 352,
        height: 64,
        title: text.results,
        text: text.resultsText,
        tone: 'accent',
      }),
    ],
  },
});
