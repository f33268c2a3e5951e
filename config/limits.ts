import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {LineCounter, parseDocument, isMap, isSeq, type Document} from 'yaml';
import * as z from 'zod';

import type {SiteLocale} from './site';

const bothLanguages = z.strictObject({zh: z.string().min(1), en: z.string().min(1)});

export const limitUnits = [
  'KB',
  'MB',
  'GB',
  '%',
  'byte',
  'character',
  'bit',
  'pixel',
  'hour',
  'day',
  'working day',
  'month',
  'year',
  'count',
] as const;

const limit = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+(\.[a-z-]+)+$/, 'is not of the form "release.attachments"'),
    value: z.number().positive(),
    unit: z.enum(limitUnits),
    bound: z.enum(['most', 'below', 'least', 'default', 'exactly']),
    counted: bothLanguages.optional(),
    what: bothLanguages,
    binds: bothLanguages,
    page: z
      .string()
      .regex(/^\/[\w/.-]*(#[a-z0-9-]+)?$/, 'is not of the form "/repo/release#limits"'),
    also: z.array(z.string().min(1)).min(1).optional(),
    schemas: z
      .array(z.string().regex(/^[\w/.-]+#\//, 'is not of the form <file>#/<keys>'))
      .optional(),
    checked: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'is not a month such as 2024-08'),
  })
  .refine(({unit, counted}) => (unit === 'count') === (counted !== undefined), {
    path: ['counted'],
    message: 'belongs to the unit `count`, and to no other',
  });

/** One figure of the platform, with what it limits, for whom, and the places that name it. */
export type Limit = z.infer<typeof limit> & {
  /** Where it stands in the file. */
  line: number;
};

export const limitsFile = 'config/limits.yaml';

/** Address of the same list for programs. */
export const limitsAddress = '/limits.json';

function lineOfEntry(document: Document, lines: LineCounter, index: number): number {
  const entry = isSeq(document.contents) ? document.contents.items[index] : undefined;
  return isMap(entry) && entry.range ? lines.linePos(entry.range[0]).line : 1;
}

/** The figures; throws with the line of the first mistake. */
export function parseLimits(yaml: string): Limit[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const [error] = document.errors;
  if (error) {
    throw new Error(
      `${limitsFile}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`,
    );
  }
  const result = z.array(limit).min(1).safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const [index = 0, ...keys] = issue?.path ?? [];
    const line = lineOfEntry(document, lines, Number(index));
    const remedy = 'The head of the file says what an entry holds.';
    throw new Error(`${limitsFile}:${line}: ${keys.join('.')} ${issue?.message ?? ''}. ${remedy}`);
  }
  const limits = result.data.map((entry, index) => ({
    ...entry,
    line: lineOfEntry(document, lines, index),
  }));
  const twice = limits.find(({id}, index) => limits.findIndex((one) => one.id === id) < index);
  if (twice) {
    throw new Error(
      `${limitsFile}:${twice.line}: ${twice.id} is there twice. Rename or remove one.`,
    );
  }
  return limits;
}

export function readLimits(): Limit[] {
  return parseLimits(readFileSync(fileURLToPath(new URL('limits.yaml', import.meta.url)), 'utf8'));
}

/** The groups in which readers find them, each with its subjects: what an id begins with. */
export const limitGroups = {
  repositories: [
    'repository',
    'branch',
    'branch-rule',
    'push-rule',
    'change-request',
    'issue',
    'release',
    'webhook',
  ],
  organizations: ['organization'],
  keys: ['ssh-key', 'gpg-key', 'oauth', 'app'],
  api: ['rate', 'api', 'check-run'],
  privacy: ['privacy'],
} as const satisfies Record<string, readonly string[]>;

export type LimitGroup = keyof typeof limitGroups;

export function isInGroup({id}: Pick<Limit, 'id'>, group: LimitGroup): boolean {
  return limitGroups[group].some((subject) => id.startsWith(`${subject}.`));
}

const bounds: Record<Limit['bound'], Record<SiteLocale, string>> = {
  most: {'zh-Hans': '最多 ', en: 'At most '},
  below: {'zh-Hans': '小于 ', en: 'Less than '},
  least: {'zh-Hans': '至少 ', en: 'At least '},
  default: {'zh-Hans': '默认 ', en: 'By default '},
  exactly: {'zh-Hans': '', en: ''},
};

const chineseUnits: Partial<Record<Limit['unit'], string>> = {
  byte: '字节',
  character: '个字符',
  bit: '位',
  pixel: '像素',
  hour: '小时',
  day: '天',
  'working day': '个工作日',
  month: '个月',
  year: '岁',
};

/** The figure with what it counts, such as “50 MB”. */
function describeFigure({value, unit, counted}: Limit, locale: SiteLocale): string {
  if (locale === 'zh-Hans') {
    const after = counted?.zh ?? chineseUnits[unit] ?? unit;
    return `${value}${after === '%' ? '' : ' '}${after}`;
  }
  const number = value.toLocaleString('en-US');
  if (unit === '%') return `${number}%`;
  if (counted) return `${number} ${counted.en}`;
  const isWord = /^[a-z]/.test(unit);
  return `${number} ${unit}${isWord && value !== 1 ? 's' : ''}`;
}

/** What a reader reads, “At most 50 MB”, in its two parts; before a figure that is exact stands nothing. */
export function describeLimit(limit: Limit, locale: SiteLocale): {bound: string; figure: string} {
  return {bound: bounds[limit.bound][locale], figure: describeFigure(limit, locale)};
}
