import {parentPort} from 'node:worker_threads';

/** Does the one task that the thread was started for. */
export function serve(work: (task: never) => Promise<void>): void {
  parentPort?.once('message', (task) => {
    work(task as never).then(
      () => parentPort?.postMessage('done'),
      // An error in a promise would not reach the build with its message.
      (error: unknown) =>
        setImmediate(() => {
          throw error;
        }),
    );
  });
}
