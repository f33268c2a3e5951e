import {parentPort} from 'node:worker_threads';

import {tsImport} from 'tsx/esm/api';

/** @type {unknown} */
const imported = await tsImport('./write.ts', import.meta.url);
const {writePages} = /** @type {typeof import('./write')} */ (imported);

/** @param {import('./write').Site} site */
const work = (site) => {
  writePages(site).then(
    (written) => parentPort?.postMessage(written),
    // An error in a promise would not reach the build with its message.
    (/** @type {unknown} */ error) =>
      setImmediate(() => {
        throw error;
      }),
  );
};
parentPort?.once('message', work);
