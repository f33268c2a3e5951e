import {defineDiagram} from './diagram';
import {box, link} from './kit';

export default defineDiagram({
  name: 'comment-states',
  height: 208,
  caption: {
    zh: '完成评审时，所有草稿一起发出',
    en: 'Finishing the review publishes all drafts',
  },
  description: {
    zh: '写评论时，可以把评论存为草稿，草稿只有自己看得到，完成评审时一起发出；也可以立即发出评论。发出的评论处于未解决状态。作者修改代码，评审人确认后标记为已解决；代码库管理员也可以修改状态。',
    en: 'You can save a comment as a draft, which only you can see and which is published when you finish the review, or you can publish it immediately. A published comment is unresolved. The author changes the code, and the reviewer checks it and resolves the comment. Maintainers of the repository can also change the state.',
  },
  text: {
    zh: {
      comment: '写评论',
      now: '立即发出',
      save: '存为草稿',
      draft: '评论草稿',
      draftText: '只有自己可见',
      finish: '完成评审',
      open: '未解决',
      openText: '可以阻止合并',
      openLine: '可以阻止合并',
      fixed: '作者修改',
      checked: '评审人确认',
      done: '已解决',
    },
    en: {
      comment: 'Comment',
      now: 'Publish now',
      save: 'Save\nas draft',
      draft: 'Your draft',
      draftText: 'Only you\ncan see it',
      finish: 'Finish review',
      open: 'Unresolved',
      openText: 'Can block\nthe merge',
      openLine: 'Can block the merge',
      fixed: 'Author changes',
      checked: 'Reviewer confirms',
      done: 'Resolved',
    },
  },
  // Both ways lead level into what becomes of a comment.
  parts: (text) => {
    const first = {x: 0, width: 120, height: 72};
    const comment = box({...first, y: 0, title: text.comment});
    const draft = box({...first, y: 136, title: text.draft, text: text.draftText});
    const open = box({
      x: 216,
      y: 0,
      width: 120,
      height: 208,
      title: text.open,
      text: text.openText,
      tone: 'accent',
    });
    const done = box({x: 476, y: 60, width: 116, height: 88, title: text.done, tone: 'passed'});
    return [
      comment,
      ...link(comment, open, {text: text.now}),
      ...link(comment, draft, {text: text.save.replace('\n', ' ')}),
      draft,
      ...link(draft, open, {text: text.finish}),
      open,
      ...link(open, done, {text: `${text.fixed}\n${text.checked}`}),
      done,
    ];
  },
  narrow: {
    height: 312,
    parts: (text) => {
      const size = {y: 0, width: 136, height: 88};
      const comment = box({...size, x: 0, title: text.comment});
      const draft = box({
        ...size,
        x: 216,
        title: text.draft,
        text: text.draftText,
      });
      const open = box({
        x: 0,
        y: 136,
        width: 352,
        height: 64,
        title: text.open,
        text: text.openLine,
        tone: 'accent',
      });
      const done = box({x: 0, y: 256, width: 352, height: 56, title: text.done, tone: 'passed'});
      return [
        comment,
        ...link(comment, draft, {text: text.save}),
        draft,
        ...link(comment, open, {text: text.now}),
        ...link(draft, open, {text: text.finish, isBefore: true}),
        open,
        ...link(open, done, {text: `${text.fixed}\n${text.checked}`}),
        done,
      ];
    },
  },
});
