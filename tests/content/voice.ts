import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {parse} from 'yaml';
import * as z from 'zod';

import type {SiteLocale} from '../../config/site';
import type {WrittenText} from '../support/prose/texts';
import type {Problem} from '../support/prose/problem';
import {codeMark, excerptOf, quoteMark, withoutQuotations} from '../support/prose/text';

const sentences = z.array(z.string().min(1)).min(1);

const habit = z.strictObject({
  id: z.string().min(1),
  in: z.literal('heading').optional(),
  case: z.literal('sensitive').optional(),
  pattern: z.string().min(1),
  why: z.string().min(1),
  write: z.string().min(1),
  bad: sentences,
  good: sentences,
});

const table = z.strictObject({en: z.array(habit), zh: z.array(habit)});

/** A habit of `voice.yaml`, ready to be looked for. */
export type Habit = z.infer<typeof habit> & {wrong: RegExp};

function compile(entry: z.infer<typeof habit>): Habit {
  const source = entry.pattern.replaceAll('{label}', quoteMark).replaceAll('{code}', codeMark);
  return {...entry, wrong: new RegExp(source, entry.case ? 'gu' : 'giu')};
}

const file = 'tests/content/voice.yaml';

/** The habits of each language; throws with the first entry that is wrong. */
export function parseVoice(yaml: string): Record<SiteLocale, Habit[]> {
  const result = table.safeParse(parse(yaml));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${file}: ${issue?.path.join(' → ') ?? ''}: ${issue?.message ?? ''}.`);
  }
  const {en, zh} = result.data;
  return {en: en.map(compile), 'zh-Hans': zh.map(compile)};
}

export const voice = parseVoice(
  readFileSync(fileURLToPath(new URL('voice.yaml', import.meta.url)), 'utf8'),
);

/** What in a text is a habit of the list, with what to write instead. */
export function checkVoice({file: path, locale, heading, text, lineAt}: WrittenText): Problem[] {
  const quoted = withoutQuotations(text);
  return voice[locale]
    .filter((entry) => heading || entry.in === undefined)
    .flatMap(({id, wrong, why, write}) => {
      // A pattern that names the quotation mark itself looks at the text as it is.
      const read = wrong.source.includes('“') ? text : quoted;
      return [...read.matchAll(wrong)].map(({index, 0: match}) => ({
        file: path,
        line: lineAt(index),
        what: `“${excerptOf(text, index, match.length)}” (${id}): ${why}`,
        remedy: `Write: ${write}.`,
      }));
    });
}
