import {tokenScopes, type TokenScope} from '@site/src/data/tokenScopes';
import type {TokenTask} from '@site/src/data/tokenTasks';

export type Collected = {
  /** The smallest set that covers the tasks, in the order of the form. */
  scopes: TokenScope[];
  /** What no personal access token can do. */
  appOnly: TokenTask[];
  /** What needs more than the right to read. */
  withRole: TokenTask[];
};

export function collectScopes(tasks: readonly TokenTask[], chosen: ReadonlySet<string>): Collected {
  const wanted = tasks.filter(({id}) => chosen.has(id));
  const needed = new Set(wanted.map(({scope}) => scope));
  return {
    scopes: tokenScopes.filter((scope) => needed.has(scope)),
    appOnly: wanted.filter(({scope}) => scope === undefined),
    withRole: wanted.filter(({role}) => role !== undefined),
  };
}
