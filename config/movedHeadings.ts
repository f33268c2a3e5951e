import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

const table = z.record(
  z.string().regex(/^\/[\w/.-]*#[a-z0-9-]+$/, 'is not of the form "/repo/branch#old-id"'),
  z.string().regex(/^[a-z0-9-]+$/, 'is not the id of a heading of the same page'),
);

const file = 'config/movedHeadings.yaml';

/** Old ids of headings and where they are now, both as `address#id`; throws with the first entry that is wrong. */
export function parseMovedHeadings(yaml: string): Map<string, string> {
  const result = table.safeParse(parse(yaml));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${file}: ${issue?.path.join(' → ') ?? ''}: ${issue?.message ?? ''}.`);
  }
  return new Map(
    Object.entries(result.data).map(([old, id]) => [old, `${old.replace(/#.*/, '')}#${id}`]),
  );
}

export function readMovedHeadings(): Map<string, string> {
  return parseMovedHeadings(
    readFileSync(fileURLToPath(new URL('movedHeadings.yaml', import.meta.url)), 'utf8'),
  );
}
