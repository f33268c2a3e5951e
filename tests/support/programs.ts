import {spawnSync} from 'node:child_process';

/** Some launchers stand in for a program and end with the shell's code for a missing one. */
function isMissing(program: string): boolean {
  const {error, status} = spawnSync(program, ['--version']);
  return error !== undefined || status === 127;
}

/** Why a test cannot run here: a program that it shows to readers is not on this machine. False when all are. */
export function reasonToSkip(programs: readonly string[]): string | false {
  const missing = programs.filter(isMissing);
  return missing.length > 0 && `needs ${missing.join(' and ')}, which is not installed here`;
}
