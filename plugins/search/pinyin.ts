import {pinyin} from 'pinyin-pro';
import lunr from 'lunr';

import type {SearchDocument, IndexFile} from '../../src/search/engine/format';
import type {IndexedPage} from './buildIndex';

/** The runs of Han in a title or heading that someone may type by sound. */
const hanRuns = /(?<!\p{Script=Han})\p{Script=Han}{2,8}(?!\p{Script=Han})/gu;

/** `保护分支` as `baohufenzhi` and `bhfz`. */
function soundsOf(word: string): string {
  const syllables = pinyin(word, {toneType: 'none', type: 'array', v: true});
  return `${syllables.join('')} ${syllables.map((syllable) => syllable[0]).join('')}`;
}

/** Titles and headings by their sound. */
export function buildPinyin(pages: readonly IndexedPage[]): IndexFile {
  const documents = new Map<string, SearchDocument>();
  for (const {title, sections, url: u} of pages) {
    for (const text of [title, ...sections.map(({heading}) => heading)]) {
      for (const [t] of text.matchAll(hanRuns)) {
        if (!documents.has(t)) documents.set(t, {i: documents.size + 1, t, u});
      }
    }
  }
  const builder = new lunr.Builder();
  builder.ref('i');
  builder.field('sound');
  for (const {i, t} of documents.values()) builder.add({i, sound: soundsOf(t)});
  return [{documents: [...documents.values()], index: builder.build().toJSON()}];
}
