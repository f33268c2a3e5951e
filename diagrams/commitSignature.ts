import {defineDiagram} from './diagram';
import {arrow, box, frame, label} from './kit';

export default defineDiagram({
  name: 'commit-signature',
  width: 'wide',
  height: 192,
  caption: {
    zh: '签名证明提交出自私钥的持有者，邮箱把它对应到账号',
    en: 'The signature proves who holds the private key, and the email address links it to an account',
  },
  description: {
    zh: '在你的电脑上，GPG 私钥为提交生成签名，提交里还写有提交者的邮箱。用 git push 推送之后，AtomGit 依次检查两件事：签名与账号里的公钥是否匹配；提交者邮箱是否与公钥里的邮箱相同，并且是账号已验证的邮箱。两项都成立时，提交显示验证通过；有一项不成立时，提交显示验证不通过。',
    en: 'On your computer, the GPG private key signs the commit, which also contains the email address of the committer. After git push, AtomGit checks two things: whether the signature matches a public key of the account, and whether the email address of the committer is the one in the key and a verified address of the account. If both are true, the commit is shown as verified. Otherwise, it is shown as unverified.',
  },
  text: {
    zh: {
      commit: '提交',
      commitText: '写有提交者邮箱',
      key: 'GPG 私钥',
      keyText: '为它签名',
      platform: 'AtomGit',
      signature: '签名与账号里的\n公钥匹配？',
      email: '提交者邮箱 = 公钥邮箱\n= 已验证邮箱？',
      both: '都成立',
      one: '有一项不成立',
      verified: '验证通过',
      unverified: '验证不通过',
    },
    en: {
      commit: 'Commit',
      commitText: 'committer’s email',
      key: 'GPG private key',
      keyText: 'signs it',
      platform: 'AtomGit',
      signature: 'Signature matches\nan account key?',
      email: 'Committer = key =\nverified address?',
      both: 'both true',
      one: 'one is false',
      verified: 'Verified',
      unverified: 'Unverified',
    },
  },
  parts: (text) => [
    box({x: 0, y: 0, width: 160, height: 64, title: text.key, text: text.keyText}),
    arrow([
      [80, 68],
      [80, 124],
    ]),
    box({x: 0, y: 128, width: 160, height: 64, title: text.commit, text: text.commitText}),
    arrow(
      [
        [164, 160],
        [236, 160],
      ],
      {name: 'git push'},
    ),
    label({x: 200, y: 144, text: 'git push', face: 'code', anchor: 'middle'}),
    frame({x: 240, y: 0, width: 192, height: 192, title: text.platform}),
    box({x: 256, y: 40, width: 160, height: 56, text: text.signature}),
    arrow([
      [336, 100],
      [336, 116],
    ]),
    box({x: 256, y: 120, width: 160, height: 56, text: text.email}),
    arrow([
      [436, 68],
      [476, 68],
    ]),
    box({
      x: 480,
      y: 40,
      width: 112,
      height: 56,
      title: text.verified,
      text: text.both,
      tone: 'accent',
    }),
    arrow([
      [436, 148],
      [476, 148],
    ]),
    box({
      x: 480,
      y: 120,
      width: 112,
      height: 56,
      title: text.unverified,
      text: text.one,
      tone: 'warm',
    }),
  ],
  narrow: {
    height: 400,
    parts: (text) => [
      box({x: 0, y: 0, width: 160, height: 64, title: text.commit, text: text.commitText}),
      box({x: 192, y: 0, width: 160, height: 64, title: text.key, text: text.keyText}),
      arrow([
        [188, 32],
        [164, 32],
      ]),
      arrow(
        [
          [80, 68],
          [80, 148],
        ],
        {name: 'git push'},
      ),
      label({x: 92, y: 88, text: 'git push', face: 'code'}),
      frame({x: 0, y: 112, width: 352, height: 192, title: text.platform, align: 'middle'}),
      box({x: 16, y: 152, width: 320, height: 56, text: text.signature}),
      arrow([
        [176, 212],
        [176, 228],
      ]),
      box({x: 16, y: 232, width: 320, height: 56, text: text.email}),
      arrow([
        [80, 308],
        [80, 340],
      ]),
      box({
        x: 0,
        y: 344,
        width: 160,
        height: 56,
        title: text.verified,
        text: text.both,
        tone: 'accent',
      }),
      arrow([
        [272, 308],
        [272, 340],
      ]),
      box({
        x: 192,
        y: 344,
        width: 160,
        height: 56,
        title: text.unverified,
        text: text.one,
        tone: 'warm',
      }),
    ],
  },
});
