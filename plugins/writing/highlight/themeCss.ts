import type {PrismTheme} from 'prism-react-renderer';

import {formatColour, measureContrast, parseColour} from './contrast';
import {colouredKinds, type ColouredKind} from './tokens';

export type Mode = 'light' | 'dark';

export type CodePalette = {
  text: string;
  background: string;
  /** Behind a highlighted line, and behind lines that a diff adds or removes. */
  marked: string;
  inserted: string;
  deleted: string;
  /** Line numbers, prompts and output. */
  muted: string;
  tokens: Record<ColouredKind, string>;
};

/** Colours of the frame, which the themes do not name. */
export const frameColours: Record<Mode, Omit<CodePalette, 'text' | 'background' | 'tokens'>> = {
  light: {marked: '#e4eefb', inserted: '#e6f5e9', deleted: '#fdebec', muted: '#5c606b'},
  dark: {marked: '#2c3a52', inserted: '#213a2f', deleted: '#43292f', muted: '#a3abb9'},
};

/**
 * Where a theme's colour is too weak on one of the backgrounds above: the same hue, made darker in
 * light mode and lighter in dark mode until it can be read. A colour that needs no help must not
 * stand here.
 */
export const adjustments: Record<Mode, Partial<Record<ColouredKind, string>>> = {
  light: {
    comment: '#666974',
    string: '#2d7a2f',
    builtin: '#2d7a2f',
    function: '#2b5fd9',
    variable: '#2b5fd9',
    number: '#8f5400',
    'class-name': '#8f5400',
    property: '#c0362c',
    'attr-name': '#8f5400',
    tag: '#c0362c',
    url: '#016a97',
    inserted: '#2d7a2f',
    deleted: '#c0362c',
  },
  dark: {
    comment: '#9ca5b4',
    keyword: '#d390e6',
    property: '#f08c94',
    tag: '#f08c94',
    deleted: '#f08c94',
  },
};

const leastContrast = 4.5;

/** The colours of one mode: the theme's, save for what is adjusted. */
export function makePalette(mode: Mode, theme: PrismTheme): CodePalette {
  const tokens = colouredKinds.map(
    (kind) => [kind, adjustments[mode][kind] ?? readThemeColour(theme, kind)] as const,
  );
  return {
    ...frameColours[mode],
    text: normalise(theme.plain.color),
    background: normalise(theme.plain.backgroundColor),
    tokens: Object.fromEntries(tokens) as CodePalette['tokens'],
  };
}

/** A theme names several styles for one type; the last one wins, as in the theme's own renderer. */
export function readThemeColour(theme: PrismTheme, kind: ColouredKind): string {
  const style = theme.styles.findLast(
    ({types, languages, style: {color}}) => color && !languages && types.includes(kind),
  );
  return normalise(style?.style.color ?? theme.plain.color);
}

function normalise(colour: string | undefined): string {
  if (!colour) throw new Error('The code theme names no colour for plain text or its background.');
  return formatColour(parseColour(colour));
}

export type WeakColour = {name: string; colour: string; background: string; contrast: number};

/** Every text colour that is too weak on a background it may stand on. */
export function findWeakColours(palette: CodePalette): WeakColour[] {
  const {tokens, text, muted, background, marked, inserted, deleted} = palette;
  const inks = Object.entries({...tokens, text, muted});
  return inks.flatMap(([name, colour]) =>
    [background, marked, inserted, deleted]
      .map((behind) => ({
        name,
        colour,
        background: behind,
        contrast: measureContrast(colour, behind),
      }))
      .filter(({contrast}) => contrast < leastContrast),
  );
}

/** The stylesheet of both modes. Refuses a theme with a colour that cannot be read. */
export function makeThemeCss(themes: Record<Mode, PrismTheme>): string {
  const light = makeVariables('light', themes.light);
  const dark = makeVariables('dark', themes.dark);
  const rules = colouredKinds.map((kind) => `.tk-${kind}{color:var(--site-code-${kind})}`);
  // Paper is white whatever the mode of the screen.
  return [`:root{${light}}`, `@media screen{[data-theme='dark']{${dark}}}`, ...rules, ''].join(
    '\n',
  );
}

function makeVariables(mode: Mode, theme: PrismTheme): string {
  const palette = makePalette(mode, theme);
  const [weak] = findWeakColours(palette);
  if (weak) {
    throw new Error(
      `The ${mode} code theme shows “${weak.name}” in ${weak.colour} on ${weak.background}: contrast ` +
        `${weak.contrast.toFixed(2)}, needed ${leastContrast}. Add a stronger colour to “adjustments” in ` +
        'plugins/writing/highlight/themeCss.ts.',
    );
  }
  const {tokens, text, background, marked, inserted, deleted, muted} = palette;
  return Object.entries({
    text,
    background,
    muted,
    'marked-line': marked,
    'inserted-line': inserted,
    'deleted-line': deleted,
    ...tokens,
  })
    .map(([name, colour]) => `--site-code-${name}:${colour}`)
    .join(';');
}
