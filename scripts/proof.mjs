import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {runProof} from './lib/proof.mjs';

await runCommand(async (args) => {
  const isQuick = args.includes('--ci');
  const isWhole = args.includes('--all');
  const usage = 'npm run proof -- [--ci | --all] [--only html,nginx]';
  const {only} = parseOptions(
    args.filter((arg) => arg !== '--ci' && arg !== '--all'),
    ['only'],
    usage,
  );
  await runProof(projectRoot, {isQuick, isWhole, only});
});
