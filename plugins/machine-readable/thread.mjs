import {parentPort} from 'node:worker_threads';

import {tsImport} from 'tsx/esm/api';

/** @type {unknown} */
const imported = await tsImport('./write.ts', import.meta.url);
const {writeSite} = /** @type {typeof import('./write')} */ (imported);

/** @param {import('./write').Site} site */
const work = (site) => {
  writeSite(site).then(
    () => parentPort?.postMessage('done'),
    // An error in a promise would not reach the build with its message.
    (/** @type {unknown} */ error) =>
      setImmediate(() => {
        throw error;
      }),
  );
};
parentPort?.once('message', work);
