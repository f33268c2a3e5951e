import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {runSuite} from './lib/suite.mjs';

await runCommand(async (args) => {
  const usage = 'npm test -- [--only unit,content] [--grep "part of a test name"]';
  const {only, grep} = parseOptions(args, ['only', 'grep'], usage);
  await runSuite(only, {root: projectRoot, grep});
});
