import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

const names = z.array(z.string().min(1)).min(1);

const term = z.strictObject({
  zh: z.string().min(1),
  en: z.string().min(1),
  otherNames: z.strictObject({zh: names.optional(), en: names.optional()}).optional(),
});

export type Term = z.infer<typeof term>;

const file = 'config/terminology.yaml';

/** The terms of the site; throws with the place of the first mistake. */
export function parseTerminology(yaml: string): Term[] {
  const result = z.array(term).min(1).safeParse(parse(yaml));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join(' → ') ?? '';
  throw new Error(`${file}: entry ${place}: ${issue?.message ?? ''}. See the head of the file.`);
}

export function readTerminology(): Term[] {
  return parseTerminology(
    readFileSync(fileURLToPath(new URL('terminology.yaml', import.meta.url)), 'utf8'),
  );
}
