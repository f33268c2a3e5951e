import {SearchEngine} from '../src/search/engine/search';
import {IndexStore} from '../src/search/engine/store';
import {indexFile} from '../src/search/settings';
import {searchOptions, toHit, type Search} from '../src/assistants/hits';
import {prefixOf, readJson, type Language, type Library} from '../src/assistants/library';

/** The engine of the site over the index of the release. All that the tools know of searching is this function. */
export function openSearch({release, baseUrl, search}: Library): Search {
  const engines = new Map<Language, SearchEngine>();
  const engineOf = (language: Language): SearchEngine => {
    const known = engines.get(language);
    if (known) return known;
    const prefix = prefixOf(language);
    const store = new IndexStore((part) =>
      readJson(release, prefix + indexFile(search, part).replace(/\?.*$/, '')),
    );
    const engine = new SearchEngine(store, baseUrl + prefix, search.mostEdits);
    engines.set(language, engine);
    return engine;
  };
  return async (question, language, limit) => {
    const {hits} = await engineOf(language).search(question, {...searchOptions, limit}, () => {});
    return hits.map(toHit);
  };
}
