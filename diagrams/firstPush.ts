import {defineDiagram} from './diagram';
import {arrow, box, cylinder, frame, label, link, type Part} from './kit';

/** A command of the wide drawing: out of one place and into the next, below both; its words start at `x`. */
function drawHop(start: number, end: number, x: number, command: string): Part[] {
  return [
    arrow(
      [
        [start, 140],
        [start, 164],
        [end, 164],
        [end, 140],
      ],
      {name: command},
    ),
    label({x, y: 182, text: command, face: 'code', anchor: 'middle'}),
  ];
}

export default defineDiagram({
  name: 'first-push',
  height: 208,
  caption: {
    zh: '三个命令各把改动送到下一个位置',
    en: 'Each command moves the change to the next place',
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
      treeText: 'Files you edit',
      index: 'Index',
      indexText: 'The next commit',
      local: 'Local repository',
      localText: 'Every commit',
      platform: 'AtomGit',
      platformText: 'Shared by all',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 448, height: 208, title: text.computer}),
    box({x: 16, y: 40, width: 128, height: 96, title: text.tree, text: text.treeText}),
    ...drawHop(80, 212, 146, 'git add'),
    box({x: 160, y: 40, width: 136, height: 96, title: text.index, text: text.indexText}),
    ...drawHop(244, 356, 300, 'git commit'),
    cylinder({
      x: 312,
      y: 40,
      width: 120,
      height: 96,
      // English has two words, one on each line.
      title: text.local.replace(' ', '\n'),
      text: text.localText,
    }),
    // Its words stand outside the computer, which it leaves.
    ...drawHop(388, 528, 488, 'git push'),
    cylinder({
      x: 464,
      y: 40,
      width: 128,
      height: 96,
      title: text.platform,
      text: text.platformText,
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 512,
    parts: (text) => {
      const size = {x: 16, width: 320};
      const store = {x: 68, width: 216, height: 88};
      const tree = box({...size, y: 40, height: 64, title: text.tree, text: text.treeText});
      const index = box({...size, y: 152, height: 64, title: text.index, text: text.indexText});
      const local = cylinder({
        ...store,
        y: 264,
        title: text.local,
        text: text.localText,
      });
      const platform = cylinder({
        ...store,
        y: 424,
        title: text.platform,
        text: text.platformText,
        tone: 'accent',
      });
      return [
        frame({x: 0, y: 0, width: 352, height: 368, title: text.computer}),
        tree,
        ...link(tree, index, {text: 'git add', face: 'code'}),
        index,
        ...link(index, local, {text: 'git commit', face: 'code'}),
        local,
        ...link(local, platform, {text: 'git push', face: 'code', at: 396}),
        platform,
      ];
    },
  },
});
