import type {Marked} from '@site/src/search/engine/excerpt';
import {SearchEngine, type SearchHit} from '@site/src/search/engine/search';
import {IndexStore} from '@site/src/search/engine/store';

/** What `search-index.js` beside the page of results holds. */
type OfflineIndex = {
  /** The files of the index, by part. */
  files: Record<string, unknown>;
  /** By address of the site: the file of the page, from the folder of its language. */
  pages: Record<string, string>;
  baseUrl: string;
  mostEdits: number;
  words: {count: string; none: string};
};

declare global {
  interface Window {
    offlineIndex?: OfflineIndex;
  }
}

const options = {limit: 50, excerptLength: 120, readsPinyin: true};

function show(tag: string, {text, marks}: Marked): HTMLElement {
  const element = document.createElement(tag);
  let end = 0;
  for (const [start, length] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, start + length);
    element.append(text.slice(end, start), mark);
    end = start + length;
  }
  element.append(text.slice(end));
  return element;
}

function startSearch({files, pages, baseUrl, mostEdits, words}: OfflineIndex): void {
  const input = document.querySelector<HTMLInputElement>('main input[type="search"]');
  const status = document.querySelector<HTMLElement>('main [role="status"]');
  if (!input || !status) return;
  const store = new IndexStore((part) => Promise.resolve(files[part]));
  const engine = new SearchEngine(store, baseUrl, mostEdits);
  const list = document.createElement('ol');
  list.className = 'offline-results';
  status.after(list);

  const showHit = ({url, hash, title, heading, excerpt}: SearchHit): HTMLElement => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `../${pages[url] ?? ''}${hash}`;
    link.append(show('span', title));
    if (heading) link.append(' › ', show('span', heading));
    item.append(link);
    if (excerpt) item.append(show('p', excerpt));
    return item;
  };
  let asked = '';
  const answer = async () => {
    const question = (asked = input.value.trim());
    const {hits, total} = await engine.search(question, options);
    if (question !== asked) return;
    list.replaceChildren(...hits.map(showHit));
    status.textContent = total > 0 ? words.count.replace('{count}', String(total)) : words.none;
    if (question === '') status.textContent = '';
  };
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.addEventListener('input', () => void answer());
  void answer();
}

if (window.offlineIndex) startSearch(window.offlineIndex);
