import {hashFiles} from '../hashFiles';
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

/**
 * The version in the names of the index files. The pages that ask for them are bundled before the index is made, so it
 * is a hash of the sources; it changes with either language.
 */
export function hashSources(siteDir: string, {docsDir, blogDir, indexBlog}: SearchOptions): string {
  const folders = [...[docsDir].flat(), ...(indexBlog ? [blogDir].flat() : [])];
  return hashFiles(siteDir, [...folders, ...sources]).slice(0, 8);
}
