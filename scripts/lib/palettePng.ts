import {crc32, deflateSync, inflateSync} from 'node:zlib';

/** Enough for a few flat colours and the soft edges of letters. */
const colourLimit = 64;

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

type Picture = {width: number; height: number; channels: number; pixels: Buffer};

function* readChunks(png: Buffer): Generator<{type: string; data: Buffer}> {
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield {
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    };
    at += length + 12;
  }
}

/** The value that the filter of a row predicts from the left, upper and upper left neighbours. */
function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function undoFilters(rows: Buffer, {width, height, channels}: Omit<Picture, 'pixels'>): Buffer {
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (pixels[at - stride - channels] ?? 0);
      pixels[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return pixels;
}

/** Reads the kind of PNG that browsers write: eight bits a channel, not interlaced. */
function readPng(png: Buffer): Picture {
  const chunks = [...readChunks(png)];
  const header = chunks.find(({type}) => type === 'IHDR')?.data;
  if (!header || header[8] !== 8 || !(header[9] === 2 || header[9] === 6) || header[12] !== 0) {
    throw new Error('The browser has made a PNG of an unexpected kind.');
  }
  const size = {width: header.readUInt32BE(0), height: header.readUInt32BE(4)};
  const shape = {...size, channels: header[9] === 2 ? 3 : 4};
  const packed = Buffer.concat(chunks.flatMap(({type, data}) => (type === 'IDAT' ? [data] : [])));
  return {...shape, pixels: undoFilters(inflateSync(packed), shape)};
}

/** Each pixel as one number; transparency does not occur. */
function listColours({channels, pixels}: Picture): Uint32Array {
  return Uint32Array.from({length: pixels.length / channels}, (_, pixel) =>
    pixels.readUIntBE(pixel * channels, 3),
  );
}

function distance(one: number, other: number): number {
  return [16, 8, 0].reduce(
    (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2,
    0,
  );
}

/** The most frequent colours, and the nearest of them for each that occurs. */
function choosePalette(colours: Uint32Array): {palette: number[]; places: Map<number, number>} {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort(([one, a], [other, b]) => b - a || one - other);
  const palette = byCount.slice(0, colourLimit).map(([colour]) => colour);
  const findNearest = (colour: number) => {
    const distances = palette.map((candidate) => distance(colour, candidate));
    return distances.indexOf(Math.min(...distances));
  };
  return {
    palette,
    places: new Map(byCount.map(([colour]) => [colour, findNearest(colour)])),
  };
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The same picture in few colours: less than half the bytes of what a browser writes. */
export function shrinkPng(png: Buffer): Buffer {
  const picture = readPng(png);
  const {width, height} = picture;
  const colours = listColours(picture);
  const {palette, places} = choosePalette(colours);
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, pixel) => {
    const row = Math.floor(pixel / width);
    rows[row * (width + 1) + 1 + (pixel % width)] = places.get(colour) ?? 0;
  });
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const table = Buffer.from(
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('PLTE', table),
    writeChunk('IDAT', deflateSync(rows, {level: 9})),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}
