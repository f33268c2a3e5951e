/**
 * How wide a text will be, without a browser: Chinese characters fill a square, Latin letters are
 * looked up. The table follows the wider ones of the usual system fonts, so that what fits here
 * fits everywhere.
 */
export type Face = {size: number; bold?: boolean; mono?: boolean};

const latinWidths: readonly (readonly [letters: string, em: number])[] = [
  ["ijl'|.,:;!", 0.29],
  ['ftrI ()[]{}/\\-`"*', 0.39],
  ['Jcksvxyz?', 0.53],
  ['0123456789aeghbdnopqu$#_=+<>~^', 0.62],
  ['ABCEFKLPSTXYZ&', 0.66],
  ['DGHNOQRUVw', 0.76],
  ['mMW%@', 0.95],
];

const widthOf = new Map(
  latinWidths.flatMap(([letters, em]) => Array.from(letters, (letter) => [letter, em])),
);
const averageLatin = 0.62;
const monoLatin = 0.61;
const boldFactor = 1.15;

/** Chinese characters, full-width punctuation, arrows and circled digits. */
const square =
  /[\u2190-\u21ff\u2460-\u24ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u3000-\u303f\u2014\u2026]/;

export function measureText(text: string, {size, bold = false, mono = false}: Face): number {
  let em = 0;
  for (const letter of text) {
    if (square.test(letter)) em += 1;
    else em += mono ? monoLatin : (widthOf.get(letter) ?? averageLatin) * (bold ? boldFactor : 1);
  }
  return em * size;
}
