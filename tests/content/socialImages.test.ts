import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {routes} from '../../config/routes';
import {
  findSocialImage,
  listSocialImages,
  pictureLimit,
  pictureSize,
  socialFolder,
} from '../../config/socialImages';
import {projectRoot} from '../support/site';

const images = listSocialImages();
const folder = path.join(projectRoot, 'static', socialFolder);
const drawn = readdirSync(folder);
const remedy = 'Run "npm run social" and commit what it changes in static/img/social.';

test('social images: there is one for every section and post, as it is called now, and no other', () => {
  const wanted = images.map(({file}) => path.basename(file));
  assert.ok(wanted.length > 30);
  assert.deepEqual([...drawn].sort(), wanted.sort(), remedy);
});

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

test('social images: each is a PNG of the size that is asked for, and light enough', () => {
  assert.ok(drawn.length > 30, remedy);
  for (const file of drawn) {
    const png = readFileSync(path.join(folder, file));
    assert.deepEqual(png.subarray(0, 8), pngSignature, file);
    // The header of a PNG begins with width and height.
    const size = {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
    assert.deepEqual(size, pictureSize, file);
    assert.ok(png.length <= pictureLimit, `${file}: ${png.length} bytes. ${remedy}`);
  }
});

test('social images: every route has one in its language, a post its own', () => {
  const files = new Set(images.map(({file}) => file));
  for (const locale of ['zh-Hans', 'en'] as const) {
    for (const route of routes) {
      const image = findSocialImage(route, locale);
      assert.equal(image.locale, locale, route);
      assert.ok(files.has(image.file), `${route}: ${image.file}`);
    }
  }
  const post = findSocialImage('/blog/contributing', 'en');
  assert.match(post.file, /\/post-contributing\.en\.[0-9a-f]{8}\.png$/);
  assert.notEqual(post.file, findSocialImage('/blog', 'en').file);
});
