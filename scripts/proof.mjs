import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {runProof} from './lib/proof.mjs';

await runCommand(async (args) => {
  const isQuick = args.includes('--ci');
  const usage = 'npm run proof -- [--ci] [--only html,nginx]';
  const {only} = parseOptions(
    args.filter((arg) => arg !== '--ci'),
    ['only'],
    usage,
  );
  await runProof(projectRoot, {isQuick, only});
});
