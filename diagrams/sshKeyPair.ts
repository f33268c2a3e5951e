import {defineDiagram, widths} from './diagram';
import {arrow, box, label, type Part} from './kit';

type Words = Record<
  | 'computer'
  | 'private'
  | 'privateText'
  | 'public'
  | 'publicText'
  | 'sign'
  | 'signLines'
  | 'add'
  | 'addLines'
  | 'platform'
  | 'check'
  | 'checkText'
  | 'copy'
  | 'copyText',
  string
>;

/** From a key to what is made of it, the words above it. */
function drawWay(from: number, to: number, y: number, text: string): Part[] {
  const lines = text.split('\n').length;
  return [
    arrow(
      [
        [from + 4, y],
        [to - 4, y],
      ],
      {name: text},
    ),
    label({x: (from + to) / 2, y: y - 14 - (lines - 1) * 20, text, anchor: 'middle'}),
  ];
}

type Place = {whole: number; left: number; width: number; sign: string; add: string};

/** The computer at the left, the platform at the right, the same key in one row. */
function drawKeys(text: Words, {whole, left, width, sign, add}: Place): Part[] {
  const size = {height: 72};
  const right = whole - width;
  const checkMiddle = right + width / 2;
  return [
    label({x: 0, y: 12, text: text.computer, face: 'title'}),
    label({x: right, y: 12, text: text.platform, face: 'title'}),
    box({
      ...size,
      x: 0,
      width: left,
      y: 32,
      title: text.private,
      code: 'id_ed25519',
      text: text.privateText,
    }),
    box({
      ...size,
      x: 0,
      width: left,
      y: 136,
      title: text.public,
      code: 'id_ed25519.pub',
      text: text.publicText,
      tone: 'accent',
    }),
    ...drawWay(left, right, 68, sign),
    ...drawWay(left, right, 172, add),
    box({...size, x: right, width, y: 32, title: text.check, text: text.checkText}),
    arrow(
      [
        [checkMiddle, 132],
        [checkMiddle, 108],
      ],
      {name: text.check},
    ),
    box({...size, x: right, width, y: 136, title: text.copy, text: text.copyText, tone: 'accent'}),
  ];
}

export default defineDiagram({
  name: 'ssh-key-pair',
  width: 'wide',
  height: 208,
  caption: {
    zh: '私钥留在你的电脑上，AtomGit 只保存公钥的副本',
    en: 'The private key stays on your computer, and AtomGit only keeps a copy of the public key',
  },
  description: {
    zh: '左边是你的电脑，~/.ssh 目录里有一对密钥文件：私钥 id_ed25519，不交给任何人；公钥 id_ed25519.pub，可以公开。右边是 AtomGit。公钥添加一次，副本就保存在你的账号里，作用范围是全部或只读。以后每次连接，电脑用私钥签名，AtomGit 用账号里的公钥核对签名；私钥本身从不离开电脑。',
    en: 'At the left is your computer. Its ~/.ssh folder contains a pair of key files: the private key id_ed25519, which you never share, and the public key id_ed25519.pub, which can be public. At the right is AtomGit. You add the public key once, and a copy is kept in your account with the scope All or Read-only. On each later connection, your computer signs with the private key and AtomGit checks the signature with the public key in your account. The private key never leaves the computer.',
  },
  text: {
    zh: {
      computer: '你的电脑：~/.ssh',
      private: '私钥',
      privateText: '不交给任何人',
      public: '公钥',
      publicText: '可以公开',
      sign: '每次连接时签名',
      signLines: '每次连接\n签名',
      add: '添加一次',
      addLines: '添加一次',
      platform: 'AtomGit',
      check: '核对签名',
      checkText: '用这个公钥',
      copy: '公钥副本',
      copyText: '作用范围：\n全部或只读',
    },
    en: {
      computer: 'Your computer: ~/.ssh',
      private: 'Private key',
      privateText: 'never shared',
      public: 'Public key',
      publicText: 'can be public',
      sign: 'sign at each use',
      signLines: 'sign at\neach use',
      add: 'added once',
      addLines: 'added\nonce',
      platform: 'AtomGit',
      check: 'Check',
      checkText: 'of the signature\nwith this key',
      copy: 'Public key',
      copyText: 'scope: All\nor Read-only',
    },
  },
  parts: (text) =>
    drawKeys(text, {whole: widths.wide, left: 208, width: 208, sign: text.sign, add: text.add}),
  narrow: {
    height: 208,
    parts: (text) =>
      drawKeys(text, {
        whole: widths.narrow,
        left: 144,
        width: 136,
        sign: text.signLines,
        add: text.addLines,
      }),
  },
});
