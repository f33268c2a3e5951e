import {constants, setPriority} from 'node:os';
import {parentPort} from 'node:worker_threads';

import {freeMemory} from '../free-memory/freeMemory';

/** Does what the thread is told, one task after the other. Without a thread it only hands the work back. */
export function serve<Task>(work: (task: Task) => void): (task: Task) => void {
  if (!parentPort) return work;
  const port = parentPort;
  // The next language waits for the bundler and the pages, not for this; elsewhere it would slow the whole build.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  port.on('message', (task) => {
    work(task as Task);
    port.postMessage('done');
    freeMemory();
  });
  return work;
}
