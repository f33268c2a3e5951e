import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

const entry = z.strictObject({
  /** A page's address, or a file; with a slash at the end all files below. */
  at: z.string().min(1),
  /** As rules/limits.ts writes them: `10 minute`, `5 count` as `5`. */
  numbers: z.array(z.string().min(1)).min(1),
  why: z.string().min(10),
});

/** Numbers with a unit that are no figures of the platform. */
export type SpokenQuantities = z.infer<typeof entry>;

const file = 'tests/content/quantities.yaml';

export function readSpokenQuantities(): SpokenQuantities[] {
  const yaml = readFileSync(
    fileURLToPath(new URL('../../content/quantities.yaml', import.meta.url)),
    'utf8',
  );
  const result = z.array(entry).safeParse(parse(yaml));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: entry ${issue?.path.join(' → ') ?? ''}: ${issue?.message ?? ''}.`);
}
