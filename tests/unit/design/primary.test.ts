import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import {primaryColour, sidebarWidth} from '../../promises/production';
import {modes, readToken} from './tokens';

const tokensFile = 'src/css/tokens.css';
const promises = 'tests/promises/production.ts';

test('the primary colour and the width of the sidebar are those that are promised', () => {
  for (const mode of modes) {
    for (const [name, promised] of [
      ['primary', primaryColour],
      ['sidebar-width', sidebarWidth],
    ] as const) {
      const value = readToken(mode, name);
      const remedy = `Restore it, or change the promise in ${promises}, too.`;
      const problem = `${tokensFile}: --site-${name} is ${value} (${mode}), promised is ${promised}. ${remedy}`;
      assert.ok(value === promised, problem);
    }
  }
});

/** A colour with a share of black (0) or white (255). */
function mix(colour: string, other: number, share: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = parts.map((part) => Math.round(part * (1 - share) + other * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const shades: [name: string, other: number, share: number][] = [
  ['dark', 0, 0.1],
  ['darker', 0, 0.23],
  ['darkest', 0, 0.35],
  ['light', 255, 0.17],
  ['lighter', 255, 0.37],
  ['lightest', 255, 0.58],
];

test('the shades of the primary colour follow it', () => {
  const file = 'src/css/infima.css';
  const lines = readFileSync(file, 'utf8').split('\n');
  const primary = readToken('light', 'primary');
  const problems = shades.flatMap(([name, other, share]) => {
    const start = `--ifm-color-primary-${name}: `;
    const at = lines.findIndex((line) => line.trim().startsWith(start));
    const wanted = `${start}${mix(primary, other, share)};`;
    if (lines[at]?.trim() === wanted) return [];
    return [`${file}:${at + 1}: not the shade of ${primary}. Write ${wanted}`];
  });
  assert.ok(problems.length === 0, problems.join('\n'));
});

test('the logos show the primary colour', () => {
  const primary = readToken('light', 'primary');
  const problems = ['static/img/logo.svg', 'static/img/logo-dark.svg'].filter(
    (file) => readFileSync(file, 'utf8').split(`"${primary}"`).length !== 3,
  );
  const remedy = `Write ${primary} (--site-primary of ${tokensFile}) for the bar and the circle.`;
  assert.ok(problems.length === 0, `${problems.join(', ')}: another colour. ${remedy}`);
});
