import path from 'node:path';

import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';
import {run} from './run.mjs';
import {takeStep} from './steps.mjs';

/** @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage */

/** @param {string} file */
function readPackages(file) {
  const lock = /** @type {{packages?: Record<string, LockedPackage>} | undefined} */ (
    readJson(file)
  );
  return lock?.packages;
}

/**
 * Whether node_modules holds exactly what package-lock.json asks for. npm writes down what it installed as the
 * last act of a successful install, so an interrupted one is noticed too.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return (
    Object.keys(present).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, {version, integrity, optional}]) => {
      // The first entry is the project itself.
      if (name === '') return true;
      const found = present[name];
      // npm leaves out optional packages made for another system.
      if (!found) return optional === true;
      return found.version === version && found.integrity === integrity;
    })
  );
}

/** @returns {[command: string, args: string[]]} */
function findNpm() {
  const cli = process.env.npm_execpath;
  // Set by npm itself; naming its program avoids npm.cmd, which Node refuses to spawn on Windows.
  return cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
}

/**
 * Installs the packages that package-lock.json names unless they are there.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await takeStep('Installing packages (npm ci)', async () => {
    const [command, args] = findNpm();
    // Warnings about other packages' peers say nothing to a reader of this site.
    const {code} = await run(command, [...args, 'ci', '--loglevel', 'error'], {cwd: root});
    if (code === 0) return;
    throw new Problem(
      `The packages could not be installed: "npm ci" ended with code ${code}.`,
      'Read the npm error above. Usual causes: no network, a registry that needs a proxy ("npm config get registry"), a full disk. Then run the command again.',
    );
  });
}
