import {defineDiagram} from './diagram';
import {arrow, box, cylinder, frame, history, label, type Part} from './kit';

/** A command of the wide drawing: out of the middle of one place and into that of the next, below both. */
function drawHop(from: number, to: number, command: string): Part[] {
  const start = from + 16;
  const end = to - 16;
  return [
    arrow(
      [
        [start, 164],
        [start, 192],
        [end, 192],
        [end, 164],
      ],
      {name: command},
    ),
    label({x: (start + end) / 2, y: 212, text: command, face: 'code', anchor: 'middle'}),
  ];
}

export default defineDiagram({
  name: 'first-push',
  width: 'wide',
  height: 224,
  caption: {
    zh: '改动经过的位置：工作区、暂存区、本地代码库、AtomGit',
    en: 'The path of a change: working tree, index, local repository, AtomGit',
  },
  description: {
    zh: '前三处都在你的电脑上。工作区是你正在编辑的文件。git add 把选中的改动放进暂存区，那里是下一次提交的内容。git commit 把暂存区的内容存成本地代码库里的一次提交。git push 把本地的提交送到 AtomGit 上的代码库，其他人从那里克隆和拉取。',
    en: 'The first three places are on your computer. The working tree contains the files that you edit. git add puts the selected changes into the index, which is the content of the next commit. git commit stores the content of the index as a commit in the local repository. git push sends local commits to the repository on AtomGit, from which others clone and pull.',
  },
  text: {
    zh: {
      computer: '你的电脑',
      tree: '工作区',
      treeText: '正在编辑的文件',
      index: '暂存区',
      indexText: '下一次提交的内容',
      local: '本地代码库',
      localText: '每一次提交',
      platform: 'AtomGit',
      platformText: '大家共用的代码库',
    },
    en: {
      computer: 'Your computer',
      tree: 'Working tree',
      treeText: 'files you edit',
      index: 'Index',
      indexText: 'the next commit',
      local: 'Local repository',
      localText: 'every commit',
      platform: 'AtomGit',
      platformText: 'shared by all',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 448, height: 176, title: text.computer}),
    box({x: 16, y: 40, width: 128, height: 120, title: text.tree, text: text.treeText}),
    ...drawHop(80, 228, 'git add'),
    box({x: 160, y: 40, width: 136, height: 120, title: text.index, text: text.indexText}),
    ...drawHop(228, 372, 'git commit'),
    cylinder({
      x: 312,
      y: 40,
      width: 120,
      height: 120,
      // English has two words, one on each line.
      title: text.local.replace(' ', '\n'),
      text: text.localText,
    }),
    history({x: 396, y: 144, count: 3}),
    ...drawHop(372, 528, 'git push'),
    cylinder({
      x: 464,
      y: 40,
      width: 128,
      height: 120,
      title: text.platform,
      text: text.platformText,
      tone: 'accent',
    }),
    history({x: 552, y: 144, count: 3}),
  ],
  narrow: {
    height: 512,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 368, title: text.computer}),
      box({
        x: 16,
        y: 40,
        width: 320,
        height: 64,
        title: text.tree,
        text: text.treeText,
        align: 'start',
      }),
      arrow(
        [
          [72, 108],
          [72, 148],
        ],
        {name: 'git add'},
      ),
      label({x: 88, y: 128, text: 'git add', face: 'code'}),
      box({
        x: 16,
        y: 152,
        width: 320,
        height: 64,
        title: text.index,
        text: text.indexText,
        align: 'start',
      }),
      arrow(
        [
          [72, 220],
          [72, 260],
        ],
        {name: 'git commit'},
      ),
      label({x: 88, y: 240, text: 'git commit', face: 'code'}),
      cylinder({
        x: 16,
        y: 264,
        width: 320,
        height: 88,
        title: text.local,
        text: text.localText,
        align: 'start',
      }),
      history({x: 304, y: 312, count: 3}),
      arrow(
        [
          [72, 356],
          [72, 420],
        ],
        {name: 'git push'},
      ),
      label({x: 88, y: 388, text: 'git push', face: 'code'}),
      cylinder({
        x: 16,
        y: 424,
        width: 320,
        height: 88,
        title: text.platform,
        text: text.platformText,
        align: 'start',
        tone: 'accent',
      }),
      history({x: 304, y: 472, count: 3}),
    ],
  },
});
