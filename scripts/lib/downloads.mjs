import path from 'node:path';

import {packOffline} from './offline.mjs';
import {Problem} from './problem.mjs';
import {writeChecksum} from './release.mjs';
import {run} from './run.mjs';

/**
 * Puts the offline edition into the site of a release, and tells of it where the site tells what can be read offline.
 * @param {string} site the folder that is published
 * @param {Parameters<typeof packOffline>[1]} options
 */
export async function addOffline(site, options) {
  const archive = path.join(site, 'downloads/atomgit-docs-offline.zip');
  await packOffline(archive, options);
  writeChecksum(archive);
  const {root, baseUrl} = options;
  const program = path.join(root, 'scripts/lib/tellOffline.ts');
  const args = ['--import', 'tsx', program, site, baseUrl];
  const {code, output} = await run(process.execPath, args, {cwd: root, output: 'collect'});
  if (code === 0) return;
  throw new Problem(
    `The site could not be told of its offline edition: ${output.trim()}`,
    'Build the site again.',
  );
}
