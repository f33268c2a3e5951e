import {defineDiagram} from './diagram';
import {arrow, box, frame, label, type Part} from './kit';

type Words = Record<'title' | 'from' | 'fromText' | 'to' | 'toText', string> & {
  step: {text: string; face: 'text' | 'code'};
};

/** One way of working from top to bottom: where the work starts, how it moves on, where it goes. */
function drawUpright(x: number, {title, from, fromText, step, to, toText}: Words): Part[] {
  const middle = x + 92;
  return [
    frame({x, y: 0, width: 184, height: 224, title}),
    box({x: x + 16, y: 40, width: 152, height: 56, title: from, text: fromText}),
    arrow(
      [
        [middle, 100],
        [middle, 148],
      ],
      {name: title},
    ),
    label({x: middle + 8, y: 124, ...step}),
    box({x: x + 16, y: 152, width: 152, height: 56, title: to, text: toText, tone: 'accent'}),
  ];
}

/** The same from left to right. */
function drawLevel(y: number, {title, from, fromText, step, to, toText}: Words): Part[] {
  return [
    frame({x: 0, y, width: 352, height: 112, title}),
    box({x: 16, y: y + 40, width: 128, height: 56, title: from, text: fromText}),
    arrow(
      [
        [148, y + 68],
        [204, y + 68],
      ],
      {name: title},
    ),
    label({x: 176, y: y + 54, ...step, anchor: 'middle'}),
    box({x: 208, y: y + 40, width: 128, height: 56, title: to, text: toText, tone: 'accent'}),
  ];
}

const text = {
  zh: {
    branch: '分支模式',
    feature: '你的分支',
    same: '在项目里',
    review: '评审',
    mainText: '主干',
    fork: '派生模式',
    copy: '你的副本',
    anyone: '在你的空间里',
    upstream: '上游',
    push: '推送评审模式',
    local: '你的 master',
    noBranch: '在你的电脑上',
    approved: '评审通过后',
  },
  en: {
    branch: 'Branch mode',
    feature: 'Your branch',
    same: 'In the project',
    review: 'Review',
    mainText: 'Main branch',
    fork: 'Fork mode',
    copy: 'Your fork',
    anyone: 'In your space',
    upstream: 'Upstream',
    push: 'Push review mode',
    local: 'Your master',
    noBranch: 'Local branch',
    approved: 'After approval',
  },
};

function listWays(words: Record<keyof typeof text.zh, string>): Words[] {
  return [
    {
      title: words.branch,
      from: words.feature,
      fromText: words.same,
      step: {text: words.review, face: 'text'},
      to: 'master',
      toText: words.mainText,
    },
    {
      title: words.fork,
      from: words.copy,
      fromText: words.anyone,
      step: {text: words.review, face: 'text'},
      to: words.upstream,
      toText: 'master',
    },
    {
      title: words.push,
      from: words.local,
      fromText: words.noBranch,
      step: {text: 'push', face: 'code'},
      to: 'master',
      toText: words.approved,
    },
  ];
}

export default defineDiagram({
  name: 'three-workflows',
  height: 224,
  caption: {
    zh: '改动从哪里开始，经过什么，合并到哪里',
    en: 'Where a change starts, what it goes through, and where it is merged',
  },
  description: {
    zh: '分支模式：在同一个代码库里，你的分支经过评审合并到 master。派生模式：你自己的副本里的分支，经过评审合并到上游代码库。推送评审模式：直接在本地的 master 上提交，git push 在代码库里生成一个变更请求，评审通过后才合并。',
    en: 'Branch mode: within one repository, your branch is reviewed and merged into master. Fork mode: a branch in your own copy is reviewed and merged into the upstream repository. Push review mode: you commit on your local master, git push creates a change request in the repository, and it is merged after approval.',
  },
  text,
  parts: (words) => listWays(words).flatMap((way, index) => drawUpright(index * 204, way)),
  narrow: {
    height: 368,
    parts: (words) => listWays(words).flatMap((way, index) => drawLevel(index * 128, way)),
  },
});
