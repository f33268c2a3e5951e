import assert from 'node:assert/strict';
import {test} from 'node:test';

import {measureContrast} from '../../support/contrast';
import {darkNames, modes, placeOf, readToken, tokens, type Mode} from './tokens';

/** Where text of any kind may stand. */
const grounds = ['paper', 'sunken', 'raised', 'hover', 'tint'];

/** Which ink stands on which grounds. */
const texts: [ink: string, grounds: string[]][] = [
  ['ink', [...grounds, 'success-ground', 'warning-ground', 'danger-ground', 'mark']],
  ['ink-soft', grounds],
  ['ink-faint', grounds],
  ['link', [...grounds, 'success-ground', 'warning-ground', 'danger-ground']],
  ['link-hover', [...grounds, 'success-ground', 'warning-ground', 'danger-ground']],
  ['success', ['paper', 'success-ground']],
  ['warning', ['paper', 'warning-ground']],
  ['danger', ['paper', 'danger-ground']],
  ['code-keyword', ['sunken']],
  ['code-name', ['sunken']],
  ['on-fill', ['fill']],
];

/** What a reader must see to use the page, without it being text: focus rings, frames of fields, the active mark. */
const shapes: [shape: string, grounds: string[]][] = [
  ['link', grounds],
  ['line-strong', ['paper', 'raised']],
  ['primary', ['paper']],
];

function findWeak(mode: Mode, pairs: typeof texts, least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = measureContrast(readToken(mode, front), readToken(mode, back));
      const fault = `${placeOf(mode, front)}: ${front} on ${back} (${placeOf(mode, back)}) has a contrast of ${ratio.toFixed(2)}`;
      return ratio < least ? [`${fault}. Change one of the two, to ${least} or more.`] : [];
    }),
  );
}

for (const mode of modes) {
  test(`every ink can be read on every ground it stands on (${mode})`, () => {
    const weak = findWeak(mode, texts, 4.5);
    assert.ok(weak.length === 0, weak.join('\n'));
  });

  test(`lines and marks that mean something can be seen (${mode})`, () => {
    const weak = findWeak(mode, shapes, 3);
    assert.ok(weak.length === 0, weak.join('\n'));
  });
}

test('the accent is never the colour of a link', () => {
  for (const mode of modes) {
    assert.notEqual(readToken(mode, 'link'), readToken(mode, 'primary'));
  }
});

test('every colour has a value of its own in dark mode, the accent aside', () => {
  const colours = [...tokens.light].filter(([, value]) => value.startsWith('#'));
  const shared = colours.map(([name]) => name).filter((name) => !darkNames.includes(name));
  assert.ok(colours.length >= 20);
  assert.deepEqual(shared, ['primary', 'fill', 'on-fill']);
});

test('in the dark, grounds are of one hue and rise in lightness', () => {
  const colours = ['paper', 'sunken', 'raised', 'hover'].map((name) =>
    [...readToken('dark', name).matchAll(/[\da-f]{2}/g)].map(([part]) => parseInt(part, 16)),
  );
  const hues = colours.map(
    ([red = 0, green = 0, blue = 0]) => 240 - (60 * (green - red)) / (blue - red),
  );
  assert.ok(Math.max(...hues) - Math.min(...hues) <= 2.5, hues.join());
  const lightness = colours.map((parts) => Math.max(...parts) + Math.min(...parts));
  assert.deepEqual(
    lightness,
    [...lightness].sort((a, b) => a - b),
  );
});

test('every ink and ground is measured', () => {
  const measured = new Set([...texts, ...shapes].flatMap(([front, backs]) => [front, ...backs]));
  const decoration = ['link-rule', 'line', 'line-firm'];
  const forgotten = [...tokens.light]
    .filter(([name, value]) => value.startsWith('#') && !decoration.includes(name))
    .map(([name]) => name)
    .filter((name) => !measured.has(name));
  assert.deepEqual(forgotten, []);
});
