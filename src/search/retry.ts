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
