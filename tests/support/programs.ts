import {spawnSync} from 'node:child_process';

/** Why a test cannot run here: a program that it shows to readers is not on this machine. False when all are. */
export function reasonToSkip(programs: readonly string[]): string | false {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).status !== 0);
  return missing.length > 0 && `needs ${missing.join(' and ')}, which is not installed here`;
}
