import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import {nothing, SearchEngine, type SearchAnswer} from './engine/search';
import {IndexStore} from './engine/store';
import {indexAddress} from './query';
import {indexFile} from './settings';
import type {IndexPlace, SearchTask, WorkerReply, WorkerRequest} from './types';

const engines = new Map<string, SearchEngine>();

/** By address: what the page loaded while this script was on its way. */
const handed = new Map<string, string>();

/** The one way to the index. */
async function loadFile(place: IndexPlace, suffix: string): Promise<unknown> {
  const address = indexAddress(place, indexFile(settings, suffix));
  const text = handed.get(address);
  if (text !== undefined) {
    handed.delete(address);
    return JSON.parse(text);
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server returned ${response.status} for ${response.url}`);
  return response.json();
}

function engineOf(place: IndexPlace): SearchEngine {
  const {baseUrl, version, context} = place;
  const key = [baseUrl, version, context].join(' ');
  let engine = engines.get(key);
  if (!engine) {
    const store = new IndexStore((suffix) => loadFile(place, suffix), context);
    engines.set(key, (engine = new SearchEngine(store, baseUrl, settings.mostEdits)));
  }
  return engine;
}

async function run(
  {query, options, ...place}: SearchTask,
  onPartial: (answer: SearchAnswer) => void,
): Promise<SearchAnswer> {
  const engine = engineOf(place);
  if (query !== undefined && options) return engine.search(query, options, onPartial);
  await engine.prepare();
  return nothing;
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  if ('text' in data) {
    handed.set(data.address, data.text);
    return;
  }
  const {id, task} = data;
  const reply = (message: WorkerReply) => {
    self.postMessage(message);
  };
  run(task, (answer) => {
    reply({id, answer});
  }).then(
    (answer) => {
      reply({id, answer});
    },
    (reason: unknown) => {
      reply({id, error: reason instanceof Error ? reason.message : String(reason)});
    },
  );
});
