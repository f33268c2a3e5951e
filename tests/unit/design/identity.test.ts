import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {themeColours} from '../../../src/data/themeColours';
import {modes, readToken} from './tokens';

type Manifest = {
  name: string;
  short_name: string;
  theme_color: string;
  background_color: string;
  icons: {src: string; sizes: string; type: string}[];
};

const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height stand in the first chunk of a PNG file. */
function measurePng(file: string): string {
  const bytes = readFileSync(path.join('static', file));
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG', file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the manifest names icons that exist and have the size it says', () => {
  const drawn = manifest.icons.filter(({type}) => type === 'image/png');
  assert.deepEqual(
    drawn.map(({sizes}) => sizes),
    ['192x192', '512x512'],
  );
  for (const {src, sizes} of drawn) assert.equal(measurePng(src), sizes);
  assert.equal(measurePng('img/touch-icon.png'), '180x180');
});

test('the colours around the page are those of the paper', () => {
  for (const mode of modes) assert.equal(themeColours[mode], readToken(mode, 'paper'));
  assert.equal(manifest.theme_color, themeColours.light);
  assert.equal(manifest.background_color, themeColours.light);
});

test('browsers that know no SVG icons find the old kind', () => {
  const icon = readFileSync('static/favicon.ico');
  assert.deepEqual([icon.readUInt16LE(0), icon.readUInt16LE(2)], [0, 1]);
  assert.ok(icon.readUInt16LE(4) >= 2);
});
