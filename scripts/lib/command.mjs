import {fileURLToPath} from 'node:url';
import util from 'node:util';

import {readOldestNode, requireNode} from './nodeVersion.mjs';
import {describeProblem, Problem} from './problem.mjs';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a command of package.json: its failure is one message and exit code 1.
 * @param {(args: string[]) => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    requireNode(process.versions.node, readOldestNode(projectRoot));
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(`\n${describeProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * @template {string} Name
 * @param {string[]} args
 * @param {readonly Name[]} names options that take a value
 * @param {string} usage
 * @returns {Partial<Record<Name, string>>}
 */
export function parseOptions(args, names, usage) {
  const options = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
  try {
    const {values} = util.parseArgs({
      args,
      options: /** @type {Record<string, {type: 'string'}>} */ (options),
    });
    return /** @type {Partial<Record<Name, string>>} */ (values);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(reason, `Usage: ${usage}`);
  }
}

/**
 * @param {string | undefined} option the value of `--port`
 * @param {NodeJS.ProcessEnv} env
 */
export function choosePort(option, env) {
  const text = option ?? (env.PORT || '3000');
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Problem(
    `"${text}" is not a port.`,
    'Give a number from 0 (any free port) to 65535, as in "npm start -- --port 3001" or "PORT=3001 npm start".',
  );
}
