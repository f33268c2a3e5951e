import {defineDiagram} from './diagram';
import {box, link} from './kit';

export default defineDiagram({
  name: 'import-and-sync',
  height: 88,
  caption: {
    zh: '同步停止之前只推送到来源，之后只推送到 AtomGit',
    en: 'Push only to the source until syncing has stopped, and only to AtomGit after that',
  },
  description: {
    zh: '三个阶段。一，导入一次：用来源平台的令牌，把基本信息和 Git 数据从 GitHub 或 Gitee 复制到 AtomGit。二，每天同步：用同一个令牌从来源同步到 AtomGit，这时只推送到来源。令牌被删除或过期之后，同步停止。三，同步停止之后，推送到 AtomGit。',
    en: 'Three phases. One, import once: with a token of the source platform, the basic information and the Git data are copied from GitHub or Gitee to AtomGit. Two, sync every day: with the same token, the repository is synced from the source to AtomGit, and you push to the source only. Syncing stops when the token is deleted or expires. Three, after syncing has stopped, you push to AtomGit.',
  },
  text: {
    zh: {
      once: '导入一次',
      onceText: '基本信息和 Git 数据',
      onceLines: '基本信息\n和 Git 数据',
      daily: '每天同步',
      dailyText: '只推送到来源',
      ends: '令牌删除\n或过期',
      stopped: '同步停止',
      stoppedText: '推送到 AtomGit',
    },
    en: {
      once: 'Import once',
      onceText: 'Basic info and Git data',
      onceLines: 'Basic info\nand Git data',
      daily: 'Sync every day',
      dailyText: 'Push to the source',
      ends: 'Token deleted\nor expired',
      stopped: 'Sync stopped',
      stoppedText: 'Push to AtomGit',
    },
  },
  parts: (text) => {
    const size = {y: 0, width: 152, height: 88};
    const once = box({...size, x: 0, title: text.once, text: text.onceLines});
    const daily = box({...size, x: 184, title: text.daily, text: text.dailyText, tone: 'accent'});
    const stopped = box({
      ...size,
      x: 440,
      title: text.stopped,
      text: text.stoppedText,
      tone: 'muted',
    });
    return [once, ...link(once, daily), daily, ...link(daily, stopped, {text: text.ends}), stopped];
  },
  narrow: {
    height: 248,
    parts: (text) => {
      const size = {x: 0, width: 352, height: 56};
      const once = box({...size, y: 0, title: text.once, text: text.onceText});
      const daily = box({...size, y: 80, title: text.daily, text: text.dailyText, tone: 'accent'});
      const stopped = box({
        ...size,
        y: 192,
        title: text.stopped,
        text: text.stoppedText,
        tone: 'muted',
      });
      return [
        once,
        ...link(once, daily),
        daily,
        ...link(daily, stopped, {text: text.ends}),
        stopped,
      ];
    },
  },
});
