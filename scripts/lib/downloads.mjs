import path from 'node:path';

import {tsImport} from 'tsx/esm/api';

import {packOffline} from './offline.mjs';
import {writeChecksum} from './release.mjs';

/**
 * Puts the offline edition into the site of a release, and tells of it where the site tells what can be read offline.
 * @param {string} site the folder that is published
 * @param {Parameters<typeof packOffline>[1]} options
 */
export async function addOffline(site, options) {
  /** @type {unknown} */
  const loaded = await tsImport('../../plugins/programs/offline.ts', import.meta.url);
  const {archiveName, writeOffline} =
    /** @type {typeof import('../../plugins/programs/offline')} */ (loaded);
  const archive = path.join(site, 'downloads', archiveName);
  await packOffline(archive, options);
  writeChecksum(archive);
  const {baseUrl} = options;
  writeOffline({outDir: site, baseUrl, language: 'zh-Hans'});
  writeOffline({outDir: path.join(site, 'en'), baseUrl: `${baseUrl}en/`, language: 'en'});
}
