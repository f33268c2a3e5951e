import type {Marked} from '../src/search/engine/excerpt';
import {SearchEngine} from '../src/search/engine/search';
import {IndexStore} from '../src/search/engine/store';
import {indexFile} from '../src/search/settings';
import {prefixOf, type Language, type Library} from './library';

export type Hit = {url: string; hash: string; title: string; heading?: string; excerpt?: string};
export type Search = (question: string, language: Language, limit: number) => Promise<Hit[]>;

const plain = (marked: Marked): string => marked.text;

/** The engine of the site over the index of the release. All that the tools know of searching is this function. */
export function openSearch({release, baseUrl, search}: Library): Search {
  const engines = new Map<Language, SearchEngine>();
  const engineOf = (language: Language): SearchEngine => {
    const known = engines.get(language);
    if (known) return known;
    const prefix = prefixOf(language);
    const store = new IndexStore(async (part) => {
      const name = prefix + indexFile(search, part).replace(/\?.*$/, '');
      const text = await release.read(name);
      if (text === undefined) throw new Error(`The release has no ${name}.`);
      return JSON.parse(text) as unknown;
    });
    const engine = new SearchEngine(store, baseUrl + prefix, search.mostEdits);
    engines.set(language, engine);
    return engine;
  };
  return async (question, language, limit) => {
    const options = {limit, excerptLength: 240};
    const {hits} = await engineOf(language).search(question, options, () => {});
    return hits.map(({url, hash, title, heading, excerpt}) => ({
      url,
      hash,
      title: plain(title),
      ...(heading && {heading: plain(heading)}),
      ...(excerpt && {excerpt: plain(excerpt)}),
    }));
  };
}
