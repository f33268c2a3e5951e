import {buildSite} from './lib/build.mjs';
import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {ensureInstalled} from './lib/install.mjs';

await runCommand(async (args) => {
  parseOptions(
    args,
    [],
    'npm run build (it takes no options: a single language would erase the other)',
  );
  await ensureInstalled(projectRoot);
  await buildSite(projectRoot);
});
