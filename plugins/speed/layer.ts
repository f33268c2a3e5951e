import type {LoadContext, Plugin} from '@docusaurus/types';

import {isOn, type LayerName} from './switches';

/** Says which layer a failure comes from, and how to build without it. */
export class LayerError extends Error {
  constructor(name: LayerName, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The layer “${name}” (plugins/speed/${name}) failed: ${reason}\nThe site builds without it: npm run build -- --without ${name}`,
      {cause},
    );
    this.name = 'LayerError';
  }
}

/** Signs the failures of a function: of each hook, and of what a hook gives the bundler to call later. */
export const signed =
  <Arguments extends unknown[], Result>(
    name: LayerName,
    act: (...args: Arguments) => Result,
  ): ((...args: Arguments) => Result) =>
  (...args) => {
    try {
      const result = act(...args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        throw new LayerError(name, error);
      }) as Result;
    } catch (error) {
      throw new LayerError(name, error);
    }
  };

/** A layer as a plugin that does nothing when it is switched off, and signs its failures. */
export function asLayer(
  name: LayerName,
  make: (context: LoadContext) => Omit<Plugin, 'name'>,
): (context: LoadContext) => Plugin {
  return (context) => {
    if (!isOn(name)) return {name};
    const hooks = Object.entries(signed(name, make)(context)).map(([key, hook]) => [
      key,
      typeof hook === 'function' ? signed(name, hook as (...args: unknown[]) => unknown) : hook,
    ]);
    return {...(Object.fromEntries(hooks) as object), name};
  };
}
