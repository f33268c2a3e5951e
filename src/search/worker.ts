import {hash} from '@generated/@easyops-cn/docusaurus-search-local/default/index.json';

import {readTerminology} from './engine/concepts';
import type {IndexFile} from './engine/format';
import {SearchEngine, type SearchAnswer} from './engine/search';
import {IndexStore} from './engine/store';
import {actions, things} from './terminology';
import type {SearchTask, WorkerReply, WorkerRequest} from './types';

const concepts = readTerminology(things, actions);
const engines = new Map<string, SearchEngine>();

/** The one way to the index: only files of this site. */
async function loadFile(baseUrl: string, suffix: string): Promise<IndexFile> {
  const url = `${baseUrl}search-index${suffix}-${hash}.json`;
  if (new URL(url, location.origin).origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${response.url}`);
  return (await response.json()) as IndexFile;
}

function engineOf(baseUrl: string): SearchEngine {
  let engine = engines.get(baseUrl);
  if (!engine) {
    const store = new IndexStore((suffix) => loadFile(baseUrl, suffix));
    engines.set(baseUrl, (engine = new SearchEngine(store, concepts, baseUrl)));
  }
  return engine;
}

const nothing: SearchAnswer = {hits: [], total: 0, isPartial: false, words: []};

async function run(
  {baseUrl, query, options}: SearchTask,
  onPartial: (answer: SearchAnswer) => void,
): Promise<SearchAnswer> {
  const engine = engineOf(baseUrl);
  if (query !== undefined && options) return engine.search(query, options, onPartial);
  await engine.prepare();
  return nothing;
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
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
