import {defineDiagram} from './diagram';
import {box, cylinder, link} from './kit';

export default defineDiagram({
  name: 'fork-contribution',
  height: 120,
  caption: {
    zh: '没有推送权限也能贡献：由上游的维护者合并',
    en: 'You can contribute without push permission: the upstream maintainers merge your change',
  },
  description: {
    zh: '三处：上游代码库，你只能读取；你的副本，在你的空间里，你可以推送；你的电脑。去程两步：1，派生上游，得到副本；2，把副本克隆到电脑。回程两步：3，把修改推送到副本；4，从副本向上游创建变更请求，由上游的维护者合并。',
    en: 'Three places: the upstream repository, which you can only read; your fork in your own space, which you can push to; and your computer. Two steps toward your computer: 1, fork the upstream; 2, clone the fork. Two steps back: 3, push your change to the fork; 4, create a change request from the fork to the upstream, whose maintainers merge it.',
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
      upstream: 'Upstream',
      upstreamText: 'You can\nread it',
      fork: 'Your fork',
      forkText: 'You can\npush to it',
      computer: 'Your\ncomputer',
      computerText: 'Change\nand test',
      doFork: 'Fork',
      clone: 'Clone',
      push: 'Push',
      request: 'Change request',
    },
  },
  parts: (text) => {
    const size = {y: 0, width: 104, height: 120};
    const upstream = cylinder({
      ...size,
      x: 0,
      title: text.upstream,
      text: text.upstreamText,
    });
    const copy = cylinder({...size, x: 250, title: text.fork, text: text.forkText, tone: 'accent'});
    const computer = box({
      ...size,
      x: 488,
      title: text.computer,
      text: text.computerText,
    });
    return [
      upstream,
      ...link(upstream, copy, {step: '1', text: text.doFork, shift: -24}),
      ...link(copy, upstream, {step: '4', text: text.request, shift: 24}),
      copy,
      ...link(copy, computer, {step: '2', text: text.clone, shift: -24}),
      ...link(computer, copy, {step: '3', text: text.push, shift: 24}),
      computer,
    ];
  },
  narrow: {
    height: 376,
    parts: (text) => {
      const join = (lines: string) => lines.replace('\n', ' ');
      const size = {x: 68, width: 216};
      const upstream = cylinder({
        ...size,
        y: 0,
        height: 88,
        title: text.upstream,
        text: join(text.upstreamText),
      });
      const copy = cylinder({
        ...size,
        y: 152,
        height: 88,
        title: text.fork,
        text: join(text.forkText),
        tone: 'accent',
      });
      const computer = box({
        ...size,
        y: 304,
        height: 72,
        title: join(text.computer),
        text: join(text.computerText),
      });
      return [
        upstream,
        ...link(upstream, copy, {step: '1', text: text.doFork, shift: -20, isBefore: true}),
        ...link(copy, upstream, {step: '4', text: text.request, shift: 20}),
        copy,
        ...link(copy, computer, {step: '2', text: text.clone, shift: -20, isBefore: true}),
        ...link(computer, copy, {step: '3', text: text.push, shift: 20}),
        computer,
      ];
    },
  },
});
