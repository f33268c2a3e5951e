import {defineDiagram} from './diagram';
import {box, frame, link, pills} from './kit';

export default defineDiagram({
  name: 'pipeline-stages',
  height: 272,
  caption: {
    zh: '一步失败，后面不再执行；成败都会写回',
    en: 'If a step fails, the next one does not run; the result is sent either way',
  },
  description: {
    zh: '推送、标签、变更请求等事件触发流水线。流水线依次执行构建、测试、发布；前一步失败，后一步不执行。无论成功还是失败，整条流水线的结果都以提交状态或自动化检查写回 AtomGit，显示在变更请求里，供评审人决定能否合并。',
    en: 'Events such as a push, a tag, or a change request start the pipeline. It builds, tests, and releases, in this order. If a step fails, the next one does not run. Whether it passes or fails, the result of the whole pipeline is sent to AtomGit as a commit status or an automated check and shown in the change request, where reviewers decide whether to merge.',
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
      push: 'Push',
      tag: 'Tag',
      request: 'Change request',
      pipeline: 'Pipeline',
      build: 'Build',
      test: 'Test',
      release: 'Release',
      passed: 'If it passed',
      results: 'Commit status\nor check',
      resultsText: 'In the change request',
    },
  },
  // The result goes back to where the events came from.
  parts: (text) => {
    const stage = {x: 280, width: 296, height: 40};
    const side = {x: 0, width: 200, height: 120};
    const events = frame({...side, y: 0, title: text.events});
    const pipeline = frame({
      x: 264,
      y: 0,
      width: 328,
      height: 272,
      title: text.pipeline,
      tone: 'accent',
    });
    const build = box({...stage, y: 40, title: text.build});
    const test = box({...stage, y: 128, title: text.test});
    const release = box({...stage, y: 216, title: text.release});
    const results = box({...side, y: 152, title: text.results, text: text.resultsText});
    return [
      events,
      ...pills({x: 16, y: 52, texts: [text.push, text.tag]}),
      ...pills({x: 16, y: 84, texts: [text.request]}),
      pipeline,
      ...link(events, pipeline),
      build,
      ...link(build, test, {text: text.passed}),
      test,
      ...link(test, release, {text: text.passed}),
      release,
      ...link(pipeline, results),
      results,
    ];
  },
  narrow: {
    height: 504,
    parts: (text) => {
      const stage = {x: 16, width: 320, height: 48};
      const events = frame({x: 0, y: 0, width: 352, height: 80, title: text.events});
      const pipeline = frame({
        x: 0,
        y: 112,
        width: 352,
        height: 296,
        title: text.pipeline,
        tone: 'accent',
      });
      const build = box({...stage, y: 152, title: text.build});
      const test = box({...stage, y: 248, title: text.test});
      const release = box({...stage, y: 344, title: text.release});
      const results = box({
        x: 0,
        y: 440,
        width: 352,
        height: 64,
        title: text.results.replace('\n', ' '),
        text: text.resultsText,
      });
      return [
        events,
        ...pills({x: 16, y: 52, texts: [text.push, text.tag, text.request]}),
        pipeline,
        ...link(events, pipeline),
        build,
        ...link(build, test, {text: text.passed}),
        test,
        ...link(test, release, {text: text.passed}),
        release,
        ...link(pipeline, results),
        results,
      ];
    },
  },
});
