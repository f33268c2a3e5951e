import {defineDiagram} from './diagram';
import {box, fork, frame, label, link, question} from './kit';

export default defineDiagram({
  name: 'commit-signature',
  height: 172,
  caption: {
    zh: '签名证明谁持有私钥，邮箱把提交对应到账号',
    en: 'The signature proves who holds the private key, and the email address links it to an account',
  },
  description: {
    zh: '在你的电脑上，GPG 私钥为提交生成签名，提交里还写有提交者的邮箱。用 git push 推送之后，AtomGit 检查两件事：签名与账号里的公钥是否匹配；提交者邮箱是否与公钥里的邮箱相同，并且是账号已验证的邮箱。两项都成立时，提交显示验证通过；有一项不成立时，提交显示验证不通过。',
    en: 'On your computer, the GPG private key signs the commit, which also contains the email address of the committer. After git push, AtomGit checks two things: whether the signature matches a public key of the account, and whether the email address of the committer is the one in the key and a verified address of the account. If both are true, the commit is shown as verified. Otherwise, it is shown as unverified.',
  },
  text: {
    zh: {
      commit: '提交',
      commitText: '写有提交者邮箱',
      key: 'GPG 私钥',
      keyText: '为它签名',
      platform: 'AtomGit',
      both: '两项都成立？',
      signature: '签名：与账号公钥匹配',
      email: '邮箱：与公钥相同，已验证',
      yes: '是',
      no: '否',
      verified: '验证通过',
      unverified: '验证不通过',
    },
    en: {
      commit: 'Commit',
      commitText: 'Has your email',
      key: 'Private key',
      keyText: 'Signs it',
      platform: 'AtomGit',
      both: 'Both true?',
      signature: 'Key: in the account',
      email: 'Email: in key, verified',
      yes: 'Yes',
      no: 'No',
      verified: 'Verified',
      unverified: 'Unverified',
    },
  },
  parts: (text) => {
    const size = {x: 0, width: 124, height: 56};
    const key = box({
      ...size,
      y: 0,
      height: 52,
      title: text.key,
      text: text.keyText,
      tone: 'accent',
    });
    const commit = box({...size, y: 76, title: text.commit, text: text.commitText});
    const both = question({
      x: 212,
      y: 60,
      width: 204,
      height: 88,
      title: text.both,
      text: `${text.signature}\n${text.email}`,
    });
    return [
      key,
      ...link(key, commit),
      commit,
      frame({x: 196, y: 0, width: 236, height: 164, title: text.platform}),
      ...link(commit, both, {text: 'git push', face: 'code', at: 160}),
      both,
      ...fork([420, 104], 448, [
        [480, 60],
        [480, 148],
      ]),
      label({x: 468, y: 46, text: text.yes, anchor: 'middle'}),
      label({x: 468, y: 134, text: text.no, anchor: 'middle'}),
      box({x: 484, y: 36, width: 108, height: 48, title: text.verified, tone: 'passed'}),
      box({x: 484, y: 124, width: 108, height: 48, title: text.unverified, tone: 'refused'}),
    ];
  },
  narrow: {
    height: 432,
    parts: (text) => {
      const size = {x: 0, width: 352, height: 56};
      const end = {y: 392, width: 160, height: 40};
      const key = box({...size, y: 0, title: text.key, text: text.keyText, tone: 'accent'});
      const commit = box({...size, y: 88, title: text.commit, text: text.commitText});
      const both = question({
        x: 16,
        y: 236,
        width: 320,
        height: 88,
        title: text.both,
        text: `${text.signature}\n${text.email}`,
      });
      const verified = box({...end, x: 0, title: text.verified, tone: 'passed'});
      const unverified = box({...end, x: 192, title: text.unverified, tone: 'refused'});
      return [
        key,
        ...link(key, commit),
        commit,
        frame({x: 0, y: 192, width: 352, height: 148, title: text.platform}),
        ...link(commit, both, {text: 'git push', face: 'code', at: 168}),
        both,
        ...link(both, verified, {text: text.yes, at: 366}),
        verified,
        ...link(both, unverified, {text: text.no, at: 366}),
        unverified,
      ];
    },
  },
});
