import {defineDiagram} from './diagram';
import {arrow, box, frame, label, pill} from './kit';

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
    frame({x: 0, y: 8, width: 136, height: 112}),
    pill({x: 68, y: 32, text: text.push}),
    pill({x: 68, y: 64, text: text.request}),
    pill({x: 68, y: 96, text: text.tag}),
    arrow([
      [140, 64],
      [172, 64],
    ]),
    frame({x: 160, y: 0, width: 432, height: 128, title: text.pipeline, align: 'middle'}),
    box({x: 176, y: 40, width: 112, height: 48, title: text.build}),
    arrow([
      [292, 64],
      [316, 64],
    ]),
    box({x: 320, y: 40, width: 112, height: 48, title: text.test}),
    arrow([
      [436, 64],
      [460, 64],
    ]),
    label({x: 304, y: 108, text: text.passed, tone: 'muted', anchor: 'middle'}),
    box({x: 464, y: 40, width: 112, height: 48, title: text.release}),
    label({x: 448, y: 108, text: text.passed, tone: 'muted', anchor: 'middle'}),
    arrow(
      [
        [520, 92],
        [520, 164],
      ],
      {tone: 'accent'},
    ),
    box({
      x: 160,
      y: 168,
      width: 432,
      height: 64,
      title: text.results,
      text: text.resultsText,
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 488,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 40}),
      pill({x: 56, y: 20, text: text.push}),
      pill({x: 144, y: 20, text: text.tag}),
      pill({x: 264, y: 20, text: text.request}),
      arrow([
        [176, 44],
        [176, 132],
      ]),
      frame({x: 0, y: 72, width: 352, height: 296, title: text.pipeline}),
      box({x: 16, y: 136, width: 320, height: 48, title: text.build}),
      arrow([
        [176, 188],
        [176, 212],
      ]),
      label({x: 192, y: 200, text: text.passed, tone: 'muted'}),
      box({x: 16, y: 216, width: 320, height: 48, title: text.test}),
      arrow([
        [176, 268],
        [176, 292],
      ]),
      label({x: 192, y: 280, text: text.passed, tone: 'muted'}),
      box({x: 16, y: 296, width: 320, height: 48, title: text.release}),
      arrow(
        [
          [176, 348],
          [176, 420],
        ],
        {tone: 'accent'},
      ),
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
