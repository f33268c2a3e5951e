import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

import {areFresh} from './fingerprint';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Set once they are known to be made: a build reads the configuration for each language anew, but no source changes. */
const mark = 'API_PAGES_ARE_MADE';

/** The command that makes the pages has said why it did not. */
export class NoApiPages extends Error {}

/** Makes the API pages when `openapi/` or the generator has changed since they were made. */
export function ensureApiPages(): void {
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && process.env[mark] !== undefined) return;
  if (!areFresh(repository)) makeApiPages();
  if (isBuild) process.env[mark] = 'yes';
}

function makeApiPages(): void {
  const started = performance.now();
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(
    process.execPath,
    [docusaurus, 'gen-api-docs', 'all', '--all-versions'],
    // Not the line that the command prints for each file.
    {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, NODE_ENV: 'production'},
    },
  );
  if (status !== 0) throw new NoApiPages('The API pages were not generated. See the reason above.');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`API pages generated in ${seconds} s.`);
}
