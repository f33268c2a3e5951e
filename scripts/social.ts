import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {chromium, type Page} from '@playwright/test';

import {listSocialImages, pictureLimit, pictureSize, socialFolder} from '../config/socialImages';
import {requireBrowser} from './lib/browser.mjs';
import {shrinkPng} from './lib/palettePng';
import {describeProblem, Problem} from './lib/problem.mjs';
import {writePicture} from './lib/socialPicture';

/** Draws the pictures of shared links that are missing, and removes those that nothing uses any more. */
const folder = fileURLToPath(new URL('../static', import.meta.url));

/** With another font the pictures of one set would differ from those drawn elsewhere. */
async function requireFont(page: Page): Promise<void> {
  // No named function inside: what tsx makes of one does not run in the browser.
  const [withFont, without] = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ["'Noto Sans CJK SC', monospace", 'monospace'].map((fonts) => {
      if (!context) return 0;
      context.font = `40px ${fonts}`;
      return context.measureText('AtomGit').width;
    });
  });
  if (withFont !== without) return;
  throw new Problem(
    'The font Noto Sans CJK SC is not installed.',
    'Install it (Debian, Ubuntu: "sudo apt-get install fonts-noto-cjk"), then run the command again.',
  );
}

async function draw(): Promise<void> {
  const images = listSocialImages();
  const wanted = new Set(images.map(({file}) => path.basename(file)));
  mkdirSync(path.join(folder, socialFolder), {recursive: true});
  const missing = images.filter(({file}) => !existsSync(path.join(folder, file)));
  if (missing.length > 0) {
    const browser = await chromium.launch(requireBrowser(chromium.executablePath()));
    const page = await browser.newPage({viewport: pictureSize});
    await requireFont(page);
    for (const image of missing) {
      await page.setContent(writePicture(image));
      const png = shrinkPng(await page.screenshot({type: 'png'}));
      if (png.length > pictureLimit) {
        const what = `${image.file} would have ${png.length} bytes; ${pictureLimit} is the limit.`;
        throw new Problem(what, 'Shorten its title, or simplify scripts/lib/socialPicture.ts.');
      }
      writeFileSync(path.join(folder, image.file), png);
      console.log(`drew static/${image.file} (${png.length} bytes)`);
    }
    await browser.close();
  }
  for (const name of readdirSync(path.join(folder, socialFolder))) {
    if (wanted.has(name)) continue;
    rmSync(path.join(folder, socialFolder, name));
    console.log(`removed static/${socialFolder}/${name}`);
  }
}

draw().catch((error: unknown) => {
  console.error(describeProblem(error));
  process.exitCode = 1;
});
