import type {SiteLocale} from '../config/site';
import {contains, crosses, isNear, isNearTrack, overlaps, type Area, type Point} from './geometry';
import {arrowGap, clearance, escapeXml, frameInset, MisfitError, type Part, type Tone} from './kit';

/** The widths of the two forms: a narrow one fits a phone whole, a wide one the column of text on any larger screen. */
export const widths = {narrow: 352, wide: 592} as const;

type Texts<Key extends string> = {zh: Record<Key, string>; en: Record<NoInfer<Key>, string>};

export type Diagram = {
  name: string;
  /** Below the drawing: what to see in it. */
  caption: Record<SiteLocale, string>;
  /** Everything the drawing says, for whoever cannot see it. */
  description: Record<SiteLocale, string>;
  height: number;
  /** The shapes, without the element around them. */
  draw: (locale: SiteLocale) => string;
  /** The same in a drawing that a phone shows whole. */
  narrow: Pick<Diagram, 'height' | 'draw'>;
};

type Definition<Key extends string> = {
  name: string;
  height: number;
  caption: {zh: string; en: string};
  description: {zh: string; en: string};
  /** The words in the drawing: English must have the same keys as Chinese. */
  text: Texts<Key>;
  parts: (text: Record<Key, string>) => Part[];
  narrow: {height: number; parts: (text: Record<Key, string>) => Part[]};
};

export function defineDiagram<const Key extends string>(definition: Definition<Key>): Diagram {
  const {name, height, caption, description, text, parts, narrow} = definition;
  const small = Object.values<string>(text.en).find((phrase) => /^[a-z]/.test(phrase));
  if (small) throw new Error(`Diagram “${name}” (en): “${small}” begins with a small letter.`);
  const makeDraw =
    (canvas: Area, partsOf: typeof parts): Diagram['draw'] =>
    (locale) => {
      try {
        return assemble(partsOf(locale === 'en' ? text.en : text.zh), canvas);
      } catch (error) {
        if (error instanceof MisfitError) {
          throw new Error(`Diagram “${name}” (${locale}): ${error.message}.`, {cause: error});
        }
        throw error;
      }
    };
  const place = {x: 0, y: 0};
  return {
    name,
    caption: {'zh-Hans': caption.zh, en: caption.en},
    description: {'zh-Hans': description.zh, en: description.en},
    height,
    draw: makeDraw({...place, width: widths.wide, height}, parts),
    narrow: {
      height: narrow.height,
      draw: makeDraw({...place, width: widths.narrow, height: narrow.height}, narrow.parts),
    },
  };
}

/** Grounds first, then lines, then what stands on them. */
const layers: readonly Part['kind'][] = ['frame', 'line', 'block', 'label'];

function assemble(parts: readonly Part[], canvas: Area): string {
  checkPlaces(parts, canvas);
  checkAxes(parts);
  checkColours(parts);
  return layers
    .flatMap((kind) => parts.filter((part) => part.kind === kind))
    .map(({svg}) => svg)
    .join('');
}

function checkPlaces(parts: readonly Part[], canvas: Area): void {
  const placed = parts.flatMap((part) => (part.area ? [{...part, area: part.area}] : []));
  const solid = placed.filter(({kind}) => kind !== 'frame');
  const frames = placed.filter(({kind}) => kind === 'frame');
  for (const {name, area} of placed) {
    if (!contains(canvas, area)) throw new MisfitError(`“${name}” reaches over the edge`);
  }
  for (const {name, points, track} of parts) {
    const ends = points ?? track ?? [];
    const isInside = ends.every(([x, y]) => contains(canvas, {x, y, width: 0, height: 0}));
    if (!isInside) throw new MisfitError(`the line “${name}” reaches over the edge`);
  }
  solid.forEach((one, index) => {
    const other = solid.slice(index + 1).find(({area}) => overlaps(one.area, area));
    if (other) throw new MisfitError(`“${one.name}” overlaps “${other.name}”`);
    checkFrames(one, frames);
  });
  checkDistances(frames);
  for (const words of placed.filter(({kind}) => kind === 'label')) checkClearance(words, parts);
  if (canvas.width === widths.narrow) {
    const tracks = parts.flatMap(({kind, track}) => (kind === 'line' && track ? [track] : []));
    checkOnPhone(solid, tracks, canvas);
  }
  for (const {points, name} of parts) {
    const hit = points && solid.find(({area}) => crosses(points, area));
    if (hit) throw new MisfitError(`the line “${name}” runs through “${hit.name}”`);
  }
  for (const {points, name} of parts) {
    const end = points?.at(-1);
    if (!end) continue;
    const isReached =
      placed.some(({area}) => isNear(end, area)) ||
      parts.some(({track}) => track && isNearTrack(end, track));
    if (!isReached) throw new MisfitError(`the arrow “${name}” leads to nothing`);
  }
}

/** Frames below each other, or beside each other, keep one distance. */
function checkDistances(frames: readonly Placed[]): void {
  const ways = [
    {line: 'x', start: 'y', size: 'height'},
    {line: 'y', start: 'x', size: 'width'},
  ] as const;
  for (const {line, start, size} of ways) {
    for (const at of new Set(frames.map(({area}) => area[line]))) {
      const row = frames
        .filter(({area}) => area[line] === at)
        .sort((one, other) => one.area[start] - other.area[start]);
      const gaps = row.slice(1).map(({area}, index) => {
        const before = row[index]?.area ?? area;
        return Math.round(area[start] - before[start] - before[size]);
      });
      const [first] = row;
      if (first && new Set(gaps).size > 1)
        throw new MisfitError(`from “${first.name}” on the frames are ${gaps.join(', ')} apart`);
    }
  }
}

/** Free words touch no block, no frame and no arrow. */
function checkClearance({name, area}: Placed, parts: readonly Part[]): void {
  const around = {
    x: area.x - clearance,
    y: area.y - clearance,
    width: area.width + 2 * clearance,
    height: area.height + 2 * clearance,
  };
  const touched = parts.find(
    (part) =>
      (part.points && crosses(part.points, around)) ||
      (part.area &&
        (part.kind === 'block' || part.kind === 'frame') &&
        overlaps(part.area, around) &&
        !contains(part.area, area)),
  );
  if (touched) throw new MisfitError(`“${name}” is less than ${clearance} from “${touched.name}”`);
}

type Side = {middle: number; ends: readonly number[]};

/** An arrow stands at the middle of the side that it leaves or reaches; several stand evenly about it. */
function checkAxes(parts: readonly Part[]): void {
  const blocks = parts.flatMap((part) =>
    part.area && (part.kind === 'block' || part.kind === 'frame')
      ? [{...part, area: part.area}]
      : [],
  );
  const ends = parts.flatMap(({points = []}) => findEnds(points));
  const level = ends.filter(({point, next}) => point[1] === next?.[1]).map(({point}) => point);
  const upright = ends.filter(({point, next}) => point[0] === next?.[0]).map(({point}) => point);
  for (const {kind, name, area} of blocks) {
    const sides: Side[] = [
      ...[area.x - arrowGap, right(area) + arrowGap].map((side) => ({
        middle: area.y + area.height / 2,
        ends: level
          .filter(([x, y]) => x === side && isWithin(y, area.y, bottom(area)))
          .map(([, y]) => y),
      })),
      ...[area.y - arrowGap, bottom(area) + arrowGap].map((side) => ({
        middle: area.x + area.width / 2,
        ends: upright
          .filter(([x, y]) => y === side && isWithin(x, area.x, right(area)))
          .map(([x]) => x),
      })),
    ];
    // Of several that leave a frame, each belongs to what it leads to.
    const checked = sides.filter(({ends: {length}}) =>
      kind === 'frame' ? length === 1 : length > 0,
    );
    const slanted = checked.find(
      (side) =>
        Math.abs(side.ends.reduce((sum, end) => sum + end, 0) / side.ends.length - side.middle) > 1,
    );
    if (slanted) throw new MisfitError(`an arrow stands beside the middle of “${name}”`);
  }
}

/** Both ends of an arrow, each with the point before or after it. */
function findEnds(points: readonly Point[]): {point: Point; next?: Point}[] {
  const [start, second] = points;
  const end = points.at(-1);
  if (!start || !end) return [];
  return [
    {point: start, next: second},
    {point: end, next: points.at(-2)},
  ];
}

function isWithin(value: number, from: number, to: number): boolean {
  return from < value && value < to;
}

/** The colour of a commit means nothing by itself. */
function checkColours(parts: readonly Part[]): void {
  const explained = new Set<Tone | undefined>(['plain', ...parts.map(({explains}) => explains)]);
  const bare = parts.find(({commitTone}) => !explained.has(commitTone));
  if (bare) throw new MisfitError(`no key says why “${bare.name}” is ${bare.commitTone}`);
}

type Placed = Part & {area: Area};

const right = ({x, width}: Area) => x + width;
const bottom = ({y, height}: Area) => y + height;

/** What stands in a frame stands in it whole, and not at its edge. */
function checkFrames({name, area}: Placed, frames: readonly Placed[]): void {
  for (const frame of frames.filter((one) => overlaps(one.area, area))) {
    if (!contains(frame.area, area))
      throw new MisfitError(`“${name}” stands half in, half out of “${frame.name}”`);
    const sides = [area.x - frame.area.x, right(frame.area) - right(area)];
    // In a frame of one row, which has no title above it, that stands in the middle.
    const above = area.y - frame.area.y;
    const below = bottom(frame.area) - bottom(area);
    if (Math.min(...sides) < frameInset || below < Math.min(frameInset, above))
      throw new MisfitError(
        `“${name}” is less than ${frameInset} from the edge of “${frame.name}”`,
      );
  }
}

/** On a small phone the words are larger: those of blocks stay inside, others in their place. */
function checkOnPhone(
  solid: readonly Placed[],
  tracks: readonly (readonly Point[])[],
  canvas: Area,
): void {
  const grown = solid.map(({kind, area, words = area, inset = 0, name}) => ({
    kind,
    name,
    inner: {...area, x: area.x + inset, width: area.width - 2 * inset},
    inset,
    area: kind === 'block' ? area : words,
    words,
  }));
  grown.forEach(({name, kind, inner, inset, area, words}, index) => {
    if (kind === 'block' && !contains(inner, words))
      throw new MisfitError(`“${name}” is less than ${inset} from its sides on a phone`);
    if (!contains(canvas, area))
      throw new MisfitError(`“${name}” reaches over the edge on a phone`);
    if (kind === 'label' && tracks.some((track) => crosses(track, area)))
      throw new MisfitError(`a line runs through “${name}” on a phone`);
    const other = grown.slice(index + 1).find((one) => overlaps(area, one.area));
    if (other) throw new MisfitError(`“${name}” overlaps “${other.name}” on a phone`);
  });
}

/** The finished drawing; `id` must be unique on its page. */
export function renderDiagram(diagram: Diagram, locale: SiteLocale, id: string): string {
  const {narrow} = diagram;
  return (
    writeSvg(diagram, 'dg dg-for-wide', widths.wide, locale, id) +
    writeSvg(
      {...diagram, ...narrow},
      'dg dg-narrow dg-for-phones',
      widths.narrow,
      locale,
      `${id}-narrow`,
    )
  );
}

function writeSvg(
  diagram: Diagram,
  classes: string,
  across: number,
  locale: SiteLocale,
  id: string,
): string {
  const {caption, description} = diagram;
  // One more on each side, for the half of a border that lies outside.
  const width = across + 2;
  const height = diagram.height + 2;
  return (
    `<svg class="${classes}" viewBox="-1 -1 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" ` +
    `aria-labelledby="${id}-title" aria-describedby="${id}-desc">` +
    `<title id="${id}-title">${escapeXml(caption[locale])}</title>` +
    `<desc id="${id}-desc">${escapeXml(description[locale])}</desc>` +
    `${diagram.draw(locale)}</svg>`
  );
}

/** How a drawing reads where there are no pictures. */
export function writeDiagram(diagram: Diagram, locale: SiteLocale): string {
  return `**${diagram.caption[locale]}**\n\n${diagram.description[locale]}\n`;
}
