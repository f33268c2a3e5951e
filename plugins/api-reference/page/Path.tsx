import type {ReactNode} from 'react';

import Breakable from '../../../src/components/Breakable';
import {listOperations} from '../../../src/api/description/operations';
import type {OpenApiDocument} from '../../../src/api/description/types';
import type {PageContext} from './context';

const prefixes = new WeakMap<OpenApiDocument, string>();

/** What many paths begin with and what names a thing, such as a repository: the longest of a third of them, or more. */
function findPrefix(document: OpenApiDocument): string {
  const known = prefixes.get(document);
  if (known !== undefined) return known;
  const paths = listOperations(document).map(({path}) => path);
  const counts = new Map<string, number>();
  for (const path of paths) {
    for (const {index} of path.matchAll(/(?<=\})(?=\/|$)/g)) {
      const start = path.slice(0, index);
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  const shared = [...counts].filter(([, count]) => 3 * count >= paths.length);
  const prefix = shared.reduce(
    (longest, [one]) => (one.length > longest.length ? one : longest),
    '',
  );
  prefixes.set(document, prefix);
  return prefix;
}

/** The path of an operation in a list: what most begin with stands back, but for what has no more than that. */
export function Path({context, path}: {context: PageContext; path: string}): ReactNode {
  const prefix = findPrefix(context.document);
  if (prefix === '' || !path.startsWith(`${prefix}/`)) return <Breakable text={path} />;
  return (
    <>
      <span className="api-prefix">
        <Breakable text={prefix} />
      </span>
      <wbr />
      <Breakable text={path.slice(prefix.length)} />
    </>
  );
}
