import {defineDiagram} from './diagram';
import {arrow, badge, box, frame, label, note} from './kit';

export default defineDiagram({
  name: 'commit-signature',
  width: 'narrow',
  height: 440,
  caption: {
    zh: '三项都成立，提交才显示“验证通过”',
    en: 'A commit is shown as verified when all three hold',
  },
  description: {
    zh: '上方是提交者的电脑：提交里写有提交者邮箱，并用私钥签名，然后推送到 AtomGit。AtomGit 核对三项：1. 签名与提交者账号里的 GPG 公钥相符；2. 公钥里的邮箱是这个账号已验证的邮箱；3. 提交者邮箱与公钥里的邮箱相同。三项都成立，显示验证通过；缺任何一项，显示验证不通过。',
    en: 'At the top is the computer of the committer: the commit names the committer’s e-mail, is signed with the private key and then pushed to AtomGit. AtomGit checks three things: 1. the signature matches a GPG public key in the committer’s account; 2. the e-mail in that key is a verified e-mail of the account; 3. the committer e-mail equals the e-mail in the key. If all three hold, the commit is shown as verified; if any of them fails, as unverified.',
  },
  text: {
    zh: {
      computer: '提交者的电脑',
      commit: '提交',
      commitText: '提交者邮箱\n+ 私钥的签名',
      push: '推送',
      platform: 'AtomGit 核对',
      signature: '签名与账号里的公钥相符',
      email: '公钥的邮箱已在账号中验证',
      committer: '提交者邮箱与公钥的相同',
      verified: '验证通过',
      otherwise: '缺任何一项：验证不通过',
    },
    en: {
      computer: 'Committer’s computer',
      commit: 'Commit',
      commitText: 'committer e-mail\n+ signature by the private key',
      push: 'push',
      platform: 'AtomGit checks',
      signature: 'signature fits a key of the account',
      email: 'e-mail of the key is verified',
      committer: 'committer e-mail equals it',
      verified: 'Verified',
      otherwise: 'any of them fails:\nunverified',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 352, height: 136, title: text.computer}),
    box({x: 16, y: 40, width: 320, height: 80, title: text.commit, text: text.commitText}),
    arrow(
      [
        [176, 124],
        [176, 172],
      ],
      {name: text.push},
    ),
    label({x: 188, y: 156, text: text.push}),
    frame({x: 0, y: 176, width: 352, height: 136, title: text.platform}),
    ...[text.signature, text.email, text.committer].flatMap((check, index) => [
      badge({x: 28, y: 224 + index * 32, text: String(index + 1)}),
      label({x: 48, y: 224 + index * 32, text: check}),
    ]),
    arrow(
      [
        [88, 316],
        [88, 356],
      ],
      {tone: 'accent'},
    ),
    box({x: 16, y: 360, width: 144, height: 48, title: text.verified, tone: 'accent'}),
    note({x: 176, y: 360, width: 176, height: 48, text: text.otherwise, tone: 'warm'}),
  ],
});
