import path from 'node:path';

import {buildSite, findBuild} from './lib/build.mjs';
import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {packOffline} from './lib/offline.mjs';
import {makeRelease, refuseCaseInsensitive, writeChecksum} from './lib/release.mjs';
import {readAliases} from './lib/server.mjs';
import {takeStep} from './lib/steps.mjs';

await runCommand(async (args) => {
  const usage = 'npm run release -- [--previous <site folder of the release before>]';
  const {previous} = parseOptions(args, ['previous'], usage);
  const target = path.join(projectRoot, 'release/atomgit-docs');
  refuseCaseInsensitive(target);
  await ensureInstalled(projectRoot);
  await buildSite(projectRoot);
  const {folder, baseUrl} = findBuild(projectRoot);
  const {counts, commit, siteUrl, version} = await makeRelease({
    root: projectRoot,
    build: folder,
    target,
    baseUrl,
    aliases: readAliases(projectRoot),
    ...(previous === undefined ? {} : {previous: path.resolve(previous)}),
  });
  const archive = path.join(projectRoot, `release/atomgit-docs-${version}-offline.zip`);
  await takeStep('Packing the offline edition', async () => {
    await packOffline(archive, {root: projectRoot, build: folder, siteUrl, baseUrl});
    writeChecksum(archive);
  });
  console.log(
    `\nrelease/atomgit-docs: ${counts.pages} pages, ${counts.files} files, commit ${commit ?? 'unknown'}.\nNext: deploy/README.md`,
  );
});
