import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {runSuite} from './lib/suite.mjs';

await runCommand(async (args) => {
  parseOptions(
    args,
    [],
    'npm run check (it takes no options; "npm test -- --only unit" runs one step)',
  );
  await runSuite('api,types,lint,format,unit,content', {root: projectRoot});
});
