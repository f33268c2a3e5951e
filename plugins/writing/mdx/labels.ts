import {measureText} from '../../../diagrams/measure';

/** In the steps of a page on the narrowest phone, beside the sign that may follow. */
const room = 280;
const size = {label: 16, original: 14} as const;

/** So many Latin letters, or half as many Chinese characters, have one line there, with letters of twice the size, too. */
const longestWhole = 16;
const countColumns = (label: string): number => label.replaceAll(/\p{Script=Han}/gu, '--').length;

/** A label of some short words, or of two around a slash, is one sign on the screen: half of it on another line looks like two. */
export const staysWhole = (label: string): boolean =>
  /[ /]/.test(label) && countColumns(label) <= longestWhole;

/** An English label of one word, and the Chinese one behind it. */
export const measureBoth = (label: string, original: string): number =>
  measureText(`${label} `, {size: size.label, bold: true}) +
  measureText(`(${original})`, {size: size.original});

/** The Chinese one does not begin a line alone behind one word. */
export const staysBeside = (label: string, original: string): boolean =>
  !label.includes(' ') && measureBoth(label, original) <= room;

/** Behind several words, longer ones would leave too much of the line before them. */
const longestBoth = 260;
export const staysTogether = (label: string, original: string): boolean =>
  label.includes(' ') && measureBoth(label, original) <= longestBoth;

/** A longer label is divided only where a line has no room for all of it. */
export const hasLine = (label: string): boolean =>
  label.includes(' ') &&
  countColumns(label) > longestWhole &&
  measureText(label, {size: size.label}) <= room;
