import {choosePort, parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {serveSite} from './lib/serve.mjs';

await runCommand(async (args) => {
  const options = parseOptions(args, ['port'], 'npm run serve -- [--port 3000]');
  await serveSite(projectRoot, choosePort(options.port, process.env));
});
