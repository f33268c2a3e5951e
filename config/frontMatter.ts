import {createHash} from 'node:crypto';
import path from 'node:path';

import * as z from 'zod';

import {locateProse, type ProseKind, type ProseLocation} from './proseTrees';
import {teamName, type SiteLocale} from './site';

export type FrontMatterProblem = {line: number; what: string; remedy: string};

/** Keys whose value a translation takes over unchanged. */
export const sharedKeys = [
  'slug',
  'tags',
  'date',
  'checked',
  'released',
  'hide_table_of_contents',
] as const;

/** With the name of the site behind it, a title stays whole in a list of results: 70 characters. */
const longestTitle = {'zh-Hans': 40, en: 55} as const;
const descriptionLength = {'zh-Hans': {min: 20, max: 90}, en: {min: 50, max: 170}} as const;

const remedies: Record<string, string> = {
  sidebar_label: 'Write a name shorter than the title, or leave the key out.',
  tags: 'List keys of tags.yml, each once: `tags: [ssh, git]`; leave the key out when none fits.',
  checked: 'Write the month of the platform facts in quotes or plain: `checked: 2024-08`.',
  released: 'Write `released: unpublished` where the platform has published no date.',
  slug: 'Leave it out: the file path is the address. Only docs/index.mdx says `slug: /`.',
  hide_table_of_contents: 'Write `true` or `false`.',
  date: 'Write the day with its time and zone: `date: 2026-11-21T10:00:00+08:00`.',
  source: 'Compare both languages, then run `npm run new -- stamp <page>`.',
};

function describeRemedy(key: string, locale: SiteLocale): string {
  if (key === 'description') {
    const {min, max} = descriptionLength[locale];
    const language = locale === 'en' ? 'English' : 'Chinese';
    return `Write one ${language} sentence of ${min}–${max} characters that says what the reader can do afterwards.`;
  }
  if (key === 'title') {
    return `Write what the page is about, as readers would search for it, in ${longestTitle[locale]} characters at most.`;
  }
  if (key === 'authors') return `Write \`authors: [{name: ${teamName[locale]}}]\`.`;
  return remedies[key] ?? 'See “A page” in STYLEGUIDE.md.';
}

const text = z
  .string()
  .refine((value) => value.trim() === value && value !== '', 'is empty or padded with spaces');

function entitle(locale: SiteLocale) {
  return text.superRefine((value, context) => {
    const {length} = Array.from(value);
    if (length > longestTitle[locale]) context.addIssue(`is ${length} characters long`);
  });
}

function describe(locale: SiteLocale) {
  const {min, max} = descriptionLength[locale];
  return text.superRefine((value, context) => {
    const {length} = Array.from(value);
    if (length < min || length > max) context.addIssue(`is ${length} characters long`);
    if (locale === 'zh-Hans' && !/\p{Script=Han}/u.test(value)) {
      context.addIssue('is not in Chinese');
    }
  });
}

const tags = z
  .array(text)
  .min(1, 'is empty')
  .refine((list) => new Set(list).size === list.length, 'names a tag twice');

/** Docusaurus hands over a date, since YAML knows them; how it was written is looked up in the file. */
const date = z.union([z.date(), z.string()], 'is not a time');

function makeSchemas(locale: SiteLocale) {
  const common = {title: entitle(locale), description: describe(locale)};
  const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'is not a fingerprint');
  const translation = locale === 'en' ? {source: fingerprint} : {};
  const doc = {
    ...common,
    sidebar_label: text.optional(),
    checked: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'is not a month')
      .optional(),
    hide_table_of_contents: z.boolean().optional(),
    ...translation,
  };
  const author = z.strictObject({name: z.literal(teamName[locale], 'is not the team')});
  return {
    guide: z.strictObject({
      ...doc,
      tags: tags.optional(),
      released: z.literal('unpublished', 'is not `unpublished`').optional(),
      slug: z.string().optional(),
    }),
    oauth: z.strictObject(doc),
    community: z.strictObject(doc),
    post: z.strictObject({
      ...common,
      date,
      authors: z.array(author).min(1, 'is empty'),
      tags,
      ...translation,
    }),
    page: z.strictObject({...common, ...translation}),
  } satisfies Record<ProseKind, z.ZodObject>;
}

/** One schema per kind of page and language; a translation adds `source`. */
const schemas = {'zh-Hans': makeSchemas('zh-Hans'), en: makeSchemas('en')};

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---[^\S\r\n]*(?:\r?\n|$)/;

/** The text after the front matter, with Unix line endings and nothing blank at its end. */
export function bodyOf(raw: string): string {
  return raw.replace(frontMatterPattern, '').replaceAll('\r\n', '\n').trimEnd();
}

/** What a translation names in `source`: it changes with every change of the Chinese body. */
export function fingerprintOf(raw: string): string {
  return createHash('sha256').update(bodyOf(raw)).digest('hex');
}

/** The YAML between the two `---` lines; undefined when the file has none. */
export function frontMatterOf(raw: string): string | undefined {
  return frontMatterPattern.exec(raw)?.[1];
}

/** Line of a front matter key in the file; 1 when the key is not there. */
export function lineOfKey(raw: string, key: string): number {
  const lines = frontMatterOf(raw)?.split(/\r?\n/) ?? [];
  return lines.findIndex((line) => line.startsWith(`${key}:`)) + 2 || 1;
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue, key: string): string {
  if (issue.input === undefined) return `\`${key}\` is missing`;
  if (issue.code === 'invalid_type') return `\`${key}\` is not of the type ${issue.expected}`;
  return `\`${key}\` ${issue.message}`;
}

function readIssue(issue: Issue, location: ProseLocation, raw: string): FrontMatterProblem[] {
  const {kind, locale} = location;
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    const allowed = Object.keys(schemas[locale][kind].shape).join(', ');
    return issue.keys.map((key) => ({
      line: lineOfKey(raw, key),
      what: `\`${key}\` is not a key of this kind of page`,
      remedy: `Remove it, or correct its spelling; the keys are ${allowed}.`,
    }));
  }
  const key = String(issue.path[0] ?? '');
  return [
    {
      line: lineOfKey(raw, key),
      what: describeIssue(issue, key),
      remedy: describeRemedy(key, locale),
    },
  ];
}

function checkSlug(
  {kind, name, locale}: ProseLocation,
  {slug}: Record<string, unknown>,
  raw: string,
): FrontMatterProblem[] {
  if (kind !== 'guide' || slug === undefined || (name === 'index' && slug === '/')) return [];
  return [
    {
      line: lineOfKey(raw, 'slug'),
      what: '`slug` moves the page away from its file path',
      remedy: describeRemedy('slug', locale),
    },
  ];
}

const writtenDate =
  /^date: ['"]?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})['"]?\s*$/m;

function checkDate(
  {kind, locale}: ProseLocation,
  frontMatter: Record<string, unknown>,
  raw: string,
): FrontMatterProblem[] {
  if (kind !== 'post' || frontMatter.date === undefined) return [];
  if (writtenDate.test(frontMatterOf(raw) ?? '')) return [];
  return [
    {
      line: lineOfKey(raw, 'date'),
      what: '`date` lacks its time or its zone',
      remedy: describeRemedy('date', locale),
    },
  ];
}

/** Everything wrong with the front matter of one file; nothing for files that are not prose. */
export function findFrontMatterProblems(
  file: string,
  frontMatter: Record<string, unknown>,
  raw: string,
): FrontMatterProblem[] {
  const location = locateProse(file);
  if (!location) return [];
  const result = schemas[location.locale][location.kind].safeParse(frontMatter, {
    reportInput: true,
  });
  return [
    ...(result.error?.issues ?? []).flatMap((issue) => readIssue(issue, location, raw)),
    ...checkSlug(location, frontMatter, raw),
    ...checkDate(location, frontMatter, raw),
  ].sort((a, b) => a.line - b.line);
}

/** Throws one message that names file, line and remedy of all that is wrong; called for every page that Docusaurus reads. */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Record<string, unknown>,
  raw: string,
): void {
  const file = path.relative(process.cwd(), path.resolve(filePath)).replaceAll('\\', '/');
  const problems = findFrontMatterProblems(file, frontMatter, raw);
  if (problems.length === 0) return;
  const lines = problems.map(({line, what, remedy}) => `${file}:${line}: ${what}. ${remedy}`);
  throw new Error(lines.join('\n'));
}
