import type {SearchAnswer, SearchHit, SearchRequest, SearchTask} from './types';

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

type Pending = {resolve: (hits: SearchHit[]) => void; reject: (error: Error) => void};

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

/** The engine remembers a failed load for ever; a new one starts clean. */
function dropWorker(error: Error): void {
  worker?.terminate();
  worker = undefined;
  const abandoned = [...pending.values()];
  pending.clear();
  for (const {reject} of abandoned) reject(error);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<Partial<SearchAnswer>>) => {
    // The engine's own messages carry other fields.
    if ('error' in data) dropWorker(new Error(data.error));
    else if ('hits' in data && data.id !== undefined) settle(data.id, data.hits ?? []);
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    dropWorker(new Error(event.message || 'The search worker did not load.'));
  });
  return started;
}

function settle(id: number, hits: SearchHit[]): void {
  pending.get(id)?.resolve(hits);
  pending.delete(id);
}

function ask(task: SearchTask): Promise<SearchHit[]> {
  worker ??= startWorker();
  const request: SearchRequest = {id: ++lastId, task};
  return new Promise((resolve, reject) => {
    pending.set(request.id, {resolve, reject});
    worker?.postMessage(request);
  });
}

/** While the site is being edited there is no index. */
const hasIndex = process.env.NODE_ENV === 'production';

/** The stock module's interface, from here on. */
export async function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void> {
  if (hasIndex) await persist(() => ask({baseUrl, context}));
}

export async function searchByWorker(
  baseUrl: string,
  context: string,
  input: string,
  limit: number,
  signal?: AbortSignal,
): Promise<SearchHit[]> {
  return hasIndex ? persist(() => ask({baseUrl, context, input, limit}), signal) : [];
}
