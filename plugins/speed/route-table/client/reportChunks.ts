import Loadable from 'react-loadable';

import type {ChunkTree, Report} from './routeComponent';

const listNumbers = (tree: ChunkTree): number[] =>
  typeof tree === 'number' ? [tree] : Object.values(tree).flatMap(listNumbers);

const Nothing = () => null;

/** By the number of a module the name under which the list of the client's files has its chunk. */
export const reportChunks =
  (chunks: readonly string[]): Report =>
  (tree) =>
    Loadable({
      loader: () => Promise.resolve(Nothing),
      loading: Nothing,
      delay: false,
      modules: listNumbers(tree).flatMap((number) => chunks[number] || []),
    });
