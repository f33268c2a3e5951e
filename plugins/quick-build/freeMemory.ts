import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/**
 * Lets go of what nobody holds any more. The bundler has hundreds of megabytes outside of JavaScript, until the small
 * objects that stand for them inside are collected; those alone would not be, for a long time.
 */
export function freeMemory(): void {
  // Node has no other way to ask for it. Only this one function gets to know it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
