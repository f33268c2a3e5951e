import path from 'node:path';

import {buildSite, findBuild} from './lib/build.mjs';
import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {addOffline} from './lib/downloads.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {makeRelease, refuseCaseInsensitive} from './lib/release.mjs';
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
  const {counts, commit} = await makeRelease({
    root: projectRoot,
    build: folder,
    target,
    baseUrl,
    aliases: readAliases(projectRoot),
    complete: (site, {siteUrl}) =>
      takeStep('Packing the offline edition', () =>
        addOffline(site, {root: projectRoot, build: folder, siteUrl, baseUrl}),
      ),
    ...(previous === undefined ? {} : {previous: path.resolve(previous)}),
  });
  console.log(
    `\nrelease/atomgit-docs: ${counts.pages} pages, ${counts.files} files, commit ${commit ?? 'unknown'}.\nNext: deploy/README.md`,
  );
});
