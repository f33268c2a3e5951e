import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {areFresh} from '../scripts/openapi/fingerprint';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Makes the API pages when `openapi/` or the generator has changed since they were made. */
export function ensureApiPages(): void {
  if (areFresh(repository)) return;
  // A process of its own: the generator loads much that a build does not need.
  const {status} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', 'openapi', 'generate.ts')],
    {cwd: repository, stdio: 'inherit', env: {...process.env, NODE_ENV: 'production'}},
  );
  if (status !== 0) throw new Error('The API pages were not generated; the reason stands above.');
}
