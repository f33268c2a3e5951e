import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import {firstFile} from './engine/format';
import {indexAddress} from './query';
import {persist} from './retry';
import {indexFile} from './settings';
import type {
  IndexPlace,
  LoadedAhead,
  SearchAnswer,
  SearchOptions,
  SearchTask,
  WorkerReply,
  WorkerRequest,
} from './types';

type Pending = {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  onPartial?: (answer: SearchAnswer) => void;
};

/** A worker that says nothing for so long is ended, and the reader told. */
const patience = 9000;

let started: {worker: Worker; isReady: Promise<void>} | undefined;
let lastId = 0;
let silence: number | undefined;
const pending = new Map<number, Pending>();

/** A new worker starts clean. */
function dropWorker(error: Error): void {
  window.clearTimeout(silence);
  started?.worker.terminate();
  started = undefined;
  const abandoned = [...pending.values()];
  pending.clear();
  for (const {reject} of abandoned) reject(error);
}

function watchSilence(): void {
  window.clearTimeout(silence);
  if (pending.size === 0) return;
  silence = window.setTimeout(() => {
    dropWorker(new Error(`Search did not respond within ${patience / 1000} seconds.`));
  }, patience);
}

/** What fails here, the worker asks for again, and says why it failed. */
async function loadAhead(place: IndexPlace): Promise<LoadedAhead | undefined> {
  try {
    const address = indexAddress(place, indexFile(settings, firstFile(place.context)));
    // The panel shows before it has anything to list: its code goes first.
    const response = await fetch(address, {priority: 'low'});
    return response.ok ? {address, text: await response.text()} : undefined;
  } catch {
    return undefined;
  }
}

/** The worker and the file that its first answer needs come beside each other, not one after the other. */
function startWorker(task: SearchTask): NonNullable<typeof started> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const waiting = pending.get(data.id);
    if ('error' in data) {
      pending.delete(data.id);
      waiting?.reject(new Error(data.error));
    } else if (data.answer.isPartial) {
      waiting?.onPartial?.(data.answer);
    } else {
      pending.delete(data.id);
      waiting?.resolve(data.answer);
    }
    watchSilence();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    dropWorker(new Error(event.message || 'The search worker did not load.'));
  });
  const isReady = loadAhead(task).then((file) => {
    if (file) worker.postMessage(file satisfies WorkerRequest);
  });
  return {worker, isReady};
}

function ask(task: SearchTask, onPartial?: Pending['onPartial']): Promise<SearchAnswer> {
  started ??= startWorker(task);
  const {worker, isReady} = started;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, {resolve, reject, onPartial});
    watchSilence();
    void isReady.then(() => {
      worker.postMessage({id, task} satisfies WorkerRequest);
    });
  });
}

/** While the site is being edited there is no index. */
const hasIndex = process.env.NODE_ENV === 'production';

const nothing: SearchAnswer = {hits: [], total: 0, counts: {}, isPartial: false, words: []};

/** Loads the worker and what a first answer needs. */
export async function prepareSearch(baseUrl: string): Promise<void> {
  if (hasIndex) await persist(() => ask({baseUrl, version: ''}));
}

/** For who can do without an answer: nothing on the page tells of a failure. */
export const askOnce = (task: SearchTask): Promise<SearchAnswer> =>
  hasIndex ? ask(task) : Promise.resolve(nothing);

export type SearchCall = Partial<IndexPlace> & {
  baseUrl: string;
  query: string;
  options: SearchOptions;
  signal: AbortSignal;
  /** A first answer, while some of the index is on its way. */
  onPartial?: (answer: SearchAnswer) => void;
};

export async function search({query, options, signal, onPartial, ...place}: SearchCall) {
  if (!hasIndex) return nothing;
  return persist(
    () =>
      ask({version: '', ...place, query, options}, (answer) => {
        if (!signal.aborted) onPartial?.(answer);
      }),
    signal,
  );
}
