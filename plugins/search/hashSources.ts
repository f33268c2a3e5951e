import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {SearchOptions} from './settings';

/** What decides about the index beside the folders of docs and posts that the options name. */
const sources = [
  'src/pages',
  'src/search',
  'plugins/search',
  'plugins/programs',
  'config',
  'sidebars.ts',
  'sidebarsOauth.ts',
  'sidebarsCommunity.ts',
];

function listFiles(siteDir: string, source: string): string[] {
  if (statSync(path.join(siteDir, source)).isFile()) return [source];
  return readdirSync(path.join(siteDir, source), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)));
}

/**
 * The version in the names of the index files. The pages that ask for them are bundled before the index is made, so it
 * is a hash of the sources; it changes with either language.
 */
export function hashSources(siteDir: string, {docsDir, blogDir, indexBlog}: SearchOptions): string {
  const hash = createHash('sha256');
  const folders = [...[docsDir].flat(), ...(indexBlog ? [blogDir].flat() : [])];
  const names = [...folders, ...sources].flatMap((source) => listFiles(siteDir, source));
  for (const name of names.map((file) => file.split(path.sep).join('/')).sort()) {
    hash.update(`${name}\0`).update(readFileSync(path.join(siteDir, name)));
  }
  return hash.digest('hex').slice(0, 8);
}
