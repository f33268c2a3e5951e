import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, frame, pills} from './kit';

export default defineDiagram({
  name: 'pipeline-stages',
  width: 'narrow',
  height: 536,
  caption: {
    zh: '触发、工作流、作业、结果：一次流水线的样子',
    en: 'Trigger, workflow, jobs, result: what one pipeline looks like',
  },
  description: {
    zh: '从上到下：触发可以是推送、标签、变更请求、手动或定时。触发使一份工作流运行起来，它的一次运行叫流水线。流水线里，构建和检查两个作业同时进行，各有自己的步骤；两个都成功之后才轮到发布作业。最后是结果：成功或失败，以及日志和产物，显示在流水线页面和变更请求的自动化检查里。',
    en: 'From top to bottom: a trigger is a push, a tag, a change request, a person or a timer. It makes a workflow run; one run is called a pipeline. In the pipeline two jobs, build and check, run side by side, each with its own steps; the release job starts when both have succeeded. At the end is the result: success or failure, with logs and artefacts, shown on the pipeline page and in the automated checks of the change request.',
  },
  text: {
    zh: {
      trigger: '触发',
      push: '推送',
      tag: '标签',
      request: '变更请求',
      manual: '手动',
      timer: '定时',
      workflow: '工作流',
      workflowText: '定义：何时运行，运行什么',
      pipeline: '流水线：工作流的一次运行',
      build: '作业：构建',
      check: '作业：检查',
      release: '作业：发布',
      steps: '步骤、步骤……',
      after: '都成功之后',
      result: '结果',
      resultText: '成功或失败，日志，产物',
    },
    en: {
      trigger: 'Trigger',
      push: 'push',
      tag: 'tag',
      request: 'request',
      manual: 'manual',
      timer: 'timer',
      workflow: 'Workflow',
      workflowText: 'defines when and what to run',
      pipeline: 'Pipeline: one run of it',
      build: 'Job: build',
      check: 'Job: check',
      release: 'Job: release',
      steps: 'step, step …',
      after: 'when both succeed',
      result: 'Result',
      resultText: 'success or failure, logs, artefacts',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 352, height: 80, title: text.trigger}),
    ...pills({
      x: 12,
      y: 52,
      texts: [text.push, text.tag, text.request, text.manual, text.timer],
    }),
    arrow([
      [176, 84],
      [176, 116],
    ]),
    box({
      x: 48,
      y: 120,
      width: 256,
      height: 64,
      title: text.workflow,
      text: text.workflowText,
      tone: 'accent',
    }),
    arrow(
      [
        [176, 188],
        [176, 220],
      ],
      {tone: 'accent'},
    ),
    frame({x: 0, y: 224, width: 352, height: 200, title: text.pipeline}),
    box({x: 16, y: 264, width: 152, height: 56, title: text.build, text: text.steps}),
    box({x: 184, y: 264, width: 152, height: 56, title: text.check, text: text.steps}),
    arrow(elbow([92, 324], [164, 348], 'vhv')),
    arrow(elbow([260, 324], [188, 348], 'vhv')),
    box({x: 84, y: 352, width: 184, height: 56, title: text.release, text: text.after}),
    arrow([
      [176, 428],
      [176, 460],
    ]),
    box({x: 48, y: 464, width: 256, height: 64, title: text.result, text: text.resultText}),
  ],
});
