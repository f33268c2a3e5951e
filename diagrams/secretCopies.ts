import {defineDiagram} from './diagram';
import type {Area} from './geometry';
import {box, frame, type BoxOptions, type Part} from './kit';

type Words = Record<
  | 'cleared'
  | 'other'
  | `${'refs' | 'objects' | 'forks' | 'clones' | 'logs' | 'people'}${'' | 'Text'}`,
  string
>;

const inset = 16;

/** A titled ground, and in it blocks of one size in `columns`. */
function drawGroup(
  area: Area,
  title: string,
  columns: number,
  blocks: readonly Omit<BoxOptions, keyof Area>[],
): Part[] {
  const width = (area.width - inset) / columns - inset;
  return [
    frame({...area, title}),
    ...blocks.map((block, index) =>
      box({
        ...block,
        x: area.x + inset + (index % columns) * (width + inset),
        y: area.y + 40 + Math.floor(index / columns) * 88,
        width,
        height: 72,
      }),
    ),
  ];
}

function drawCleared(text: Words, area: Area, columns: number): Part[] {
  return drawGroup(area, text.cleared, columns, [
    {title: text.refs, text: text.refsText, tone: 'passed'},
    {title: text.objects, text: text.objectsText, tone: 'passed'},
  ]);
}

function drawOther(text: Words, area: Area): Part[] {
  return drawGroup(area, text.other, 2, [
    {title: text.forks, text: text.forksText},
    {title: text.clones, text: text.clonesText},
    {title: text.logs, text: text.logsText},
    {title: text.people, text: text.peopleText, tone: 'accent'},
  ]);
}

export default defineDiagram({
  name: 'secret-copies',
  height: 216,
  caption: {
    zh: '密码提交之后会留在哪里：改写历史只清除第一组',
    en: 'Where a committed password remains: rewriting history clears only the first group',
  },
  description: {
    zh: '第一组是改写历史并强制推送能清除的：代码库的分支和标签；以及之后由存储库 GC 清除的旧对象。第二组要另外处理：派生的副本由各自的所有者删除或重新同步；每个人的本地克隆要删掉重新克隆；流水线的日志、缓存和构建产物要单独清理；对已经看到密码的人，只有更换密码才能让他们手里的密码失效。',
    en: 'Rewriting the history and force-pushing clear the first group: the branches and tags of the repository, and the old objects, which the repository GC then removes. The second group has to be handled separately. Owners have to delete or sync their forks. Everyone has to delete their local clone and clone again. Pipeline logs, caches, and build output have to be cleaned separately. If people have seen the password, only changing it helps.',
  },
  text: {
    zh: {
      cleared: '改写历史能清除',
      refs: '分支和标签',
      refsText: '强制推送之后',
      objects: '旧对象',
      objectsText: 'GC 之后',
      other: '要另外处理',
      forks: '派生的副本',
      forksText: '请所有者删除',
      clones: '本地克隆',
      clonesText: '重新克隆',
      logs: '日志和缓存',
      logsText: '单独清理',
      people: '看到它的人',
      peopleText: '更换密码',
    },
    en: {
      cleared: 'Cleared by rewriting',
      refs: 'Branches\nand tags',
      refsText: 'After force push',
      objects: 'Old objects',
      objectsText: 'After the GC',
      other: 'Handle separately',
      forks: 'Forks',
      forksText: 'Ask the owners',
      clones: 'Local clones',
      clonesText: 'Clone again',
      logs: 'Logs and\ncaches',
      logsText: 'Clean separately',
      people: 'People who\nsaw it',
      peopleText: 'New password',
    },
  },
  parts: (text) => [
    ...drawCleared(text, {x: 0, y: 0, width: 196, height: 216}, 1),
    ...drawOther(text, {x: 216, y: 0, width: 376, height: 216}),
  ],
  narrow: {
    height: 360,
    parts: (text) => [
      ...drawCleared(text, {x: 0, y: 0, width: 352, height: 128}, 2),
      ...drawOther(text, {x: 0, y: 144, width: 352, height: 216}),
    ],
  },
});
