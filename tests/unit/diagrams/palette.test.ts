import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import {measureContrast} from '../../support/contrast';

const css = readFileSync('src/css/diagram.css', 'utf8');
const others = ['src/css/tokens.css', 'src/css/infima.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

type Mode = 'light' | 'dark';

/** A colour, or that of the property that it refers to; in a dark page that of its dark block, if it has one. */
function resolve(colour: string, mode: Mode): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  if (!name) return colour;
  const values = [...others.matchAll(new RegExp(`${name}: (#[\\da-f]{6});`, 'g'))];
  const value = (mode === 'dark' ? values.at(-1) : values[0])?.[1];
  assert.ok(value, `src/css/diagram.css: ${name} is no colour of src/css/tokens.css or infima.css`);
  return value;
}

/** The palette that stands in the first block after `selector`. */
function readPalette(selector: string, mode: Mode): Map<string, string> {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  const entries = [...block.matchAll(/--site-diagram-([\w-]+): (#[\da-f]{6}|var\(--[\w-]+\));/g)];
  return new Map(entries.map(([, name = '', colour = '']) => [name, resolve(colour, mode)]));
}

/** What a dark page does not name again refers to a token of both modes. */
const palettes = {
  light: readPalette('.diagram {', 'light'),
  dark: new Map([
    ...readPalette('.diagram {', 'dark'),
    ...readPalette("[data-theme='dark'] .diagram {", 'dark'),
  ]),
};

const texts: [ink: string, grounds: string[]][] = [
  ['ink', ['surface', 'frame', 'box', 'muted-box']],
  ['quiet', ['surface', 'frame']],
  ['accent-ink', ['accent-box']],
  ['passed', ['passed-box']],
  ['refused', ['refused-box']],
];

const lines: [line: string, grounds: string[]][] = [
  ['line', ['surface', 'frame', 'muted-box']],
  ['accent', ['surface', 'frame']],
  ['added', ['surface', 'frame']],
  ['passed', ['surface', 'frame']],
  ['refused', ['surface', 'frame']],
];

for (const [mode, palette] of Object.entries(palettes)) {
  const measure = (one: string, other: string) => {
    const colours = [palette.get(one), palette.get(other)];
    assert.ok(colours[0] && colours[1], `${one} and ${other} are in the ${mode} palette`);
    return measureContrast(colours[0], colours[1]);
  };

  test(`texts in diagrams can be read (${mode})`, () => {
    for (const [ink, grounds] of texts) {
      for (const ground of grounds) {
        assert.ok(measure(ink, ground) >= 4.5, `${ink} on ${ground}: ${measure(ink, ground)}`);
      }
    }
  });

  test(`lines in diagrams can be seen (${mode})`, () => {
    for (const [line, grounds] of lines) {
      for (const ground of grounds) {
        assert.ok(measure(line, ground) >= 3, `${line} on ${ground}: ${measure(line, ground)}`);
      }
    }
  });
}

test('a dark page has every colour that does not change by itself, and forced colours replace all of them', () => {
  const names = [...palettes.light.keys()].sort();
  assert.ok(names.length >= 12);
  const fixed = [...css.matchAll(/^  --site-diagram-([\w-]+): #[\da-f]{6};/gm)].map(
    ([, name]) => name,
  );
  const dark = readPalette("[data-theme='dark'] .diagram {", 'dark');
  for (const name of fixed) assert.ok(name && dark.has(name), name);
  const forced = css.slice(css.indexOf('@media (forced-colors: active)'));
  for (const name of names) assert.match(forced, new RegExp(`--site-diagram-${name}: [A-Z]`), name);
});
