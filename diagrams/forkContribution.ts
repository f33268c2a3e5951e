import {defineDiagram} from './diagram';
import {arrow, box, cylinder, step, type Part} from './kit';

type Words = {step: string; text: string};

function drawPair(top: number, down: Words, up: Words): Part[] {
  const bottom = top + 56;
  return [
    arrow(
      [
        [64, top],
        [64, bottom],
      ],
      {name: down.text},
    ),
    ...step({x: 76, y: top + 28, ...down}),
    arrow(
      [
        [192, bottom],
        [192, top],
      ],
      {name: up.text},
    ),
    ...step({x: 204, y: top + 28, ...up}),
  ];
}

export default defineDiagram({
  name: 'fork-contribution',
  width: 'narrow',
  height: 368,
  caption: {
    zh: '参与贡献：派生、克隆、修改并推送，再创建变更请求',
    en: 'How to contribute: fork, clone, push your change, and then create a change request',
  },
  description: {
    zh: '从上到下三处：上游代码库，你只能读取；你的副本，在你的空间里，你可以推送；你的电脑。向下的两步：1，派生上游，得到副本；2，把副本克隆到电脑。向上的两步：3，把修改推送到副本；4，从副本向上游创建变更请求，由上游的维护者合并。',
    en: 'Three places from top to bottom: the upstream repository, which you can only read; your fork in your own space, which you can push to; and your computer. Two steps down: 1, fork the upstream; 2, clone the fork. Two steps up: 3, push your change to the fork; 4, create a change request from the fork to the upstream, whose maintainers merge it.',
  },
  text: {
    zh: {
      upstream: '上游代码库',
      upstreamText: '你只能读取',
      fork: '你的副本',
      forkText: '可以推送',
      computer: '你的电脑',
      computerText: '修改和测试',
      doFork: '派生',
      clone: '克隆',
      push: '推送',
      request: '变更请求',
    },
    en: {
      upstream: 'Upstream repository',
      upstreamText: 'you can read it',
      fork: 'Your fork',
      forkText: 'you can push to it',
      computer: 'Your computer',
      computerText: 'change and test',
      doFork: 'fork',
      clone: 'clone',
      push: 'push',
      request: 'change request',
    },
  },
  parts: (text) => [
    cylinder({
      x: 0,
      y: 0,
      width: 352,
      height: 88,
      title: text.upstream,
      text: text.upstreamText,
      tone: 'muted',
    }),
    ...drawPair(92, {step: '1', text: text.doFork}, {step: '4', text: text.request}),
    cylinder({x: 0, y: 152, width: 352, height: 88, title: text.fork, text: text.forkText}),
    ...drawPair(244, {step: '2', text: text.clone}, {step: '3', text: text.push}),
    box({x: 0, y: 304, width: 352, height: 64, title: text.computer, text: text.computerText}),
  ],
});
