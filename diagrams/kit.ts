import type {Area, Point} from './geometry';
import {measureText, type Face} from './measure';

/** Everything stands on a grid of 8. */
export const grid = 8;

/** `plain` is the rule; `accent` is what the page is about; `added` is new, `passed` and `refused` are results, `muted` is the rest. */
export type Tone = 'plain' | 'accent' | 'added' | 'passed' | 'refused' | 'muted';

/**
 * One thing on the drawing. Blocks and labels may not overlap each other, frames hold blocks whole,
 * lines go around blocks and labels: `assemble` checks it.
 */
export type Part = {
  kind: 'frame' | 'line' | 'block' | 'label';
  /** What to call it in a message about a mistake. */
  name: string;
  svg: string;
  area?: Area;
  /** What its words take up on a small phone, where they are larger than the drawing is. */
  words?: Area;
  /** What those keep from the sides of a block. */
  inset?: number;
  points?: readonly Point[];
  /** The way of a line that arrows may end at. */
  track?: readonly Point[];
  /** Of commits, which have no room for words: a key has to say what their colour means. */
  commitTone?: Tone;
  /** The colour that a key explains. */
  explains?: Tone;
};

/** A part that arrows leave and reach. */
export type Block = Part & {area: Area};

const faces = {
  title: {size: 14, bold: true},
  text: {size: 13},
  code: {size: 13, mono: true},
  badge: {size: 12, bold: true},
} as const satisfies Record<string, Face>;

type FaceName = keyof typeof faces;

type Line = {text: string; face: FaceName};

/** On a small phone, which shows a drawing smaller than it is, all words have this size: so says `src/css/diagram.css`. */
export const sizeOnPhone = 15;

/** There, the words of a box keep this from its sides, and those of a pill less; `assemble` checks it. */
const insetOnPhone = 10;
const pillInset = 8;

const lineHeight = 20;
const padding = 12;
const radius = 8;

/** How far the points of a question reach beyond its flat edges. */
const pointDepth = 12;

/** How much further its words keep from its sides than those of a box. */
const pointInset = 4;

const headLength = 9;

/** A text that is larger than the place it was given; the message gets the diagram's name on the way out. */
export class MisfitError extends Error {}

export type BoxOptions = Area & {
  title?: string;
  text?: string;
  code?: string;
  tone?: Tone;
};

/** A rectangle with a title, a text and a line of code, each optional; `\n` breaks a line. */
export function box(options: BoxOptions): Block {
  return drawBlock(options, drawRectangle(options), options);
}

function drawRectangle({x, y, width, height}: Area): string {
  return `<rect class="dg-box" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
}

/** A file: its name and its lines begin at one place. */
export function file(options: Area & {name: string; lines: string}): Block {
  const {name: title, lines: code, ...area} = options;
  return drawBlock({...area, title, code}, drawRectangle(area), area, 'start');
}

/** How much wider than high a drum may be: beyond that it looks like a lid. */
const widestDrum = 2.5;

/** A store of data, such as a repository. */
export function cylinder(options: BoxOptions): Block {
  const {x, y, width, height} = options;
  if (width > widestDrum * height)
    throw new MisfitError(`the drum “${options.title}” is ${width} wide and only ${height} high`);
  const rim = Math.round(width / 24);
  const half = width / 2;
  const body =
    `M${x} ${y + rim}a${half} ${rim} 0 0 1 ${width} 0V${y + height - rim}` +
    `a${half} ${rim} 0 0 1 ${-width} 0z`;
  const edge = `M${x} ${y + rim}a${half} ${rim} 0 0 0 ${width} 0`;
  const shape = `<path class="dg-box" d="${body}"/><path class="dg-edge" d="${edge}"/>`;
  // Its words stand in the middle of what the lid leaves.
  const inner = {x, y: y + 2 * rim, width, height: height - 2 * rim};
  return drawBlock(options, shape, inner);
}

/** What is decided: its sides are pointed, so that it looks like no step. */
export function question(options: BoxOptions): Block {
  const {x, y, width, height} = options;
  const flat = width - 2 * pointDepth;
  const corner = height / 2;
  const outline =
    `M${x} ${y + corner}l${pointDepth} ${-corner}h${flat}l${pointDepth} ${corner}` +
    `l${-pointDepth} ${corner}h${-flat}z`;
  const shape = `<path class="dg-box" d="${outline}"/>`;
  const inner = {...options, x: x + pointInset, width: width - 2 * pointInset};
  return {...drawBlock(options, shape, inner), inset: insetOnPhone + pointInset};
}

function drawBlock(
  options: BoxOptions,
  shape: string,
  inner: Area,
  anchor: 'start' | 'middle' = 'middle',
): Block {
  const {x, y, width, height, tone = 'plain'} = options;
  const lines = readLines(options);
  const text = fitLines(lines, inner, anchor);
  const wordsX = anchor === 'start' ? x + padding : x + width / 2;
  return {
    kind: 'block',
    name: lines.map((line) => line.text).join(' '),
    // Only the ground of a muted block is quiet: faint words in it look switched off.
    svg: tone === 'muted' ? wrap(tone, shape) + text : wrap(tone, shape + text),
    area: {x, y, width, height},
    words: placeOnPhone(lines, {x: wordsX, y, height, anchor}),
    inset: insetOnPhone,
  };
}

/** The place of words on a small phone, held at `x` by their start, middle or end. */
function placeOnPhone(
  lines: readonly Line[],
  {x, y, height, anchor}: Omit<Area, 'width'> & {anchor: 'start' | 'middle' | 'end'},
): Area {
  const widths = lines.map(({text, face}) =>
    measureText(text, {...faces[face], size: sizeOnPhone}),
  );
  const width = Math.max(0, ...widths);
  return {x: x - {start: 0, middle: width / 2, end: width}[anchor], y, width, height};
}

type PillOptions = {y: number; tone?: Tone; face?: FaceName};

/** A short word in a rounded shape, as wide as it needs to be; `x` is its middle. */
export function pill({
  x,
  y,
  text,
  tone = 'plain',
  face = 'text',
}: PillOptions & {
  x: number;
  text: string;
}): Block {
  const width = measurePill(text, face);
  const height = 3 * grid;
  const area = {x: x - width / 2, y: y - height / 2, width, height};
  const shape = `<rect class="dg-box" x="${area.x}" y="${area.y}" width="${width}" height="${height}" rx="${height / 2}"/>`;
  const words = writeLine({text, face}, x, y, 'middle');
  return {
    kind: 'block',
    name: text,
    svg: wrap(tone, shape + words),
    area,
    words: placeOnPhone([{text, face}], {...area, x, anchor: 'middle'}),
    inset: pillInset,
  };
}

/** Pills side by side from `x` on. */
export function pills({x, texts, ...options}: PillOptions & {x: number; texts: string[]}): Part[] {
  let left = x;
  return texts.map((text) => {
    const width = measurePill(text, options.face ?? 'text');
    const middle = left + width / 2;
    left += width + grid;
    return pill({x: middle, text, ...options});
  });
}

function measurePill(text: string, face: FaceName): number {
  const words = measureText(text, {...faces[face], size: sizeOnPhone});
  return Math.ceil(words) + 2 * pillInset;
}

/** A step's letter or number; `x`, `y` is its middle. */
export function badge({x, y, text}: {x: number; y: number; text: string}): Part {
  return drawRing({x, y, text, tone: 'plain'}, badgeRadius, 'badge');
}

/** A commit with its name in it; `x`, `y` is its middle. */
export function commit({
  x,
  y,
  text,
  tone = 'plain',
}: {
  x: number;
  y: number;
  text: string;
  tone?: Tone;
}): Part {
  return {...drawRing({x, y, text, tone}, namedCommitRadius, 'title'), commitTone: tone};
}

/** Half of a commit with a name. */
export const namedCommitRadius = 12;

function drawRing(
  {x, y, text, tone}: {x: number; y: number; text: string; tone: Tone},
  size: number,
  face: FaceName,
): Part {
  const shape = `<circle class="dg-box" cx="${x}" cy="${y}" r="${size}"/>`;
  const words = writeLine({text, face}, x, y, 'middle');
  const area = {x: x - size, y: y - size, width: 2 * size, height: 2 * size};
  return {kind: 'label', name: text, svg: wrap(tone, shape + words), area};
}

const badgeRadius = 10;

/** What the number of a step takes before its words. */
const stepRoom = 26;

/** A step's badge and its words beside it; `x` is the left edge, `y` the middle of the first line. */
export function step({
  step,
  x,
  y,
  ...words
}: {
  step: string;
  x: number;
  y: number;
  text: string;
  face?: FaceName;
}): Part[] {
  return [badge({x: x + badgeRadius, y, text: step}), label({x: x + stepRoom, y, ...words})];
}

/** What stands in a frame keeps this from its sides and its foot; `assemble` checks it. */
export const frameInset = 2 * grid;

/** Its title stands in the middle of this, as far from its top as from its left side. */
const frameHead = 5 * grid;

/** A ground around what belongs together. */
export function frame({
  x,
  y,
  width,
  height,
  title = '',
  tone = 'plain',
}: Area & {
  title?: string;
  tone?: Tone;
}): Block {
  const ground = `<rect class="dg-frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius + 4}"/>`;
  const inset = frameInset - padding;
  const place = {x: x + inset, y, width: width - 2 * inset, height: frameHead};
  const words = title && fitLines([{text: title, face: 'title'}], place, 'start');
  return {
    kind: 'frame',
    name: title || 'frame',
    svg: wrap(tone, ground + words),
    area: {x, y, width, height},
  };
}

/** A text that stands free, beside or above what it explains; `y` is the middle of its first line. */
export function label({
  x,
  y,
  text,
  face = 'text',
  anchor = 'start',
  tone = 'plain',
}: {
  x: number;
  y: number;
  text: string;
  face?: FaceName;
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone;
}): Part {
  const lines = text.split('\n');
  const width = Math.max(...lines.map((line) => measureText(line, faces[face])));
  const left = {start: x, middle: x - width / 2, end: x - width}[anchor];
  const area = {x: left, y: y - 9, width, height: (lines.length - 1) * lineHeight + 18};
  const words = lines
    .map((line, index) => writeLine({text: line, face}, x, y + index * lineHeight, anchor))
    .join('');
  return {
    kind: 'label',
    name: text.replaceAll('\n', ' '),
    svg: wrap(tone, words),
    area,
    words: placeOnPhone(
      lines.map((line) => ({text: line, face})),
      {...area, x, anchor},
    ),
  };
}

/** What colours mean, from `x` on in `columns` of one width: a commit in each, and its word. */
export function key({
  x,
  y: top,
  columns,
  pitch,
  entries,
}: {
  x: number;
  y: number;
  columns: number;
  pitch: number;
  entries: readonly {tone: Tone; text: string; faded?: boolean}[];
}): Part[] {
  return entries.flatMap(({tone, text, faded = false}, index) => {
    const left = x + (index % columns) * pitch;
    const y = top + Math.floor(index / columns) * 3 * grid;
    const area = {x: left, y: y - 6, width: 12, height: 12};
    const svg = fade(wrap(tone, drawCommit(left + 6, y)), faded);
    const dot: Part = {kind: 'label', name: tone, svg, area, explains: tone};
    return [dot, label({x: left + 20, y, text})];
  });
}

/**
 * A line of level and upright pieces with rounded corners, and a head at its end, in one colour: that of all arrows.
 * A reply is dashed, a request is not.
 */
export function arrow(
  points: readonly Point[],
  {dashed = false, name = 'arrow'}: {dashed?: boolean; name?: string} = {},
): Part {
  checkStem(points, name);
  const stem = roundCorners(endAtHead(points));
  const path = `<path class="dg-line${dashed ? ' dg-dashed' : ''}" d="${stem}"/>`;
  return {kind: 'line', name, svg: path + drawHead(points), points};
}

/** Of an arrow there is this much to see between its head and what is behind it. */
const shortestStem = 6;

/** All corners have one radius, and something of the stem remains before the head. */
function checkStem(points: readonly Point[], name: string): void {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return Math.abs(x - fromX) + Math.abs(y - fromY);
  });
  const isTight = lengths.some((length, index) => {
    const corners = Number(index > 0) + Number(index < lengths.length - 1);
    const head = index === lengths.length - 1 ? headLength + shortestStem : 0;
    return length < corners * radius + head;
  });
  if (isTight) throw new MisfitError(`the arrow “${name}” is too short for its corners and head`);
}

/** What an arrow keeps from the blocks at its ends. */
export const arrowGap = 4;

/** What a link with words needs between its blocks, and what free words keep from blocks, frames and arrows. */
const roomForWords = 44;
export const clearance = 4;

/** What the words of an upright arrow keep from it, and how far those of a level one are above it. */
const wordsGap = 8;
const wordsAbove = 14;
const stepAbove = 16;

type LinkOptions = {
  text?: string;
  step?: string;
  face?: FaceName;
  /** How far it stands beside the axis, where there are two. */
  shift?: number;
  /** The words of an upright one stand before it, not after it. */
  isBefore?: boolean;
  /** Where its words are along it; their middle is that of the arrow when not given. */
  at?: number;
};

/** An arrow straight from one block to the next, on the axis of the smaller one, with its words. */
export function link(from: Block, to: Block, options: LinkOptions = {}): Part[] {
  const {text, shift = 0} = options;
  const {area: one} = from;
  const {area: other} = to;
  const isLevel = one.y < other.y + other.height && other.y < one.y + one.height;
  // The one that has less room for it.
  const size = isLevel ? 'height' : 'width';
  const smaller = other[size] < one[size] ? other : one;
  const axis = (isLevel ? smaller.y + smaller.height / 2 : smaller.x + smaller.width / 2) + shift;
  const [start, end] = isLevel
    ? findGap(one.x, one.width, other.x, other.width)
    : findGap(one.y, one.height, other.y, other.height);
  const points: [Point, Point] = isLevel
    ? [
        [start, axis],
        [end, axis],
      ]
    : [
        [axis, start],
        [axis, end],
      ];
  const way = arrow(points, {name: text});
  if (!text) return [way];
  const room = Math.abs(end - start) + 2 * arrowGap;
  if (room < roomForWords)
    throw new MisfitError(`“${text}” stands in a gap of ${room}, and needs ${roomForWords}`);
  const middle = options.at ?? (start + end) / 2;
  const words = {...options, text};
  return [way, ...(isLevel ? writeAbove(words, middle, axis) : writeBeside(words, axis, middle))];
}

/** From one block to the other along one direction, either way round. */
function findGap(one: number, oneSize: number, other: number, otherSize: number): [number, number] {
  return one < other
    ? [one + oneSize + arrowGap, other - arrowGap]
    : [one - arrowGap, other + otherSize + arrowGap];
}

type Words = Omit<LinkOptions, 'text'> & {text: string};

function writeAbove({text, step: name, face = 'text'}: Words, x: number, y: number): Part[] {
  if (!name) {
    const top = y - wordsAbove - (text.split('\n').length - 1) * lineHeight;
    return [label({x, y: top, text, face, anchor: 'middle'})];
  }
  const width = stepRoom + measureText(text, faces[face]);
  return step({step: name, x: x - width / 2, y: y - stepAbove, text, face});
}

function writeBeside(
  {text, step: name, face = 'text', isBefore}: Words,
  x: number,
  y: number,
): Part[] {
  const top = y - ((text.split('\n').length - 1) * lineHeight) / 2;
  if (!name) {
    const place = isBefore
      ? ({x: x - wordsGap, anchor: 'end'} as const)
      : ({x: x + wordsGap} as const);
    return [label({...place, y: top, text, face})];
  }
  // On a small phone its words do not reach the arrow either.
  const width = stepRoom + measureText(text, {...faces[face], size: sizeOnPhone});
  const left = isBefore ? x - wordsGap - width : x + wordsGap;
  return step({step: name, x: left, y: top, text, face});
}

/**
 * One way that parts: level up to the column `at` and on to each end, or upright up to the row `at`. What the ways have
 * in common is drawn once.
 */
export function fork(
  from: Point,
  at: number,
  ends: readonly Point[],
  {isUpright = false}: {isUpright?: boolean} = {},
): Part[] {
  const turn = ([x, y]: Point): Point => (isUpright ? [y, x] : [x, y]);
  const [start, across] = turn(from);
  const aims = ends.map(turn);
  // Where it begins in the column itself, it goes down that.
  const lead = start === at ? grid : 0;
  const sides = aims.map(([, side]) => side);
  const outer = [Math.min(across, ...sides), Math.max(across, ...sides)];
  const ways = aims.map(([end, side]) => {
    const way: Point[] = [
      [at, side],
      [end, side],
    ];
    return outer.includes(side) && side !== across ? [[at, across + lead] as const, ...way] : way;
  });
  const trunk: Point[] = [
    [start, across],
    [at, across + lead],
  ];
  return [line(trunk.map(turn)), ...ways.map((way) => arrow(way.map(turn)))];
}

/** A line without a head: between commits, or the line of life below a party of a sequence. */
export function line(
  points: readonly Point[],
  {
    tone = 'plain',
    dashed = false,
    faded = false,
  }: {tone?: Tone; dashed?: boolean; faded?: boolean} = {},
): Part {
  const path = `<path class="dg-line${dashed ? ' dg-dashed' : ''}" d="${roundCorners(points)}"/>`;
  return {kind: 'line', name: 'line', svg: fade(wrap(tone, path), faded), track: points};
}

/** A curly bracket whose point is at `x`: what stands to its right, from `top` to `bottom`, belongs together. */
export function brace({x, top, bottom}: {x: number; top: number; bottom: number}): Part {
  const middle = (top + bottom) / 2;
  const d =
    `M${x + 2 * grid} ${top}q${-grid} 0 ${-grid} ${grid}V${middle - grid}q0 ${grid} ${-grid} ${grid}` +
    `q${grid} 0 ${grid} ${grid}V${bottom - grid}q0 ${grid} ${grid} ${grid}`;
  return {kind: 'line', name: 'brace', svg: `<path class="dg-line" d="${d}"/>`};
}

/**
 * A line of history: `count` commits from left to right, the last one at (`x`, `y`), the first one `lead` behind the
 * start of the line. `faded` ones stay behind.
 */
export function history({
  x,
  y,
  count,
  gap = 3 * grid,
  lead = gap / 2,
  tone = 'plain',
  faded = false,
}: {
  x: number;
  y: number;
  count: number;
  gap?: number;
  lead?: number;
  tone?: Tone;
  faded?: boolean;
}): Part {
  const first = x - (count - 1) * gap;
  const dots = Array.from({length: count}, (_, index) => drawCommit(first + index * gap, y)).join(
    '',
  );
  const branch = `<path class="dg-line" d="M${first - lead} ${y}H${x}"/>`;
  return {
    kind: 'label',
    name: 'history',
    commitTone: tone,
    svg: fade(wrap(tone, branch + dots), faded),
    track: [
      [first, y],
      [x, y],
    ],
  };
}

/** The commit of a history that an arrow leads to: filled, so that it needs no key. */
export function target({x, y}: {x: number; y: number}): Part {
  return {
    kind: 'label',
    name: 'commit',
    svg: `<circle class="dg-target" cx="${x}" cy="${y}" r="6"/>`,
    area: {x: x - 6, y: y - 6, width: 12, height: 12},
  };
}

function drawCommit(x: number, y: number): string {
  return `<circle class="dg-commit" cx="${x}" cy="${y}" r="6"/>`;
}

export type Message = {
  /** Index of the party it leaves, and of the one it reaches; the same for what a party does alone. */
  from: number;
  to: number;
  text: string;
  /** Lines of code below the text. */
  code?: string;
  step?: string;
  /** It answers the message that its receiver has sent. */
  isReply?: boolean;
  /** How much further than others it is below the message before. */
  space?: number;
};

export type SequenceOptions = {
  parties: readonly {x: number; title: string; text?: string; tone?: Tone}[];
  partyWidth: number;
  /** In the order of time: each has a row of its own, as high as its words need. */
  messages: readonly Message[];
  /** After which message the line of life of a party ends; the last one when not given. */
  ends?: readonly number[];
};

/**
 * From one arrow to the next where its words are one line, and how far the last one of these is above it: they are twice
 * as near to it as to the arrow before, from which a line of air parts them.
 */
const rowHeight = 48;
const wordsRise = 16;

/** How far the foot of a line of life is below its last arrow. */
const foot = 16;

/** Above one arrow there are no more lines, which would look as if they stood for themselves. */
const mostLines = 4;

/** Parties side by side with their lines of life, and the messages between them from top to bottom. */
export function sequence(options: SequenceOptions): Part[] {
  const {parties, partyWidth, messages, ends = []} = options;
  const height = parties.some(({title, text}) => text ?? title.includes('\n'))
    ? 7 * grid
    : 5 * grid;
  const bottoms = findRowBottoms(messages, height);
  const heads = parties.map(({x, title, text, tone}) =>
    box({x: x - partyWidth / 2, y: 0, width: partyWidth, height, title, text, tone}),
  );
  const lives = parties.flatMap(({x}, index) => {
    const end = (bottoms[(ends[index] ?? messages.length) - 1] ?? height) + foot;
    return [
      line(
        [
          [x, height],
          [x, end],
        ],
        {dashed: true},
      ),
      line([
        [x - grid, end],
        [x + grid, end],
      ]),
    ];
  });
  const ways = messages.flatMap((message, index) =>
    drawMessage(message, options, bottoms[index] ?? 0),
  );
  return [...lives, ...heads, ...ways];
}

/** Where the arrow of each message is. */
function findRowBottoms(messages: readonly Message[], top: number): number[] {
  let bottom = top;
  return messages.map(({space = 0, text, code}) => {
    const below = code?.split('\n').length ?? 0;
    bottom += rowHeight + (text.split('\n').length - 1 + below) * lineHeight + space;
    return bottom;
  });
}

/** A message from one line of life to the other, its words above the middle of its way. */
function drawMessage(message: Message, {parties}: SequenceOptions, y: number): Part[] {
  if (message.from === message.to) return drawOwnStep(message, parties[message.from]?.x ?? 0, y);
  const {from, to, text, code, isReply} = message;
  const lines = [text, ...(code ? [code] : [])].flatMap((words) => words.split('\n'));
  if (lines.length > mostLines)
    throw new MisfitError(
      `“${text}” has ${lines.length} lines above its arrow, and may have ${mostLines}`,
    );
  const fromX = parties[from]?.x ?? 0;
  const toX = parties[to]?.x ?? 0;
  const direction = Math.sign(toX - fromX);
  const path = arrow(
    [
      [fromX + arrowGap * direction, y],
      [toX - arrowGap * direction, y],
    ],
    {name: text, dashed: isReply},
  );
  const words = drawWords(message, [fromX, toX], y - wordsRise);
  const edges = words.flatMap(({area}) => (area ? [area.x, area.x + area.width] : []));
  const width = Math.max(...edges) - Math.min(...edges);
  const room = Math.abs(toX - fromX) - grid;
  if (width > room)
    throw new MisfitError(
      `“${text}” needs ${Math.ceil(width)} between the parties, there are ${room}`,
    );
  return [path, ...words];
}

const codeStyle = {face: 'code', tone: 'muted'} as const;

/** The words of a message in the middle, the number of its step before them, its code below, the last line at `y`. */
function drawWords(
  {text, code, step: name}: Message,
  lives: readonly [number, number],
  y: number,
): Part[] {
  const x = (lives[0] + lives[1]) / 2;
  const codeTop = y - ((code?.split('\n').length ?? 1) - 1) * lineHeight;
  const lines = text.split('\n');
  const top = (code ? codeTop - lineHeight : y) - (lines.length - 1) * lineHeight;
  const codes = code ? [label({x, y: codeTop, text: code, anchor: 'middle', ...codeStyle})] : [];
  if (!name) return [label({x, y: top, text, anchor: 'middle'}), ...codes];
  const measure = (size: number) =>
    stepRoom + Math.max(...lines.map((line) => measureText(line, {size})));
  // On a small phone they end before the next line of life, too.
  const last = Math.max(...lives) - arrowGap - measure(sizeOnPhone);
  const left = Math.min(x - measure(faces.text.size) / 2, last);
  if (left < Math.min(...lives) + arrowGap)
    throw new MisfitError(`the number of “${text}” touches a line of life`);
  return [...step({step: name, x: left, y: top, text}), ...codes];
}

/** How far the turn of what a party does alone reaches from its line of life, and where the words beside it begin. */
const ownTurn = 28;
const ownWordsInset = ownTurn + 8;

/** What a party does alone: a short way out of its line of life and back, the words beside it. */
function drawOwnStep({text, step: name}: Message, x: number, y: number): Part[] {
  const turn = x + ownTurn;
  const way = arrow(
    [
      [x + 4, y - 24],
      [turn, y - 24],
      [turn, y],
      [x + 4, y],
    ],
    {name: text},
  );
  const top = y - 12 - ((text.split('\n').length - 1) * lineHeight) / 2;
  const words = {x: x + ownWordsInset, y: top, text};
  return [way, ...(name ? step({...words, step: name}) : [label(words)])];
}

function readLines({title, text, code}: BoxOptions): Line[] {
  const parts = [
    ['title', title],
    ['text', text],
    ['code', code],
  ] as const;
  return parts.flatMap(
    ([face, words]) => words?.split('\n').map((line) => ({text: line, face})) ?? [],
  );
}

/** Writes lines into an area, centred from top to bottom; throws when they are larger than it is. */
function fitLines(lines: readonly Line[], area: Area, align: 'middle' | 'start'): string {
  const room = area.width - 2 * padding;
  for (const {text, face} of lines) {
    const width = measureText(text, faces[face]);
    if (width > room) {
      throw new MisfitError(`“${text}” is ${Math.ceil(width)} wide, its box has room for ${room}`);
    }
  }
  if (lines.length * lineHeight + padding > area.height) {
    const words = lines.map(({text}) => text).join(' / ');
    throw new MisfitError(
      `“${words}” has ${lines.length} lines, too many for a height of ${area.height}`,
    );
  }
  const x = align === 'middle' ? area.x + area.width / 2 : area.x + padding;
  const first = area.y + area.height / 2 - ((lines.length - 1) * lineHeight) / 2;
  return lines.map((text, index) => writeLine(text, x, first + index * lineHeight, align)).join('');
}

/** The words of a narrow drawing in one line, for the wide one; Chinese has no space where a line ended. */
export function joinLines(text: string): string {
  return text.replaceAll(/(?<=\p{Script=Han})\n/gu, '').replaceAll('\n', ' ');
}

/** `y` is the middle of the line: browsers disagree on every other way to centre text. */
function writeLine(
  {text, face}: Line,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): string {
  const baseline = round(y + faces[face].size * 0.35);
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="dg-${face}" x="${round(x)}" y="${baseline}"${side}>${escapeXml(text)}</text>`;
}

export function wrap(tone: Tone | undefined, svg: string): string {
  return !tone || tone === 'plain' ? svg : `<g class="dg-${tone}">${svg}</g>`;
}

function fade(svg: string, faded: boolean): string {
  return faded ? `<g class="dg-faded">${svg}</g>` : svg;
}

function roundCorners(points: readonly Point[]): string {
  const [start = [0, 0], ...rest] = points;
  let path = `M${start[0]} ${start[1]}`;
  rest.forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const next = rest[index + 1];
    if (!next) {
      path += `L${x} ${y}`;
      return;
    }
    // Two corners share what is between them.
    const before = Math.hypot(x - fromX, y - fromY) / (index === 0 ? 1 : 2);
    const after = Math.hypot(next[0] - x, next[1] - y) / (index === rest.length - 2 ? 1 : 2);
    const reach = Math.min(radius, before, after);
    const [beforeX, beforeY] = stepFrom([x, y], [fromX, fromY], reach);
    const [afterX, afterY] = stepFrom([x, y], next, reach);
    path += `L${beforeX} ${beforeY}Q${x} ${y} ${afterX} ${afterY}`;
  });
  return path;
}

function stepFrom([x, y]: Point, [toX, toY]: Point, length: number): Point {
  return [x + Math.sign(toX - x) * length, y + Math.sign(toY - y) * length];
}

/** The way of an arrow up to the back of its head. */
function endAtHead(points: readonly Point[]): Point[] {
  const last = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? last;
  return [...points.slice(0, -1), stepFrom(last, before, headLength - 1)];
}

function drawHead(points: readonly Point[]): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [x, y];
  const alongX = Math.sign(x - fromX);
  const alongY = Math.sign(y - fromY);
  const backX = x - alongX * headLength;
  const backY = y - alongY * headLength;
  const side = 5;
  const corners = [
    [x, y],
    [backX - alongY * side, backY - alongX * side],
    [backX + alongY * side, backY + alongX * side],
  ];
  return `<path class="dg-head" d="M${corners.map((corner) => corner.join(' ')).join('L')}z"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
