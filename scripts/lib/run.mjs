import {spawn} from 'node:child_process';
import {once} from 'node:events';

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {number} [timeoutMs] after this the program and all it started are killed
 * @property {'show' | 'collect' | 'both'} [output] what to do with all it prints; the default is to show it
 *
 * @typedef {{code: number, output: string, timedOut: boolean}} RunResult
 */

/** @type {Set<() => void>} */
const stopRunning = new Set();

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const stop of stopRunning) stop();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a program to its end. A program that cannot be started counts as failed, not as an exception.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<RunResult>}
 */
export async function run(command, args, {cwd, env, timeoutMs, output: mode = 'show'}) {
  // A group of its own lets a timeout reach grandchildren; without a timeout the terminal keeps them together.
  const ownGroup = timeoutMs !== undefined && process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: mode === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  let output = '';
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (mode === 'both') to.write(text);
    });
  }

  const stop = () => {
    if (ownGroup && child.pid !== undefined) killGroup(child.pid);
    else child.kill();
  };
  if (stopRunning.size === 0) process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
  stopRunning.add(stop);

  let timedOut = false;
  const killLate = () => {
    timedOut = true;
    stop();
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(killLate, timeoutMs);
  try {
    /** @type {unknown[]} */
    const closed = await once(child, 'close');
    // A program that a signal ended has no code.
    const code = typeof closed[0] === 'number' ? closed[0] : 1;
    return {code, output, timedOut};
  } catch (error) {
    return {code: 127, output: error instanceof Error ? error.message : String(error), timedOut};
  } finally {
    clearTimeout(timer);
    stopRunning.delete(stop);
    if (stopRunning.size === 0) process.off('SIGINT', stopAll).off('SIGTERM', stopAll);
  }
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself between the decision and the signal.
  }
}

/**
 * Runs a JavaScript program of an installed package with this Node, so that no shell and no PATH is involved.
 * @param {string} program path inside node_modules
 * @param {string[]} args
 * @param {RunOptions} options
 */
export function runPackage(program, args, options) {
  return run(process.execPath, [`${options.cwd}/node_modules/${program}`, ...args], options);
}
