import {measureText} from '../../../diagrams/measure';
import {splitAddress} from '../../../src/components/Breakable/splitAddress';
import {measureBoth, staysBeside} from '../mdx/labels';
import type {MdxNode} from '../mdx/tree';

/** What the cells of a column hold, which decides how wide it is and where its lines may break. */
export type ColumnKind = 'signs' | 'code' | 'short' | 'text';

export type Column = {
  kind: ColumnKind;
  /** The width of its longest piece that no line break can divide. */
  least: number;
  /** What keeps its short words, labels and names of code in one piece. */
  kept: number;
  /** From here on it reads well on a phone. */
  good: number;
  /** What keeps its cells, or each of their words of code, on one line. */
  whole: number;
  /** The same for each of its cells, and for its head. */
  cells: number[];
  head: number;
  /** Code of a few letters each, such as wildcards. */
  isMarks?: boolean;
};

/** In pixels, as src/css/prose.css draws them. */
export const sizes = {
  text: 15,
  head: 14,
  code: 14,
  /** Around a word of code. */
  codePadding: 6,
  sign: 56,
  /** With the gap behind it. */
  chip: 66,
  /** A cell on a phone, both sides. */
  cellPadding: 20,
  /** The same where there is room. */
  widePadding: 28,
  /** The room for a table on the narrowest phone: 360 without the edges of the page and the lines of the frame. */
  phone: 326,
  /** Before what a card says: up to here the names have one line each. */
  named: 140,
  /** What they have where one of them is longer. */
  label: 104,
  /** Beside a sidebar: as wide as the text, and what is wider. */
  column: 640,
  wide: 768,
  /** Up to here the width of the text will do, in either language. */
  small: 672,
} as const;

/** A cell that says only this is shown as a sign; of what is true in part, the word is the sign. */
const signs = {
  yes: ['可以', '是', '有', 'Yes'],
  no: ['不可以', '否', '没有', '无', 'No'],
  some: ['部分', 'Some'],
} as const satisfies Record<string, readonly string[]>;

export type Sign = keyof typeof signs;

/** Up to here a cell stays on one line where there is room. */
const longestShort = 150;
const goodText = 152;
const goodCode = 150;
const goodLabel = 112;
/** In a column of code, as much text may stand between its words: “or”, a comma. */
const joints = 48;
/** Columns that keep to one line leave this much of the table to the others. */
const shareOfFixed = 0.6;

export function readText(node: MdxNode): string {
  return node.value ?? (node.children ?? []).map(readText).join('');
}

export function findSign(cell: MdxNode): Sign | undefined {
  const text = readText(cell).trim();
  return (Object.keys(signs) as Sign[]).find((sign) =>
    signs[sign].some((word: string) => word === text),
  );
}

/** What a card says in place of a name and a sign. */
const saidAnswers: Partial<Record<string, Partial<Record<Sign, string>>>> = {
  必填: {yes: '必填', no: '选填'},
  Required: {yes: 'Required', no: 'Optional'},
};

export function sayAnswer(label: string, cell: MdxNode): string | undefined {
  const sign = findSign(cell);
  return sign && saidAnswers[label]?.[sign];
}

/** A shorter word of code keeps to one line on every screen, and so does a longer name that is no path. */
export const longestUnbroken = 16;
const longestName = 24;
export const isBrief = (word: string): boolean =>
  word.length <= (/^(?:\w+:\/)?\//.test(word) ? longestUnbroken : longestName);

/** A long path or address, whose names stay whole: of `https://atomgit.com`, too, the host. */
export const isLongAddress = (word: string): boolean =>
  word.length > longestUnbroken && /^(?:https?:\/\/[^/]|\/[^/]+\/.)/.test(word);

/** A time with its date. */
export const isTime = (word: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.+-]+Z?$/.test(word);

export const splitTime = (time: string): string[] => time.split(/(?<=T)/);

/**
 * The pieces of code: a long word may break after these signs, and nowhere else, but not after a letter or two or before
 * the type of a file; an option stays whole, and so do a date and its time.
 */
export function splitCode(code: string): string[] {
  const mark = '\0';
  return code
    .replace(/\S+/g, (word) => {
      if (isBrief(word) || word.startsWith('-')) return word;
      if (isTime(word)) return splitTime(word).join(mark);
      if (isLongAddress(word)) return splitAddress(word).join(mark);
      return word.replace(/(?<=[._/-])(?<!^\w{1,2}-)(?=[^._/-])(?!(?<=\.)\w{1,4}$)/g, mark);
    })
    .split(mark);
}

type Piece = {text: string; isCode: boolean};

/** The runs of a cell, code apart from text. */
function listRuns(node: MdxNode): Piece[] {
  if (node.value !== undefined) return [{text: node.value, isCode: node.type === 'inlineCode'}];
  return (node.children ?? []).flatMap(listRuns);
}

/** What an operation is called with, which is drawn as a chip (remarkTables). */
export const method = /^(?:GET|POST|PUT|PATCH|DELETE)\b ?/;

function measureCode(code: string): number {
  const [name = ''] = method.exec(code) ?? [];
  const letters = measureText(code.slice(name.length), {size: sizes.code, mono: true});
  return (name === '' ? 0 : sizes.chip) + letters + sizes.codePadding;
}

/** Chinese breaks after every character, Latin text between words. */
function splitWords(text: string): string[] {
  return text.split(/\s+|(?<=[\u2e80-\u9fff\uff00-\uff60\u3000-\u303f])|(?=[\u2e80-\u9fff])/u);
}

/** In a head, Chinese breaks at its punctuation only. */
const splitHead = (text: string): string[] => text.split(/\s+|(?<=[\u3001\u3002\uff00-\uff20])/u);

function measureLeast(cell: MdxNode, size: number, split = splitWords): number {
  const widths = listRuns(cell).flatMap(({text, isCode}) =>
    isCode
      ? text.split(/\s+/).flatMap(splitCode).map(measureCode)
      : split(text).map((word) => measureText(word, {size})),
  );
  return Math.max(0, ...widths);
}

/** A label of the interface has one line up to here. */
const longestLabel = 22;
const labelPadding = 6;

/** What keeps the labels of a cell from being divided, and the Chinese ones behind them from beginning a line. */
function measureLabel(node: MdxNode): number {
  if (node.name !== 'Ui') return Math.max(0, ...(node.children ?? []).map(measureLabel));
  const label = readText(node);
  const least =
    label.length > longestLabel ? 0 : measureText(label, {size: sizes.text}) + labelPadding;
  const original = node.attributes?.find(({name}) => name === 'zh')?.value;
  if (typeof original !== 'string') return least;
  return Math.max(
    least,
    staysBeside(label, original)
      ? measureBoth(label, original)
      : measureText(`(${original})`, {size: sizes.text}),
  );
}

function measureWhole(cell: MdxNode): number {
  return listRuns(cell).reduce(
    (sum, {text, isCode}) =>
      sum + (isCode ? measureCode(text) : measureText(text, {size: sizes.text})),
    0,
  );
}

/** A longer command may end its line between its words; in a cell or a link, one that is longer than this. */
export const longestCommand = 34;
export const longestTight = 18;
const isWord = (code: string): boolean => !/\s/.test(code);
const isCommand = (code: string): boolean => code.length <= longestCommand;

/** Words of code, or short commands, with little between them. */
function isCodeCell(cell: MdxNode, isKind = isWord): boolean {
  const runs = listRuns(cell);
  const text = runs.reduce((all, run) => (run.isCode ? all : all + run.text), '');
  return (
    runs.some(({isCode}) => isCode) &&
    runs.every((run) => !run.isCode || isWord(run.text) || isKind(run.text)) &&
    measureText(text, {size: sizes.text}) <= joints
  );
}

/** Two short words of code are read together: “reword, r”. */
const longestPair = 110;
export const isPair = (cell: MdxNode): boolean =>
  listRuns(cell).length > 1 && isCodeCell(cell) && measureWhole(cell) <= longestPair;

const longestCode = (cell: MdxNode): number =>
  Math.max(0, ...listRuns(cell).flatMap(({text, isCode}) => (isCode ? [measureCode(text)] : [])));

/** In a column, lines of Chinese end between words (chineseWords.ts), which have so many characters with the sign behind them. */
const longestWord = 5;

/** What stays whole in a sentence: Chinese words, and short commands. */
const measureKept = (cell: MdxNode): number =>
  Math.max(
    0,
    ...listRuns(cell).map(({text, isCode}) => {
      if (isCode) return text.length <= longestTight ? measureCode(text) : 0;
      const characters = /\p{Script=Han}/u.test(text) ? Math.min(text.length, longestWord) : 0;
      return characters * sizes.text;
    }),
  );

/** Longer code may be the head of a card. */
const longestMark = 4;

/** Of two columns, one of commands leaves room enough to the other. */
function readColumn(head: MdxNode, cells: MdxNode[], index: number, isOfTwo: boolean): Column {
  const headLeast = measureLeast(head, sizes.head, splitHead);
  const each = {
    cells: cells.map(measureWhole),
    head: measureText(readText(head), {size: sizes.head, bold: true}),
  };
  if (cells.every(findSign)) {
    const width = Math.max(sizes.sign, headLeast);
    return {...each, kind: 'signs', least: headLeast, kept: width, good: width, whole: width};
  }
  const least = Math.max(
    headLeast,
    ...cells.map((cell) => (isPair(cell) ? measureWhole(cell) : measureLeast(cell, sizes.text))),
  );
  const holds = (isKind: (code: string) => boolean) =>
    cells.some((cell) => isCodeCell(cell, isKind)) &&
    cells.every((cell) => isCodeCell(cell, isKind) || findSign(cell) || readText(cell) === '');
  const isOfWords = holds(isWord);
  if (isOfWords || (isOfTwo && holds(isCommand))) {
    const whole = Math.max(least, ...cells.map(longestCode));
    // A command reads well where it is whole, a word of code also where it has two lines.
    const good = isOfWords ? Math.max(least, Math.min(whole, goodCode), whole / 2) : whole;
    const isMarks = cells.every((cell) => readText(cell).length <= longestMark);
    return {...each, kind: 'code', least, kept: good, good, whole, isMarks};
  }
  const whole = Math.max(least, ...each.cells);
  // Of a program's messages, too, each reads well where it is whole.
  const limit = holds(() => true) ? whole : index === 0 ? goodLabel : goodText;
  const kind = whole <= longestShort ? 'short' : 'text';
  const labels = Math.max(0, ...cells.map(measureLabel));
  // A short Chinese word stays whole.
  const words =
    kind === 'short' ? cells.map((cell) => measureLeast(cell, sizes.text, splitHead)) : [];
  const kept = Math.max(least, labels, ...words, ...cells.map(measureKept));
  return {...each, kind, least, kept, good: Math.max(kept, Math.min(whole, limit)), whole};
}

/** A column of sentences is cramped below this width, if they have more lines there; very many, no width makes few. */
const sentences = {width: 240, fewest: 3, most: 8};
const longestBeside = 180;

/** One column of sentences, to which others that keep to one line, or might, leave too little of the width of the text. */
function isCramped(columns: Column[]): boolean {
  const [longest, ...others] = [...columns].sort((one, other) => other.whole - one.whole);
  if (!longest || longest === columns[0]) return false;
  if (others.some(({kind, whole}) => kind === 'text' && whole > longestBeside)) return false;
  const taken = others.reduce((sum, {whole}) => sum + whole, 0);
  const left = sizes.column - taken - columns.length * sizes.widePadding;
  const lines = longest.whole / left;
  return left < sentences.width && lines > sentences.fewest && lines < sentences.most;
}

/** More than the width of the text has room for: with four columns, no table was scrolled there. */
export const isWide = (columns: Column[]): boolean => columns.length > 4 || isCramped(columns);

/** Where columns that keep to one line would leave too little to the others, the widest of them gives way. */
function yieldRoom(columns: Column[]): Column[] {
  const fixed = columns.filter(({kind}) => kind === 'code' || kind === 'short');
  const width = fixed.reduce((sum, {whole}) => sum + whole, 0);
  const room = isWide(columns) ? sizes.wide : sizes.column;
  if (fixed.length === columns.length || width <= room * shareOfFixed) return columns;
  const widest = fixed.reduce((one, other) => (other.whole > one.whole ? other : one));
  return yieldRoom(
    columns.map((column) => (column === widest ? {...column, kind: 'text'} : column)),
  );
}

/** The columns of a table, from its rows; the first row is the head. */
export function readColumns([head, ...rows]: MdxNode[]): Column[] {
  const heads = head?.children ?? [];
  const columns = heads.map((cell, index) =>
    readColumn(
      cell,
      rows.flatMap((row) => row.children?.[index] ?? []),
      index,
      heads.length === 2,
    ),
  );
  return yieldRoom(columns);
}

export type Layout = 'table' | 'matrix' | 'cards';

const sumUp = (columns: Column[], width: 'least' | 'good' | 'whole'): number =>
  columns.reduce((sum, column) => sum + column[width] + sizes.cellPadding, 0);

/** One column of text beside names and figures stays readable where the others leave it room for cells of few lines. */
const fewLines = 3;

function hasFewLines(columns: Column[]): boolean {
  const texts = columns.filter(({kind}) => kind === 'text');
  // Beside one column of names, a short text may have two lines, too.
  const [text, ...others] =
    texts.length === 0 && columns[1]?.kind === 'short' ? columns.slice(1) : texts;
  if (!text || others.length > 0) return false;
  const taken = columns.reduce((sum, column) => {
    const width = column.kind === 'code' ? column.good : Math.max(column.good, column.whole);
    return sum + sizes.cellPadding + (column === text ? 0 : width);
  }, 0);
  const left = sizes.phone - taken;
  return text.least <= left && text.whole <= fewLines * left;
}

/** Beside names, a cell would have more lines than this: below its name it has fewer. Beside code there is less room. */
const mostBeside = 5;

function hasManyLines(columns: Column[]): boolean {
  const [name, text, ...others] = columns;
  if (!name || text?.kind !== 'text' || others.length > 0) return false;
  const most = name.kind === 'code' ? fewLines : mostBeside;
  return text.whole > most * (sizes.phone - name.good - 2 * sizes.cellPadding);
}

const add = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What the narrowest phone leaves to each column, as a browser divides the room. */
function divideRoom(columns: Column[], room: number): number[] {
  const least = add(columns.map((column) => column.kept));
  const whole = add(columns.map((column) => column.whole));
  const share = whole <= room ? 1 : (room - least) / (whole - least);
  return columns.map((column) => column.kept + (column.whole - column.kept) * share);
}

/** Most fonts are narrower than those that are measured. */
const usual = 0.9;
const countLines = (cells: number[], width: number): number[] =>
  cells.map((cell) => Math.ceil((usual * cell) / width));

/** The lines of each row, where its columns are so wide. */
function countBeside(columns: Column[], widths: number[]): number[] {
  const [first = [], ...others] = columns.map(({cells}, index) =>
    countLines(cells, widths[index] ?? 0),
  );
  return first.map((count, row) => Math.max(count, ...others.map((lines) => lines[row] ?? 0)));
}

/** Of two columns, each text has fewer lines below its name. */
function isShorterBelow(columns: Column[]): boolean {
  if (columns.length !== 2) return false;
  const room = sizes.phone - 2 * sizes.cellPadding;
  const below = columns.flatMap(({cells}) => countLines(cells, sizes.phone - sizes.cellPadding));
  return add(below) < add(countBeside(columns, divideRoom(columns, room)));
}

/** Of two columns, a figure or a short answer stays on one line where that gives the names hardly more lines. */
export function keepsSecond(columns: Column[]): boolean {
  const [first, second, ...others] = columns;
  if (!first || second?.kind !== 'short' || others.length > 0) return false;
  const room = sizes.phone - 2 * sizes.cellPadding;
  const left = room - Math.max(second.whole, second.head, second.good);
  const divided = add(countBeside(columns, divideRoom(columns, room)));
  return left >= first.least && add(countBeside(columns, [left, room - left])) <= divided + 1;
}

/** Beside each other, cells of more lines are no longer compared at a glance. */
const mostCompared = 4;
/** What a line leaves free before a word that has no room in it. */
const ragged = 12;

/** Three columns stay beside each other where no cell has many lines, and cards would have more. */
function comparesWell(columns: Column[]): boolean {
  const room = sizes.phone - columns.length * sizes.cellPadding;
  if (add(columns.map(({kept}) => kept)) > room) return false;
  const widths = divideRoom(columns, room).map((width) => Math.max(1, width - ragged));
  const lines = countBeside(columns, widths);
  const card = sizes.phone - sizes.cellPadding;
  const inCards = columns.flatMap(({cells}, index) =>
    countLines(cells, index === 0 ? card : card - sizes.label),
  );
  return Math.max(...lines) <= mostCompared && add(lines) < add(inCards);
}

/** Operations, and what to do where something is wrong: a reader meets them on many pages, in one form, however long they are. */
const recordHeads: readonly string[] = [
  ...['接口', 'Endpoint'],
  ...['处理办法', '做法', '怎么办', '原因和做法', 'What to do', 'Cause and fix'],
  ...['怎样参与', '怎样写', 'How to contribute', 'How to describe it'],
];

/** Lists of fields have one form, too: the types stand beside the names, and all are as wide as the text. */
const fieldHeads: readonly string[] = ['字段', '参数', 'Field', 'Parameter'];
export const isFieldList = ([head = '']: readonly string[]): boolean => fieldHeads.includes(head);

/** Three columns stay beside each other where cells have few lines, and two where few have more than one. */
function fitsPhone(columns: Column[]): boolean {
  const [first, ...others] = columns;
  if (others.length > 1) {
    return sumUp(columns, 'whole') <= sizes.phone || (others.length === 2 && comparesWell(columns));
  }
  // A wildcard says nothing as the head of a card.
  if (first?.isMarks === true && sumUp(columns, 'least') <= sizes.phone) return true;
  if (isShorterBelow(columns)) return false;
  if (sumUp(columns, 'good') <= sizes.phone && !hasManyLines(columns)) return true;
  return others.length === 0 || hasFewLines(columns);
}

/** What becomes of a table on a phone: signs stay a table; others, where they do not fit, become a card for each row. */
export function chooseLayout(columns: Column[], heads: readonly string[] = []): Layout {
  const signed = columns.filter(({kind}) => kind === 'signs').length;
  if (signed > 0 && signed >= columns.length - 1) return 'matrix';
  const isRecord = heads.slice(1).some((head) => recordHeads.includes(head));
  const isPlain = columns.length === 2 && columns[0]?.kind === 'short';
  if (isRecord || (isFieldList(heads) && !isPlain)) return 'cards';
  return fitsPhone(columns) ? 'table' : 'cards';
}

/** Each cell has one line, or nearly, in the width of the text: a wider table would only move them apart. */
export function isSmall(rows: MdxNode[]): boolean {
  const width = (rows[0]?.children ?? []).reduce((sum, _, index) => {
    const cells = rows.flatMap((row) => row.children?.[index] ?? []);
    return sum + Math.max(...cells.map(measureWhole)) + sizes.cellPadding;
  }, 0);
  return width <= sizes.small;
}

/** How much room the names of what a card says take, each on one line. */
export const measureLabels = ([, ...heads]: MdxNode[]): number =>
  Math.max(0, ...heads.map((head) => measureText(readText(head), {size: sizes.head})));

/** What a card says is short: a sign, a word of code; or a name has a word that needs the room. */
export const needsLongLabels = ([, ...heads]: MdxNode[], [, ...columns]: Column[]): boolean =>
  columns.every(({kind}) => kind === 'signs' || kind === 'code') ||
  heads.some((head) => measureLeast(head, sizes.head) > sizes.label);

/** A column that needs no name where its cells stand beside what they are about. */
const plainNames: readonly string[] = ['类型', 'Type'];

/** The columns that stand beside the first one in a card: types, and answers of yes or no, where one text says the rest. */
export function findFacts(heads: MdxNode[], columns: Column[]): number[] {
  const others = columns.map((_, index) => index).slice(1);
  const facts = others.filter(
    (index) =>
      columns[index]?.kind === 'signs' ||
      plainNames.includes(readText(heads[index] as MdxNode).trim()),
  );
  const [text, ...more] = others.filter((index) => !facts.includes(index));
  const isText = text !== undefined && columns[text]?.kind !== 'code';
  return isText && more.length === 0 ? facts : [];
}

/** What keeps a table from being shown on a phone; nothing when all is well. */
export function findTooWide(columns: Column[], layout: Layout): string | undefined {
  // The first column stays in view beside those that are scrolled to.
  const rooms = columns.map((_, index) =>
    layout === 'matrix' && index === 0 ? sizes.phone / 2 : sizes.phone,
  );
  const index = columns.findIndex(
    ({least}, at) => least + sizes.cellPadding > (rooms[at] ?? sizes.phone),
  );
  const column = columns[index];
  if (!column) return undefined;
  const has = Math.round(column.least + sizes.cellPadding);
  const room = Math.round(rooms[index] ?? sizes.phone);
  return `The table does not fit a phone: column ${index + 1} needs ${has} px for its longest word, and there are ${room}.`;
}

export const tooWideRemedy = 'Write the word shorter, or show it in a code block below the table.';
