import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

const options = z.array(z.union([z.string(), z.number()]).transform(String));

const program = z.strictObject({
  options: options.optional(),
  subcommands: z.record(z.string(), options).optional(),
});

/** What pages may call, by program. */
export type CommandList = Readonly<Record<string, z.infer<typeof program>>>;

const file = 'tests/content/commands.yaml';

export function readCommandList(): CommandList {
  const path = fileURLToPath(new URL('../../content/commands.yaml', import.meta.url));
  const result = z.record(z.string(), program).safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join(' → ') ?? ''}: ${issue?.message ?? ''}.`);
}
