import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

const table = z.record(z.string().min(1), z.string().min(1));

/** Labels of the product's interface, as it shows them, and the one English for each. */
export type Labels = ReadonlyMap<string, string>;

const file = 'config/labels.yaml';

/** The labels; throws with the first entry that is wrong. */
export function parseLabels(yaml: string): Labels {
  const result = table.safeParse(parse(yaml));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${file}: ${issue?.path.join(' → ') ?? ''}: ${issue?.message ?? ''}.`);
  }
  return new Map(Object.entries(result.data));
}

export function readLabels(): Labels {
  return parseLabels(readFileSync(fileURLToPath(new URL('labels.yaml', import.meta.url)), 'utf8'));
}
