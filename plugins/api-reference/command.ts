import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

import type {Generation, PageItem} from './generation';

/** Which commands of docusaurus-plugin-openapi-docs this process runs, if any. */
export function findCommand(): 'gen' | 'clean' | undefined {
  const [, command] = /^(gen|clean)-api-docs(?::version)?$/.exec(process.argv[2] ?? '') ?? [];
  return command as 'gen' | 'clean' | undefined;
}

let generation: Generation | undefined;

/** Checks the sources and gets all ready for the command. */
export function startGeneration(): void {
  // Only now, and by another loader: builds need none of it, and that of Docusaurus cannot read JSX.
  const tsx = createRequire(import.meta.url)('tsx/cjs/api') as typeof import('tsx/cjs/api');
  const file = fileURLToPath(new URL('generation.ts', import.meta.url));
  const loaded = tsx.require(file, import.meta.url) as typeof import('./generation');
  generation = loaded.startGeneration();
}

/** What the command writes as the file of a page. */
export function writePage(item: PageItem): string {
  if (!generation) throw new Error('Pages are written by the command gen-api-docs only.');
  return generation.writePage(item);
}
