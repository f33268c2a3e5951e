import {defineDiagram, widths} from './diagram';
import {arrow, box, frame, label, link, type Part} from './kit';

type Words = Record<
  | 'computer'
  | 'private'
  | 'privateText'
  | 'public'
  | 'publicText'
  | 'sign'
  | 'add'
  | 'platform'
  | 'check'
  | 'checkText'
  | 'copy'
  | 'copyText'
  | 'copyLines',
  string
>;

/** From a key to what is made of it, the words above it. */
function drawWay(from: number, to: number, y: number, text: string): Part[] {
  return [
    arrow(
      [
        [from + 4, y],
        [to - 4, y],
      ],
      {name: text},
    ),
    label({x: (from + to) / 2, y: y - 14, text, anchor: 'middle'}),
  ];
}

/** The computer at the left, the platform at the right, the same key in one row. */
function drawBeside(text: Words): Part[] {
  const size = {width: 208, height: 80};
  const right = widths.wide - size.width;
  const checkMiddle = right + size.width / 2;
  const own = {...size, x: 0};
  const kept = {...size, x: right};
  return [
    label({x: 0, y: 12, text: text.computer, face: 'title'}),
    label({x: right, y: 12, text: text.platform, face: 'title'}),
    box({...own, y: 32, title: text.private, code: 'id_ed25519', text: text.privateText}),
    box({
      ...own,
      y: 144,
      title: text.public,
      code: 'id_ed25519.pub',
      text: text.publicText,
      tone: 'accent',
    }),
    ...drawWay(size.width, right, 72, text.sign),
    ...drawWay(size.width, right, 184, text.add),
    box({...kept, y: 32, title: text.check, text: text.checkText}),
    arrow(
      [
        [checkMiddle, 140],
        [checkMiddle, 116],
      ],
      {name: text.check},
    ),
    box({...kept, y: 144, title: text.copy, text: text.copyText, tone: 'accent'}),
  ];
}

/** The computer above, the platform below, the same key in one column. */
function drawStacked(text: Words): Part[] {
  const secret = {x: 16, width: 144};
  const open = {x: 184, width: 152};
  const own = {y: 40, height: 88};
  const kept = {y: 248, height: 88};
  const privateKey = box({
    ...secret,
    ...own,
    title: text.private,
    code: 'id_ed25519',
    text: text.privateText,
  });
  const publicKey = box({
    ...open,
    ...own,
    title: text.public,
    code: 'id_ed25519.pub',
    text: text.publicText,
    tone: 'accent',
  });
  // English has two words, one on each line.
  const check = box({
    ...secret,
    ...kept,
    title: text.check.replace(' ', '\n'),
    text: text.checkText,
  });
  const copy = box({...open, ...kept, title: text.copy, text: text.copyLines, tone: 'accent'});
  return [
    frame({x: 0, y: 0, width: widths.narrow, height: 144, title: text.computer}),
    privateKey,
    publicKey,
    ...link(privateKey, check, {text: text.sign, at: 176}),
    ...link(publicKey, copy, {text: text.add, at: 176}),
    frame({x: 0, y: 208, width: widths.narrow, height: 144}),
    // Between the arrows, which enter beside it.
    label({x: widths.narrow / 2, y: 228, text: text.platform, face: 'title', anchor: 'middle'}),
    check,
    ...link(copy, check),
    copy,
  ];
}

export default defineDiagram({
  name: 'ssh-key-pair',
  height: 224,
  caption: {
    zh: '私钥留在你的电脑上，AtomGit 只保存公钥的副本',
    en: 'The private key stays on your computer, and AtomGit only keeps a copy of the public key',
  },
  description: {
    zh: '一边是你的电脑，~/.ssh 目录里有一对密钥文件：私钥 id_ed25519，不交给任何人；公钥 id_ed25519.pub，可以公开。另一边是 AtomGit。公钥添加一次，副本就保存在你的账号里，作用范围是全部或只读。以后每次连接，电脑用私钥签名，AtomGit 用账号里的公钥核对签名；私钥本身从不离开电脑。',
    en: 'One side is your computer. Its ~/.ssh folder contains a pair of key files: the private key id_ed25519, which you never share, and the public key id_ed25519.pub, which can be public. The other side is AtomGit. You add the public key once, and a copy is kept in your account with the scope All or Read-only. On each later connection, your computer signs with the private key and AtomGit checks the signature with the public key in your account. The private key never leaves the computer.',
  },
  text: {
    zh: {
      computer: '你的电脑：~/.ssh',
      private: '私钥',
      privateText: '不交给任何人',
      public: '公钥',
      publicText: '可以公开',
      sign: '只发送签名',
      add: '添加一次',
      platform: 'AtomGit',
      check: '核对签名',
      checkText: '用这个公钥',
      copy: '公钥副本',
      copyText: '作用范围：全部或只读',
      copyLines: '作用范围：\n全部或只读',
    },
    en: {
      computer: 'Your computer: ~/.ssh',
      private: 'Private key',
      privateText: 'Never shared',
      public: 'Public key',
      publicText: 'Can be public',
      sign: 'Only signatures',
      add: 'Add once',
      platform: 'AtomGit',
      check: 'Signature check',
      checkText: 'With this key',
      copy: 'Public key',
      copyText: 'Scope: All or Read-only',
      copyLines: 'Scope: All\nor Read-only',
    },
  },
  parts: drawBeside,
  narrow: {height: 352, parts: drawStacked},
});
