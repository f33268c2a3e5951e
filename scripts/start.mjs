import {ensureBuilt} from './lib/build.mjs';
import {choosePort, parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {serveSite} from './lib/serve.mjs';
import {requireFreePort} from './lib/server.mjs';

await runCommand(async (args) => {
  const options = parseOptions(args, ['port'], 'npm start -- [--port 3000]');
  const port = choosePort(options.port, process.env);
  await requireFreePort(port);
  await ensureInstalled(projectRoot);
  await ensureBuilt(projectRoot);
  await serveSite(projectRoot, port);
});
