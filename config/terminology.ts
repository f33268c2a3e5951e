import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

const names = z.array(z.string().min(1)).min(1);

const inLanguages = z.strictObject({zh: names.optional(), en: names.optional()}).optional();

const term = z.strictObject({
  zh: z.string().min(1),
  en: z.string().min(1),
  otherNames: inLanguages,
  asked: inLanguages,
  isAction: z.literal(true).optional(),
});

export type Term = z.infer<typeof term>;

const withoutRemark = (name: string): string => name.replace(/\s*[（(].*[)）]$/, '');

/** What readers may type for a thing, what others call it, and the words of this site that they find by it. */
export function listWords({zh, en, otherNames = {}, asked = {}, isAction}: Term) {
  const own = [zh, en].map(withoutRemark);
  return {
    own,
    otherNames: [otherNames.zh, otherNames.en].flatMap((list = []) => list.map(withoutRemark)),
    asked: [...(asked.zh ?? []), ...(asked.en ?? [])],
    isAction: isAction === true,
  };
}

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
