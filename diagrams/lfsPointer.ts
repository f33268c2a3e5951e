import {defineDiagram} from './diagram';
import {arrow, box, cylinder, frame, label} from './kit';

export default defineDiagram({
  name: 'lfs-pointer',
  height: 160,
  caption: {
    zh: '指针计入 Git 的额度，文件计入 LFS 的额度',
    en: 'The pointer counts toward the Git quota, and the file toward the LFS quota',
  },
  description: {
    zh: '上方是 Git 代码库，其中 logo.png 是一个三行的指针：version …/spec/v1、oid sha256:d843b7… 和 size 2000，计入 2 GB 的 Git 额度。下方是 LFS 存储，真正的文件以 d843b7… 存放在那里，计入 5 GB 的 LFS 额度。指针里的 oid 指向文件；检出时，Git LFS 按 oid 取回文件。',
    en: 'At the top is the Git repository, where logo.png is a pointer of three lines: version …/spec/v1, oid sha256:d843b7…, and size 2000; it counts toward the 2 GB quota for Git data. At the bottom is the LFS store with the actual file under d843b7…, which counts toward the 5 GB quota for LFS. The oid in the pointer identifies the file. On checkout, Git LFS fetches the file by its oid.',
  },
  text: {
    zh: {
      repository: 'Git 代码库（2 GB）',
      pointer: 'logo.png 的指针',
      by: '检出时按 oid 取回',
      store: 'LFS 存储（5 GB）',
      file: '文件本身',
    },
    en: {
      repository: 'Git repository (2 GB)',
      pointer: 'Pointer of logo.png',
      by: 'Fetched by oid\non checkout',
      store: 'LFS store (5 GB)',
      file: 'The file itself',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 264, height: 160, title: text.repository}),
    box({
      x: 16,
      y: 40,
      width: 232,
      height: 104,
      title: text.pointer,
      code: 'version …/spec/v1\noid sha256:d843b7…\nsize 2000',
    }),
    arrow(
      [
        [252, 92],
        [404, 92],
      ],
      {name: text.by},
    ),
    label({x: 336, y: 78 - 20 * (text.by.split('\n').length - 1), text: text.by, anchor: 'middle'}),
    cylinder({
      x: 408,
      y: 40,
      width: 184,
      height: 104,
      title: text.store,
      text: text.file,
      code: 'd843b7…',
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 320,
    parts: (text) => [
      frame({x: 0, y: 0, width: 352, height: 160, title: text.repository}),
      box({
        x: 16,
        y: 40,
        width: 320,
        height: 104,
        title: text.pointer,
        code: 'version …/spec/v1\noid sha256:d843b7…\nsize 2000',
      }),
      arrow(
        [
          [176, 148],
          [176, 212],
        ],
        {name: text.by},
      ),
      label({x: 184, y: 188 - 10 * (text.by.split('\n').length - 1), text: text.by}),
      cylinder({
        x: 56,
        y: 216,
        width: 240,
        height: 104,
        title: text.store,
        text: text.file,
        code: 'd843b7…',
        tone: 'accent',
      }),
    ],
  },
});
