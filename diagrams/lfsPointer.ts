import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, cylinder, label} from './kit';

export default defineDiagram({
  name: 'lfs-pointer',
  width: 'narrow',
  height: 272,
  caption: {
    zh: 'Git 里只有指针，文件本身在 LFS 存储里',
    en: 'Git holds a pointer; the file itself is in the LFS storage',
  },
  description: {
    zh: '工作区里的大文件 logo.png 提交并推送之后分成两部分：Git 代码库里是几行文字的指针，记着 oid 和 size；LFS 存储里是文件本身。检出时，Git LFS 按指针里的 oid 取回文件。',
    en: 'The large file logo.png in the working tree becomes two parts when it is committed and pushed: the Git repository holds a pointer of a few lines with oid and size; the LFS storage holds the file itself. On checkout, Git LFS fetches the file by the oid in the pointer.',
  },
  text: {
    zh: {
      tree: '工作区里的大文件',
      push: '提交并推送',
      git: 'Git 代码库',
      pointer: '几行文字的指针',
      storage: 'LFS 存储',
      content: '文件本身',
    },
    en: {
      tree: 'Large file',
      push: 'commit, push',
      git: 'Git repository',
      pointer: 'a short pointer',
      storage: 'LFS storage',
      content: 'the file itself',
    },
  },
  parts: (text) => [
    box({x: 96, y: 0, width: 160, height: 64, title: text.tree, code: 'logo.png'}),
    arrow(elbow([176, 68], [72, 156], 'vhv'), {name: text.push}),
    arrow(elbow([176, 68], [280, 156], 'vhv'), {name: text.push, tone: 'accent'}),
    label({x: 176, y: 136, text: text.push, anchor: 'middle'}),
    cylinder({
      x: 0,
      y: 160,
      width: 144,
      height: 104,
      title: text.git,
      text: text.pointer,
      code: 'oid, size',
    }),
    arrow(
      [
        [148, 212],
        [204, 212],
      ],
      {dashed: true, name: 'oid'},
    ),
    label({x: 176, y: 198, text: 'oid', face: 'code', anchor: 'middle'}),
    cylinder({
      x: 208,
      y: 160,
      width: 144,
      height: 104,
      title: text.storage,
      text: text.content,
      tone: 'accent',
    }),
  ],
});
