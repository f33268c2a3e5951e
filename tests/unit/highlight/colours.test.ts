import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import {tokenKinds} from '../../../plugins/writing/highlight/tokens';
import {measureContrast} from '../../support/contrast';
import {modes, readToken} from '../design/tokens';

const css = readFileSync('src/css/code.css', 'utf8');

/** Behind code: the frame, and lines that are marked, added or removed. */
const grounds = ['sunken', 'tint', 'success-ground', 'danger-ground'];

/** Every token of colour that a rule of code gives to text. */
const inks = [
  ...new Set([...css.matchAll(/^ {2}color: var\(--site-([\w-]+)\);/gm)].map(([, ink = '']) => ink)),
];

for (const mode of modes) {
  test(`code of every colour can be read on every ground that it stands on (${mode})`, () => {
    assert.ok(inks.length >= 8);
    const weak = inks.flatMap((ink) =>
      grounds.flatMap((ground) => {
        const ratio = measureContrast(readToken(mode, ink), readToken(mode, ground));
        return ratio < 4.5 ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
      }),
    );
    assert.deepEqual(weak, []);
  });
}

test('code stands on the sunken ground', () => {
  assert.equal(readToken('light', 'code-background'), 'var(--site-sunken)');
});

test('every kind of token has a rule', () => {
  const kinds = Object.keys(tokenKinds).filter((kind) => kind !== 'plain');
  assert.deepEqual(
    kinds.filter((kind) => !css.includes(`.tk-${kind}`)),
    [],
  );
});

test('contrast is what WCAG says it is', () => {
  assert.equal(measureContrast('#000000', '#ffffff'), 21);
  assert.equal(measureContrast('#767676', '#ffffff').toFixed(2), '4.54');
  assert.throws(() => measureContrast('tomato', '#ffffff'), /Cannot read the colour/);
});
