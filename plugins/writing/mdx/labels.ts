import {measureText} from '../../../diagrams/measure';

/** In the steps of a page on the narrowest phone, beside the sign that may follow. */
const room = 280;
const size = {label: 16, original: 14} as const;

/** The last word of an English label, and the Chinese one behind it. */
export function measureEnd(label: string, original: string): number {
  const [word = ''] = /\S+$/.exec(label) ?? [];
  return (
    measureText(`${word} `, {size: size.label, bold: true}) +
    measureText(`(${original})`, {size: size.original})
  );
}

/** The Chinese one does not begin a line alone where that leaves it room in one. */
export const staysBeside = (label: string, original: string): boolean =>
  measureEnd(label, original) <= room;
