import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {pictureSize, type SocialImage} from '../../config/socialImages';
import {readTerminology} from '../../config/terminology';

const logo = readFileSync(
  fileURLToPath(new URL('../../static/img/logo.svg', import.meta.url)),
  'utf8',
);

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const terms = readTerminology().map(({zh}) => zh);

/** Whether a place in a text is inside a term, such as 代码库, which a dictionary takes for two words. */
const isInTerm = (text: string, place: number): boolean =>
  terms.some((term) => {
    const start = text.lastIndexOf(term, place - 1);
    return start >= 0 && start < place && place < start + term.length;
  });

/** Chinese has no spaces: lines may end between words, and never inside one. */
function markBreaks(text: string): string {
  const words = [...new Intl.Segmenter('zh', {granularity: 'word'}).segment(text)];
  return words
    .map(({segment, isWordLike, index: place}, index) => {
      const breaks = isWordLike && words[index - 1]?.isWordLike && !isInTerm(text, place);
      return `${breaks ? '<wbr>' : ''}${escape(segment)}`;
    })
    .join('');
}

/** Width of a text in letters of full width. */
function measure(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (/[\u2e80-\uffef]/u.test(letter) ? 1 : 0.55),
    0,
  );
}

/** Long titles are set smaller, so that two lines hold them. */
function chooseSize(title: string): number {
  const width = measure(title);
  if (width <= 10) return 104;
  if (width <= 12) return 84;
  return width <= 26 ? 74 : 60;
}

/** A history with two branches that are merged, from edge to edge. */
const graph = `<svg class="graph" viewBox="0 12 1200 128">
  <path class="main" d="M0 98H1200"/>
  <path d="M168 98C212 98 212 46 256 46H456C500 46 500 98 544 98"/>
  <path d="M660 98C704 98 704 46 748 46H1200"/>
  <circle cx="84" cy="98" r="9"/><circle cx="168" cy="98" r="9"/>
  <circle cx="276" cy="46" r="9"/><circle cx="356" cy="46" r="9"/><circle cx="436" cy="46" r="9"/>
  <circle cx="356" cy="98" r="9"/><circle class="merge" cx="544" cy="98" r="13"/>
  <circle cx="660" cy="98" r="9"/><circle cx="788" cy="46" r="9"/><circle cx="908" cy="46" r="9"/>
  <circle cx="848" cy="98" r="9"/><circle cx="988" cy="98" r="9"/><circle cx="1028" cy="46" r="9"/>
  <circle cx="1116" cy="98" r="9"/>
</svg>`;

/** A page that is exactly the picture: the site above, title and text, a graph of commits below. */
export function writePicture({locale, label, title, text}: SocialImage): string {
  const {width, height} = pictureSize;
  const set = locale === 'en' ? escape : markBreaks;
  return `<!doctype html>
<html lang="${locale}">
<style>
* { box-sizing: border-box; margin: 0; }
body {
  display: flex; flex-direction: column; width: ${width}px; height: ${height}px; overflow: hidden;
  background: #fff; color: #16202e; font: 400 32px/1.46 'Noto Sans CJK SC', sans-serif;
  word-break: ${locale === 'en' ? 'normal' : 'keep-all'};
}
.site { display: flex; align-items: center; gap: 18px; padding: 46px 84px 0; color: #0a5fb4; font-size: 34px; font-weight: 700; }
.site svg { width: 56px; height: 56px; }
main { display: flex; flex: 1; flex-direction: column; justify-content: center; gap: 20px; padding: 0 84px; }
h1 { margin-left: -0.04em; font-size: ${chooseSize(title)}px; font-weight: 700; line-height: 1.2; text-wrap: balance; }
main p { color: #43505f; text-wrap: balance; }
.graph { flex: none; width: ${width}px; height: 128px; background: #e6f1fd; }
.graph path { fill: none; stroke: #7fb8f2; stroke-width: 5; }
.graph .main { stroke: #1677e0; }
.graph circle { fill: #fff; stroke: #1677e0; stroke-width: 5; }
.graph .merge { fill: #1677e0; }
</style>
<p class="site">${logo}<span>${escape(label)}</span></p>
<main>
<h1>${set(title)}</h1>
<p>${set(text)}</p>
</main>
${graph}
</html>`;
}
