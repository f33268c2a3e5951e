import {buildSite} from './lib/build.mjs';
import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {ensureInstalled} from './lib/install.mjs';

const usage = 'npm run build -- [--stock] [--without intent,pieces] [--out-dir folder]';

await runCommand(async (args) => {
  const isStock = args.includes('--stock');
  const {without = '', 'out-dir': folder} = parseOptions(
    args.filter((arg) => arg !== '--stock'),
    ['without', 'out-dir'],
    usage,
  );
  await ensureInstalled(projectRoot);
  // plugins/speed/switches.ts reads it and knows the names.
  const env = {...process.env, WITHOUT_LAYERS: isStock ? 'all' : without};
  await buildSite(projectRoot, env, folder);
});
