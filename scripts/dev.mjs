import {projectRoot, runCommand} from './lib/command.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {Problem} from './lib/problem.mjs';
import {runPackage} from './lib/run.mjs';
import {checkSiteAddress} from './lib/siteAddress.mjs';

await runCommand(async (args) => {
  checkSiteAddress(process.env);
  await ensureInstalled(projectRoot);
  const program = '@docusaurus/core/bin/docusaurus.mjs';
  const {code} = await runPackage(program, ['start', ...args], {cwd: projectRoot});
  if (code === 0) return;
  throw new Problem(
    `The development server ended with code ${code}.`,
    'Read the error above. Usual causes: a taken port ("npm run dev -- --port 3001"), an unknown language ("--locale en" or "--locale zh-Hans").',
  );
});
