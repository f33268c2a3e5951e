/** A heading that a link has scrolled to stands right at its edge, give or take a few pixels. */
const tolerance = 8;

/** What a page is read by; both languages have the same of it, in the same order. The contents stay where they are. */
const contents = '.theme-doc-toc-mobile';
const pieces = `main .markdown > :not(header, h1, ${contents}), main .markdown :is(li, tr):not(${contents} *), main :is(h2, h3)[id]`;

const isHeading = (piece: Element): boolean => /^H[23]$/.test(piece.tagName) && piece.id !== '';

/** How far below the upper edge of the window a link to the piece brings it. */
function edgeOf(piece: Element): number {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return padding + parseFloat(getComputedStyle(piece).scrollMarginTop);
}

export type Place = {
  /** The id of the section that is being read; nothing above the first one. */
  section?: string;
  /** How many pieces of it have passed the upper edge of the window. */
  piece: number;
};

/** Where the reader is: the last section and the last piece of it at the upper edge of the window. */
export function findPlace(): Place {
  const place: Place = {piece: 0};
  for (const piece of document.querySelectorAll(pieces)) {
    if (piece.getBoundingClientRect().top > edgeOf(piece) + tolerance) break;
    if (isHeading(piece)) {
      place.section = piece.id;
      place.piece = 0;
    } else {
      place.piece += 1;
    }
  }
  return place;
}

/** The piece of this page that stands at the same place. */
export function findPiece({section, piece}: Place): Element | undefined {
  const all = [...document.querySelectorAll(pieces)];
  const start = section === undefined ? 0 : all.findIndex(({id}) => id === section) + 1;
  return all.slice(start, start + piece).at(-1);
}

export const findSection = (): string | undefined => findPlace().section;
