import {readText} from '../tables/columns';
import type {MdxNode} from './tree';

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
/** Words that its dictionary does not have. */
const terms = new RegExp(
  [
    '代码库|变更请求|[父子]组织|提交说明|作用范围|双重认证|里程碑|保护分支|命名空间|通配符|管理员|负责人|志愿者',
    '服务器|浏览器|客户端|命令行|流水线|发行版|文件夹|恢复码|授权码|签名行|占位符|换行符|时间戳|看板|笔记本',
    '[公私密]钥|账号|界面|页面|截图|第三方|官方|改动|暂存|上传|拉取|克隆|点击|复制|表单|跨库|域名|服务[端方]|注销|回调|校验|构建|搭建|开源',
    '[写计]入|语义化|转义|十六进制|第[一二三四五]个?|同一[个行]|每一[步个行]',
  ].join('|'),
  'gu',
);
/** What goes on with the word before it. */
const ending = /^[的了着过等们里中前后上下内时者化]$/u;

/** What the word behind it goes on: a line that ends in “not” says the opposite. */
const beginning = /^[不未没]$/u;

/** A text in words, each with the signs and the particle behind it. */
export function splitWords(text: string): string[] {
  const inside = new Set(
    Array.from(text.matchAll(terms), ({0: term, index}) =>
      Array.from({length: term.length - 1}, (_, at) => index + at + 1),
    ).flat(),
  );
  const words: string[] = [];
  for (const {segment, index, isWordLike} of segmenter.segment(text)) {
    const goesOn =
      isWordLike !== true ||
      ending.test(segment) ||
      inside.has(index) ||
      beginning.test(words.at(-1) ?? '');
    if (goesOn && words.length > 0) words.push(`${words.pop()}${segment}`);
    else words.push(segment);
  }
  // A last line has more than one character.
  if (/^\p{Script=Han}\P{Script=Han}*$/u.test(words.at(-1) ?? ''))
    words.splice(-2, 2, words.slice(-2).join(''));
  return words;
}

const endsInHan = /\p{Script=Han}$/u;
const beginsWithHan = /^\p{Script=Han}/u;

/** In a column, which has room for few characters, lines end between words: src/css/prose.css lets them end nowhere else. */
export function keepWords(cell: MdxNode): void {
  partWords(cell);
  // Behind a sign a line ends anyway: what is text only needs no part.
  const isPlain =
    /\p{Script=Han}/u.test(readText(cell)) && cell.children?.every(({type}) => type === 'text');
  if (isPlain !== true && !hasParts(cell)) return;
  const names = (cell.properties?.className ?? []) as string[];
  cell.properties = {...cell.properties, className: [...names, 'cell-words']};
}

/** What may be divided in a cell: its text, a link and stressed words. */
const isInline = ({tagName = '', properties}: MdxNode): boolean =>
  /^(?:a|strong)$/.test(tagName) && properties?.className === undefined;

const hasParts = ({children = []}: MdxNode): boolean =>
  children.some((child) => child.tagName === 'wbr' || (isInline(child) && hasParts(child)));

function partWords(node: MdxNode): void {
  const pieces = (node.children ?? []).flatMap((child) => {
    if (child.type === 'text')
      return splitWords(child.value ?? '').map((value): MdxNode => ({type: 'text', value}));
    if (isInline(child)) partWords(child);
    return child;
  });
  node.children = pieces.reduce<MdxNode[]>((parted, piece) => {
    const before = parted.at(-1);
    const isBetween =
      before && endsInHan.test(readText(before)) && beginsWithHan.test(readText(piece));
    if (isBetween)
      parted.push({type: 'element', tagName: 'wbr', properties: {}, children: []}, piece);
    else if (before?.type === 'text' && piece.type === 'text')
      before.value = `${before.value}${piece.value}`;
    else parted.push(piece);
    return parted;
  }, []);
}
