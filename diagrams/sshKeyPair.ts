import {defineDiagram} from './diagram';
import {arrow, box, frame, label} from './kit';

export default defineDiagram({
  name: 'ssh-key-pair',
  width: 'narrow',
  height: 392,
  caption: {
    zh: '私钥留在你的电脑上，AtomGit 只保存公钥的副本',
    en: 'The private key stays on your computer, and AtomGit only keeps a copy of the public key',
  },
  description: {
    zh: '上方是你的电脑，~/.ssh 目录里有一对密钥文件：私钥 id_ed25519，不交给任何人；公钥 id_ed25519.pub，可以公开。下方是 AtomGit。公钥添加一次，副本就保存在你的账号里，作用范围是全部或只读。以后每次连接，电脑用私钥签名，AtomGit 用账号里的公钥核对签名；私钥本身从不离开电脑。',
    en: 'At the top is your computer. Its ~/.ssh folder contains a pair of key files: the private key id_ed25519, which you never share, and the public key id_ed25519.pub, which can be public. At the bottom is AtomGit. You add the public key once, and a copy is kept in your account with the scope All or Read-only. On each later connection, your computer signs with the private key and AtomGit checks the signature with the public key in your account. The private key never leaves the computer.',
  },
  text: {
    zh: {
      computer: '你的电脑：~/.ssh',
      private: '私钥',
      privateText: '不交给任何人',
      public: '公钥',
      publicText: '可以公开',
      sign: '每次连接：签名',
      add: '添加一次',
      platform: 'AtomGit',
      check: '核对签名',
      checkText: '私钥没有离开电脑',
      copy: '公钥副本',
      copyText: '作用范围：\n全部或只读',
    },
    en: {
      computer: 'Your computer: ~/.ssh',
      private: 'Private key',
      privateText: 'never shared',
      public: 'Public key',
      publicText: 'can be public',
      sign: 'each time:\na signature',
      add: 'added\nonce',
      platform: 'AtomGit',
      check: 'Check',
      checkText: 'of the signature\nby the public key',
      copy: 'Public key',
      copyText: 'scope: All\nor Read-only',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 0, width: 352, height: 144, title: text.computer}),
    box({
      x: 16,
      y: 40,
      width: 144,
      height: 88,
      title: text.private,
      code: 'id_ed25519',
      text: text.privateText,
      tone: 'warm',
    }),
    box({
      x: 192,
      y: 40,
      width: 144,
      height: 88,
      title: text.public,
      code: 'id_ed25519.pub',
      text: text.publicText,
      tone: 'accent',
    }),
    arrow(
      [
        [88, 132],
        [88, 284],
      ],
      {name: text.sign, dashed: true},
    ),
    label({x: 100, y: 180, text: text.sign}),
    arrow(
      [
        [264, 132],
        [264, 284],
      ],
      {name: text.add},
    ),
    label({x: 276, y: 180, text: text.add}),
    frame({x: 0, y: 216, width: 352, height: 176, title: text.platform}),
    box({x: 16, y: 288, width: 144, height: 88, title: text.check, text: text.checkText}),
    box({
      x: 192,
      y: 288,
      width: 144,
      height: 88,
      title: text.copy,
      text: text.copyText,
      tone: 'accent',
    }),
    arrow(
      [
        [188, 332],
        [164, 332],
      ],
      {name: text.check},
    ),
  ],
});
