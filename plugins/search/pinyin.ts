import {pinyin} from 'pinyin-pro';

import {documentTypes, emptyIndex, idOf, type IndexFile} from '../../src/search/engine/format';
import {encodePostings} from '../../src/search/engine/postings';
import type {IndexedPage} from './buildIndex';

const shortest = 2;
const longest = 8;

/** The runs of Han in a title or heading that someone may type by sound. */
const hanOf = (text: string): string[] =>
  [...text.matchAll(/\p{Script=Han}+/gu)]
    .map(([run]) => run)
    .filter(({length}) => length >= shortest && length <= longest);

/** `保护分支` as `baohufenzhi` and `bhfz`: its words are the documents, its sounds the terms. */
export function buildPinyin(pages: readonly IndexedPage[]): IndexFile {
  const words = new Map<string, string>();
  for (const {title, sections, url} of pages) {
    for (const text of [title, ...sections.map(({heading}) => heading)]) {
      for (const word of hanOf(text)) if (!words.has(word)) words.set(word, url);
    }
  }
  const file: IndexFile = documentTypes.map(() => ({documents: [], index: emptyIndex()}));
  const headings = file[1];
  const sounds = new Map<string, number[]>();
  for (const [word, url] of words) {
    const position = headings?.documents.length ?? 0;
    headings?.documents.push({i: idOf(position + 1, 1), t: word, u: url});
    const syllables = pinyin(word, {toneType: 'none', type: 'array', v: true});
    for (const sound of [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')]) {
      sounds.set(sound, [...(sounds.get(sound) ?? []), position + 1]);
    }
  }
  if (headings) {
    headings.index.invertedIndex = [...sounds]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([sound, places]) => [
        sound,
        encodePostings([...new Set(places)].map((section) => ({section, impact: 0}))),
      ]);
  }
  return file;
}
