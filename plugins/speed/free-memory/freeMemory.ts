import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** Lets go of what nobody holds any more, before somebody else takes as much again. */
export function freeMemory(): void {
  // Node has no other way to ask for it. The flag is one of all threads and stays: another may be about to ask.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
