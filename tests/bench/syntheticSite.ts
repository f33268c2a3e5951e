import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readTerminology} from '../../config/terminology';
import {readAsked} from '../../plugins/search/asked';
import {buildIndex, type IndexedPage} from '../../plugins/search/buildIndex';
import {buildPinyin} from '../../plugins/search/pinyin';
import {readPage} from '../../plugins/search/readPage';
import {askedOf} from '../../plugins/search/writeIndex';
import type {IndexFile} from '../../src/search/engine/format';

/** Files of an index by their suffix, as they are sent. */
export type IndexFiles = ReadonlyMap<string, Buffer>;

/** The pages that the finished site can find, from its HTML. */
export function readBuiltPages(folder: string, prefix: string): IndexedPage[] {
  const asked = readAsked('.');
  const home = path.join(folder, prefix);
  const name = readdirSync(home).find((file) => file.startsWith('search-index-titles-'));
  if (name === undefined) throw new Error(`There is no search index in ${home}.`);
  const [titles] = JSON.parse(readFileSync(path.join(home, name), 'utf8')) as IndexFile;
  return (titles?.documents ?? []).map(({u: url}) => {
    const page = readPage(readFileSync(path.join(folder, url, 'index.html'), 'utf8'), url);
    if (!page) throw new Error(`The page ${url} has no article.`);
    const route = url.slice(prefix.length + 1);
    return {...page, url, route, asked: askedOf(asked[route || '/'], prefix === '')};
  });
}

/** The same numbers on every run. */
function makeRandom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const newWordsPerSection = 3;

/**
 * As many pages as wanted, as long as those of the site: its sentences in another order, and words that no other page
 * has, because a site's vocabulary grows with it.
 */
export function makePages(real: readonly IndexedPage[], count: number): IndexedPage[] {
  const random = makeRandom(count);
  const pick = (list: readonly string[] | string) => list[random(list.length)] ?? '';
  const sentencesOf = (text: string) => text.split(/(?<=[。；.;!?])\s*/);
  const allText = real.flatMap(({sections}) => sections.map(({text}) => text));
  const sentences = allText.flatMap(sentencesOf);
  const characters = allText.join('').match(/\p{Script=Han}|[a-z]/gu) ?? [];
  const newWord = () => {
    const first = pick(characters);
    const isLatin = /[a-z]/.test(first);
    const length = isLatin ? 7 : 2;
    const letters = isLatin ? 'aeioulnrst' : characters;
    return first + Array.from({length}, () => pick(letters)).join('');
  };
  return Array.from({length: count}, (_, at) => {
    const model = real[at % real.length];
    if (!model) throw new Error('There are no pages to take after.');
    return {
      ...model,
      title: `${model.title} ${newWord()}`,
      route: `${model.route}-${at}`,
      url: `${model.url}-${at}`,
      sections: model.sections.map((section) => ({
        ...section,
        text: [
          ...sentencesOf(section.text).map(() => pick(sentences)),
          ...Array.from({length: newWordsPerSection}, newWord),
        ].join(' '),
      })),
    };
  });
}

export function makeIndex(pages: readonly IndexedPage[], isChinese: boolean): IndexFiles {
  const files = new Map(buildIndex(pages, readTerminology()));
  if (isChinese) files.set('-pinyin', buildPinyin(pages));
  return new Map(
    [...files].map(([suffix, file]) => [suffix, Buffer.from(JSON.stringify(file))] as const),
  );
}
