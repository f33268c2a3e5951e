import {splitAddress} from '../../../src/components/Breakable/splitAddress';
import {
  isBrief,
  isLongAddress,
  isTime,
  longestCommand,
  longestTight,
  longestUnbroken,
  readText,
  splitTime,
} from '../tables/columns';
import {makeTogether, takeSigns} from './together';
import {readLocale, type MdxNode, type Transformer} from './tree';

const className = ['whole'];

const makeWhole = (children: MdxNode[]): MdxNode => ({
  type: 'element',
  tagName: 'span',
  properties: {className},
  children,
});

/** A command of Git, and what a browser would break behind a hyphen: an option, a rule of hyphens, a short word with one inside. */
const isWhole = (word: string, isTight: boolean): boolean =>
  /^(?:-+\w|git )|\w--+$/.test(word) ||
  (/[/:?=>}@]./.test(word) && word.length <= longestUnbroken) ||
  (/\w-[\w*?]/.test(word) && (isTight ? isBrief(word) : word.length <= longestUnbroken));

/** Where a word may end its line, if not wherever a browser likes: a long address behind a name, a time behind its date. */
function findPieces(word: string): string[] | undefined {
  if (isLongAddress(word)) return splitAddress(word);
  return isTime(word) ? splitTime(word) : undefined;
}

/**
 * Options, short words of code and commands, and numbers with a unit stay on one line, and longer commands where there is room;
 * other code ends its line where it may.
 */
export default function rehypeWholeWords(): Transformer {
  return (tree, file) => {
    keepWhole(tree);
    if (readLocale(file) === 'en') keepCommands(tree);
  };
}

const isName = ({tagName = ''}: MdxNode): boolean => /^(?:h[2-4]|b|strong|th)$/.test(tagName);

function keepWhole(node: MdxNode, isTight = false, isNamed = false): void {
  if (node.tagName === 'pre') return;
  if (node.tagName === 'code') drawWords(node, isTight);
  else {
    const isCell = isTight || node.tagName === 'td';
    const isTitle = isNamed || isName(node);
    node.children?.forEach((child) => {
      keepWhole(child, isCell || node.tagName === 'a', isTitle);
    });
    node.children = node.children?.flatMap((child) =>
      child.type === 'text' ? keepTogether(child, isTitle ? joined : measure) : child,
    );
    if (node.tagName === 'td') node.children = keepSigns(node.children ?? []);
  }
}

/**
 * A number and its unit or the Chinese word that counts with it, a status and the name of its protocol, a short number and
 * the word before it at the end of a clause, two short forms with a hyphen, and in a heading or a label any word with one
 * stay on one line; an arrow stays with what it leads on from.
 */
const measure =
  /(\s→|\b[A-Z]+-[A-Z]+\b|\bHTTP \d{3}\b|\d[\d,.]* (?:(?:[KMGT]i?B|px|ms)\b|[年月日次个条行天])|(?:\p{Script=Han}|\b(?:is|to|of|with)) \d{1,3}(?=[.,;:)，。；：、）]|$))/u;
const joined = new RegExp(`${measure.source}|([A-Za-z]+(?:-[A-Za-z]+)+)`, 'u');

function keepTogether({value = ''}: MdxNode, pattern: RegExp): MdxNode[] {
  return value.split(pattern).flatMap((piece: string | undefined) => {
    if (!piece) return [];
    const text: MdxNode = {type: 'text', value: piece};
    if (piece.match(pattern)?.[0] !== piece) return text;
    return makeWhole(piece.endsWith('→') ? drawArrow(piece) : [text]);
  });
}

/** In an element of its own: where Chromium balances lines, it breaks before a space and an arrow that are one text. */
function drawArrow(piece: string): MdxNode[] {
  const arrow: MdxNode = {type: 'text', value: '→'};
  return [
    {type: 'text', value: piece.slice(0, -1)},
    {type: 'element', tagName: 'span', properties: {}, children: [arrow]},
  ];
}

const isBox = ({tagName, properties}: MdxNode): boolean =>
  tagName === 'code' && ((properties?.className ?? []) as string[]).includes('whole');

const endsInBox = (node: MdxNode): boolean =>
  isBox(node) || (node.tagName === 'span' && isBox(node.children?.at(-1) ?? node));

const sign = /^[\p{Pe}\p{Pf}\p{Po}]+/u;
const opening = /[\p{Ps}\p{Pi}]+$/u;

/**
 * In a cell, what is whole may be a box (src/css/tableCards.css), behind which even a comma might begin a line, and before which a
 * bracket might end one.
 */
function keepSigns(children: MdxNode[]): MdxNode[] {
  const kept: MdxNode[] = [];
  for (const child of children) {
    const before = kept.at(-1);
    const [signs = ''] = sign.exec(child.value ?? '') ?? [];
    const [bracket = ''] = opening.exec(before?.value ?? '') ?? [];
    if (before && endsInBox(before) && child.type === 'text' && signs !== '') {
      const boxed = isBox(before) ? [before] : (before.children ?? []);
      kept.splice(-1, 1, makeWhole([...boxed, {type: 'text', value: signs}]));
      const value = child.value?.slice(signs.length) ?? '';
      if (value !== '') kept.push({...child, value});
    } else if (before?.type === 'text' && isBox(child) && bracket !== '') {
      const value = before.value?.slice(0, -bracket.length) ?? '';
      kept.splice(-1, 1, ...(value === '' ? [] : [{...before, value}]));
      kept.push(makeWhole([{type: 'text', value: bracket}, child]));
    } else kept.push(child);
  }
  return kept;
}

/** A short command reads as one word: `git rebase --abort`; in a cell or a link only a shorter one. Addresses may break. */
const isShort = (text: string, isTight: boolean): boolean =>
  /\s/.test(text) &&
  text.length <= (isTight ? longestTight : longestCommand) &&
  !text.split(/\s+/).some(isLongAddress);

function drawWords(code: MdxNode, isTight: boolean): void {
  const command = readText(code);
  if (isShort(command, isTight)) {
    const isBriefCommand = isTight || command.length <= longestTight;
    code.properties = {...code.properties, className: [isBriefCommand ? 'whole' : 'command']};
    if (isBriefCommand) return;
  }
  const [only, ...others] = code.children ?? [];
  if (others.length === 0 && only?.value !== undefined && !/\s/.test(only.value)) {
    const pieces = findPieces(only.value);
    if (pieces) code.children = drawPieces(pieces);
    else if (isWhole(only.value, isTight)) code.properties = {...code.properties, className};
    else code.children = drawName(only.value);
    return;
  }
  code.children = code.children?.flatMap((child) =>
    child.value === undefined ? child : drawText(child.value, isTight),
  );
}

/** English lines end early anyway: there, a command of some more letters is one piece, too. */
const longestPiece = 23;
const isPiece = (node: MdxNode): boolean =>
  ((node.properties?.className ?? []) as string[]).includes('command') &&
  readText(node).length <= longestPiece;

function keepCommands(node: MdxNode): void {
  node.children?.forEach(keepCommands);
  if (!node.children?.some(isPiece)) return;
  node.children = takeSigns(
    node.children.map((child) => (isPiece(child) ? makeTogether([child]) : child)),
  );
}

/** What is longer than a line of a phone is divided wherever a browser likes. */
function drawPieces(pieces: string[]): MdxNode[] {
  return pieces.flatMap((value, index) => {
    const text: MdxNode = {type: 'text', value};
    const piece = /-|:</.test(value) && value.length <= longestCommand ? makeWhole([text]) : text;
    const opportunity = {type: 'element', tagName: 'wbr', properties: {}, children: []};
    return index === 0 ? [piece] : [opportunity, piece];
  });
}

/** A long name may end its row behind a hyphen, but not after a letter or two: `x-ratelimit-remaining`. */
function drawName(name: string): MdxNode[] {
  const [, head = '', rest = name] = /^(\w{1,2}-\w+-)(.*)$/.exec(name) ?? [];
  const text: MdxNode = {type: 'text', value: rest};
  if (head === '') return [text];
  return [makeWhole([{type: 'text', value: head}]), text];
}

/** The words and what stands between them; a command of Git is one, and so is an option with the short word behind it. */
const words =
  /^git \w+|(?<!\S)(?:-[a-zA-Z] (?!-)\S{1,20}|--\w[\w-]{1,8} (?!-)\S{1,8})(?!\S)|\S+|\s+/g;

/** It stays with the first name of its path. */
const method = /^(?:GET|POST|PUT|PATCH|DELETE) $/;

function drawText(value: string, isTight: boolean): MdxNode[] {
  const runs: MdxNode[] = [];
  for (const word of value.match(words) ?? []) {
    const text: MdxNode = {type: 'text', value: word};
    const before = runs.at(-1);
    const pieces = findPieces(word);
    if (pieces) {
      const drawn = drawPieces(pieces);
      if (before?.type === 'text' && method.test(before.value ?? ''))
        runs.splice(-1, 1, makeWhole([before, ...drawn.splice(0, 1)]));
      runs.push(...drawn);
    } else if (isWhole(word, isTight)) runs.push(makeWhole([text]));
    else if (before?.type === 'text') before.value = `${before.value}${word}`;
    else runs.push(text);
  }
  return runs;
}
