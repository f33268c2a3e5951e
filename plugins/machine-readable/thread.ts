import {parentPort} from 'node:worker_threads';

import {writeSite, type Site} from './write';

parentPort?.once('message', (site: Site) => {
  writeSite(site).then(
    () => parentPort?.postMessage('done'),
    // An error in a promise would not reach the build with its message.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
