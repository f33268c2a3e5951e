import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {runSuite} from './lib/suite.mjs';

await runCommand(async (args) => {
  parseOptions(args, [], 'npm run axe (it takes no options)');
  // Read by tests/e2e/axe.spec.ts.
  process.env.AXE_MATRIX = 'full';
  await runSuite('browser', {root: projectRoot, grep: 'axe: '});
});
