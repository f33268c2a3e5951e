import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {siteTitles} from '../../config/site';
import type {SocialImage} from '../../config/socialImages';

/** The size that the services which show links ask for. */
export const pictureSize = {width: 1200, height: 630};

const logo = readFileSync(
  fileURLToPath(new URL('../../static/img/logo.svg', import.meta.url)),
  'utf8',
);

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Long titles are set smaller, so that three lines hold them. */
function chooseSize(title: string): number {
  const width = Array.from(title).reduce(
    (sum, letter) => sum + (/[\u2e80-\uffef]/u.test(letter) ? 1 : 0.55),
    0,
  );
  if (width <= 14) return 84;
  return width <= 28 ? 72 : 60;
}

/** A page that is exactly the picture: label, title, text, and the name of the site below. */
export function writePicture({locale, label, title, text}: SocialImage): string {
  const {width, height} = pictureSize;
  return `<!doctype html>
<html lang="${locale}">
<style>
* { box-sizing: border-box; margin: 0; }
body {
  position: relative; display: flex; flex-direction: column; gap: 28px;
  width: ${width}px; height: ${height}px; padding: 76px 84px 0; overflow: hidden;
  border-top: 14px solid #1890ff; background: #fff; color: #1a2330;
  font: 500 32px/1.5 'Noto Sans CJK SC', sans-serif;
}
.label { color: #0a5fb4; font-size: 34px; }
h1 { max-width: 1010px; font-size: ${chooseSize(title)}px; font-weight: 700; line-height: 1.28; word-break: auto-phrase; text-wrap: balance; }
.text { max-width: 900px; color: #445162; font-weight: 400; word-break: auto-phrase; text-wrap: pretty; }
.foot { position: absolute; left: 84px; bottom: 52px; display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 700; }
.foot svg { width: 56px; height: 56px; }
.graph { position: absolute; right: -12px; bottom: 20px; width: 620px; }
.graph path { fill: none; stroke: #9cc3ea; stroke-width: 3; }
.graph circle { fill: #fff; stroke: #1890ff; stroke-width: 3; }
.graph .merge { fill: #1890ff; }
</style>
<svg class="graph" viewBox="0 0 480 192">
  <path d="M250 96H480"/><path d="M250 96C290 96 290 40 322 40H372C404 40 404 96 430 96"/><path d="M330 96C360 96 360 152 392 152H480"/>
  <circle cx="250" cy="96" r="6"/><circle cx="330" cy="96" r="6"/><circle cx="322" cy="40" r="6"/><circle cx="372" cy="40" r="6"/>
  <circle cx="392" cy="152" r="6"/><circle class="merge" cx="430" cy="96" r="8"/>
</svg>
<p class="label">${escape(label)}</p>
<h1>${escape(title)}</h1>
${text && `<p class="text">${escape(text)}</p>`}
<p class="foot">${logo}<span>${escape(siteTitles[locale])}</span></p>
</html>`;
}
