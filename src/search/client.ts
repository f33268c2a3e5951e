import type {
  IndexPlace,
  SearchAnswer,
  SearchOptions,
  SearchTask,
  WorkerReply,
  WorkerRequest,
} from './types';

export type SearchState = {failure: string | undefined};

const working: SearchState = {failure: undefined};

let state = working;
const listeners = new Set<() => void>();
const waitingForRetry = new Set<() => void>();

function setState(next: SearchState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export const searchState = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): SearchState => state,
  getOnServer: (): SearchState => working,
};

/** Lets everything that failed try again. */
export function retrySearch(): void {
  setState(working);
  const waiting = [...waitingForRetry];
  waitingForRetry.clear();
  for (const goOn of waiting) goOn();
}

/** Waits until the reader presses Retry, or for ever when nobody wants the result any more. */
function waitForRetry(failure: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((goOn) => {
    if (signal?.aborted) return;
    waitingForRetry.add(goOn);
    setState({failure});
    signal?.addEventListener('abort', () => {
      waitingForRetry.delete(goOn);
      if (waitingForRetry.size === 0) setState(working);
    });
  });
}

/** Attempts until it works: a failure is logged and shown, and the next attempt is the reader's. */
export async function persist<Result>(
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (state.failure !== failure) console.error(error);
      await waitForRetry(failure, signal);
    }
  }
}

type Pending = {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  onPartial?: (answer: SearchAnswer) => void;
};

/** A worker that says nothing for so long is ended, and the reader told. */
const patience = 9000;

let worker: Worker | undefined;
let lastId = 0;
let silence: number | undefined;
const pending = new Map<number, Pending>();

/** A new worker starts clean. */
function dropWorker(error: Error): void {
  window.clearTimeout(silence);
  worker?.terminate();
  worker = undefined;
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

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
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
  started.addEventListener('error', (event) => {
    event.preventDefault();
    dropWorker(new Error(event.message || 'The search worker did not load.'));
  });
  return started;
}

function ask(task: SearchTask, onPartial?: Pending['onPartial']): Promise<SearchAnswer> {
  worker ??= startWorker();
  const request: WorkerRequest = {id: ++lastId, task};
  return new Promise((resolve, reject) => {
    pending.set(request.id, {resolve, reject, onPartial});
    worker?.postMessage(request);
    watchSilence();
  });
}

/** While the site is being edited there is no index. */
const hasIndex = process.env.NODE_ENV === 'production';

/** Loads the worker and what a first answer needs. */
export async function prepareSearch(baseUrl: string): Promise<void> {
  if (hasIndex) await persist(() => ask({baseUrl, version: ''}));
}

export type SearchCall = Partial<IndexPlace> & {
  baseUrl: string;
  query: string;
  options: SearchOptions;
  signal: AbortSignal;
  /** A first answer, while some of the index is on its way. */
  onPartial?: (answer: SearchAnswer) => void;
};

const nothing: SearchAnswer = {hits: [], total: 0, isPartial: false, words: []};

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
