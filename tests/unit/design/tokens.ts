import {readFileSync} from 'node:fs';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

const file = 'src/css/tokens.css';
/** Without comments, each line where it is in the file. */
const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
  comment.replace(/[^\n]/g, ''),
);

function readBlock(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`src/css/tokens.css has no block “${selector}”.`);
  const block = css.slice(start, css.indexOf('}', start));
  const entries = [...block.matchAll(/--site-([\w-]+):\s*([^;]+);/g)];
  return new Map(entries.map(([, name = '', value = '']) => [name, value.trim()]));
}

const light = readBlock(':root');
const onlyDark = readBlock(":root[data-theme='dark']");

/** The tokens as the stylesheet writes them; dark mode takes over what it does not name. */
export const tokens: Record<Mode, ReadonlyMap<string, string>> = {
  light,
  dark: new Map([...light, ...onlyDark]),
};

export const chineseTokens: ReadonlyMap<string, string> = readBlock(':root:lang(zh)');

export const darkNames: readonly string[] = [...onlyDark.keys()];

/** The place of the line that gives a colour its value in a mode. */
export function placeOf(mode: Mode, name: string): string {
  const isOwn = mode === 'dark' && onlyDark.has(name);
  const block = css.indexOf(isOwn ? ":root[data-theme='dark'] {" : ':root {');
  const line = css.slice(0, css.indexOf(`--site-${name}:`, block)).split('\n').length;
  return `${file}:${line}`;
}

export function readToken(mode: Mode, name: string): string {
  const value = tokens[mode].get(name);
  if (value === undefined) throw new Error(`There is no token --site-${name}.`);
  return value;
}

/** Every size of text, as a browser computes it, on wide and narrow screens. */
export const sizes: ReadonlySet<string> = new Set(
  [...css.matchAll(/--site-size-[\w-]+:\s*([\d.]+)rem;/g)].map(
    ([, rem]) => `${Number(rem) * 16}px`,
  ),
);
