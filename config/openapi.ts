import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {indexPath, mainDocument} from '../scripts/openapi/documents';
import {areFresh} from '../scripts/openapi/fingerprint';
import type {RelatedOperation} from '../plugins/openapi-docs/remarkRelatedOperations';
import type {IndexedOperation} from '../scripts/openapi/operationsIndex';
import {apiGuides} from './apiGuides';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Set once they are known to be made: a build reads the configuration for each language anew, but no source changes. */
const mark = 'API_PAGES_ARE_MADE';

/** Makes the API pages when `openapi/` or the generator has changed since they were made. */
export function ensureApiPages(): void {
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && process.env[mark] !== undefined) return;
  if (!areFresh(repository)) makeApiPages();
  if (isBuild) process.env[mark] = 'yes';
}

function makeApiPages(): void {
  // A process of its own: the generator loads much that a build does not need.
  const {status} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', 'openapi', 'generate.ts')],
    {cwd: repository, stdio: 'inherit', env: {...process.env, NODE_ENV: 'production'}},
  );
  if (status !== 0) throw new Error('The API pages were not generated; the reason stands above.');
}

/** The operations that belong to each guide, in the order of the list. */
export function readRelatedOperations(): Record<string, RelatedOperation[]> {
  ensureApiPages();
  const file = path.join(repository, 'static', indexPath({name: mainDocument}));
  const operations = JSON.parse(readFileSync(file, 'utf8')) as IndexedOperation[];
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return Object.fromEntries(
    Object.entries(apiGuides).map(([guide, ids]) => [
      guide,
      ids.flatMap((id) => {
        const operation = byId.get(id);
        if (!operation) return [];
        const {method, address, title} = operation;
        return [{method, address, title}];
      }),
    ]),
  );
}
