import {defineDiagram} from './diagram';
import type {Area} from './geometry';
import {cylinder, file, frame, link, type Part} from './kit';

type Words = Record<'repository' | 'pointer' | 'by' | 'store' | 'file', string>;

const pointerLines = 'version …/spec/v1\noid sha256:d843b7…\nsize 2000';

/** The pointer in the repository, the file in the store. */
function drawPlaces(
  text: Words,
  at: {frame: Area; pointer: Area; store: Area; words: number},
): Part[] {
  const pointer = file({...at.pointer, name: text.pointer, lines: pointerLines});
  const store = cylinder({
    ...at.store,
    title: text.store,
    text: text.file,
    code: 'd843b7…',
    tone: 'accent',
  });
  return [
    frame({...at.frame, title: text.repository}),
    pointer,
    ...link(pointer, store, {text: text.by, at: at.words}),
    store,
  ];
}

export default defineDiagram({
  name: 'lfs-pointer',
  height: 160,
  caption: {
    zh: '推送时上传文件，检出时按指针里的 oid 取回',
    en: 'Push uploads the file, and checkout fetches it by the oid in the pointer',
  },
  description: {
    zh: '上方是 Git 代码库，其中 logo.png 是一个三行的指针：version …/spec/v1、oid sha256:d843b7… 和 size 2000，计入 2 GB 的 Git 额度。下方是 LFS 存储，真正的文件以 d843b7… 存放在那里，计入 5 GB 的 LFS 额度。指针里的 oid 指向文件：推送时，Git LFS 上传文件；检出时，按 oid 取回文件。',
    en: 'At the top is the Git repository, where logo.png is a pointer of three lines: version …/spec/v1, oid sha256:d843b7…, and size 2000; it counts toward the 2 GB quota for Git data. At the bottom is the LFS store with the actual file under d843b7…, which counts toward the 5 GB quota for LFS. The oid in the pointer identifies the file. On push, Git LFS uploads the file. On checkout, it fetches the file by its oid.',
  },
  text: {
    zh: {
      repository: 'Git 代码库（2 GB）',
      pointer: 'logo.png 的指针',
      by: 'oid 指向文件',
      store: 'LFS 存储（5 GB）',
      file: '文件本身',
    },
    en: {
      repository: 'Git repository (2 GB)',
      pointer: 'Pointer of logo.png',
      by: 'The oid names\nthe file',
      store: 'LFS store (5 GB)',
      file: 'The file itself',
    },
  },
  parts: (text) =>
    drawPlaces(text, {
      frame: {x: 0, y: 0, width: 264, height: 160},
      pointer: {x: 16, y: 40, width: 232, height: 104},
      store: {x: 408, y: 40, width: 184, height: 104},
      words: 336,
    }),
  narrow: {
    height: 320,
    parts: (text) =>
      drawPlaces(text, {
        frame: {x: 0, y: 0, width: 352, height: 160},
        pointer: {x: 16, y: 40, width: 320, height: 104},
        store: {x: 56, y: 216, width: 240, height: 104},
        words: 188,
      }),
  },
});
