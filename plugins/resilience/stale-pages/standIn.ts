import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import type {CurrentBundler} from '@docusaurus/types';

/** What the bundler tells of an import. */
type Request = {request: string; contextInfo: {issuer: string}};

const {resolve} = createRequire(import.meta.url);

/** What loads the page of an address, and the two modules of the framework that wait for it. */
const request = './preload';
const importers = ['clientEntry.js', 'PendingNavigation.js'];

/** Stops when the framework no longer imports what our file stands for: it would stand there for nothing. */
export function checkImporters(
  read = (module: string) => readFileSync(resolve(module), 'utf8'),
): void {
  for (const name of importers) {
    const module = `@docusaurus/core/lib/client/${name}`;
    if (read(module).includes(` from '${request}'`)) continue;
    throw new Error(
      `${module} no longer imports “${request}”, which plugins/resilience/stale-pages/client/preload.ts stands for: ` +
        'find what loads a page now, or take stale-pages out of docusaurus.config.ts.',
    );
  }
}

export function replacePreload(
  {NormalModuleReplacementPlugin}: CurrentBundler['instance'],
  file: string,
) {
  checkImporters();
  return new NormalModuleReplacementPlugin(/^\.\/preload$/, (found: Request) => {
    if (importers.some((name) => found.contextInfo.issuer.endsWith(name))) found.request = file;
  });
}
