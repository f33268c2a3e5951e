import assert from 'node:assert/strict';
import {test} from 'node:test';
import {crc32, deflateSync, inflateSync} from 'node:zlib';

import {shrinkPng} from '../../../scripts/lib/palettePng';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture of RGB pixels; each row begins with the number of its filter. */
function makePng(width: number, rows: readonly (readonly number[])[], interlaced = 0): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, rows.length, 8, 2, 0, 0, interlaced]);
  const pixels = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    // A browser may write the pixels in parts.
    chunk('IDAT', pixels.subarray(0, 5)),
    chunk('IDAT', pixels.subarray(5)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of a picture with a palette, row by row. */
function readPixels(png: Buffer): string[][] {
  const width = png.readUInt32BE(16);
  const paletteAt = png.indexOf('PLTE');
  const palette = png.subarray(paletteAt + 4, paletteAt + 4 + png.readUInt32BE(paletteAt - 4));
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return Array.from({length: rows.length / (width + 1)}, (_, y) =>
    Array.from({length: width}, (__, x) => {
      const place = rows[y * (width + 1) + 1 + x] ?? 0;
      return palette.toString('hex', place * 3, place * 3 + 3);
    }),
  );
}

test('palette PNG: each way of storing a row gives the same colours back', () => {
  const png = makePng(2, [
    [0, 10, 20, 30, 40, 50, 60],
    [1, 1, 2, 3, 4, 5, 6],
    [2, 1, 1, 1, 250, 1, 1],
    [3, 2, 2, 2, 2, 2, 2],
    [4, 3, 3, 3, 3, 3, 3],
  ]);
  assert.deepEqual(readPixels(shrinkPng(png)), [
    ['0a141e', '28323c'],
    ['010203', '050709'],
    ['020304', 'ff080a'],
    ['030304', '830709'],
    ['060607', '860a0c'],
  ]);
});

test('palette PNG: with more colours than it keeps, the rare ones become their nearest', () => {
  const greys = Array.from({length: 70}, (_, level) => [level * 3, level * 3, level * 3]).flat();
  const common = Array.from({length: 70}, () => [200, 100, 0]).flat();
  const [first = [], second = []] = readPixels(
    shrinkPng(
      makePng(70, [
        [0, ...greys],
        [0, ...common],
      ]),
    ),
  );
  assert.deepEqual(new Set(second), new Set(['c86400']));
  assert.ok(new Set([...first, ...second]).size <= 64);
  for (const [level, colour] of first.entries()) {
    if (colour === 'c86400') continue;
    assert.ok(Math.abs(parseInt(colour.slice(0, 2), 16) - level * 3) <= 24, `${level}: ${colour}`);
  }
  assert.ok(first.filter((colour) => colour !== 'c86400').length >= 60);
});

test('palette PNG: a kind it cannot read is refused', () => {
  assert.throws(() => shrinkPng(makePng(1, [[0, 1, 2, 3]], 1)), /unexpected kind/);
});
