import {constants, setPriority} from 'node:os';
import {parentPort} from 'node:worker_threads';

import {freeMemory} from '../freeMemory';

/** Does what the thread is told, one task after the other. */
export function serve(work: (task: never) => void): void {
  // The next language waits for the bundler and the pages, not for this; elsewhere it would slow the whole build.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  parentPort?.on('message', (task) => {
    work(task as never);
    parentPort?.postMessage('done');
    freeMemory();
  });
}
