import type {SiteLocale} from '../../../config/site';

/** A number with what it counts, written in one way for both languages. */
export type Quantity = {
  value: number;
  /** A size, time or length by its English name; `count` for things that are counted; undefined when left out. */
  unit: string | undefined;
  /** As the text has it. */
  text: string;
  offset: number;
};

/** Units and the forms they have on pages. */
const units: readonly {name: string; zh: string; en: string}[] = [
  {name: '%', zh: '%', en: '%'},
  {name: 'KB', zh: 'KB', en: 'KB'},
  {name: 'MB', zh: 'MB', en: 'MB'},
  {name: 'GB', zh: 'GB?(?![A-Za-z])', en: 'GB'},
  {name: 'TB', zh: 'TB', en: 'TB'},
  {name: 'byte', zh: '个?字节', en: 'bytes?'},
  {name: 'character', zh: '个?字符', en: 'characters?|hexadecimal digits'},
  {name: 'character', zh: '位十六进制', en: 'letters?'},
  {name: 'bit', zh: '位(?!\\p{Script=Han}*人)', en: 'bits?'},
  {name: 'pixel', zh: '像素', en: 'pixels?'},
  {name: 'second', zh: '秒', en: 'seconds?'},
  {name: 'minute', zh: '分钟', en: 'minutes?'},
  {name: 'hour', zh: '个?小时', en: 'hours?'},
  {name: 'working day', zh: '个?工作日', en: '(?:working|business) days?'},
  {name: 'day', zh: '天|日', en: 'days?'},
  {name: 'week', zh: '个?(?:星期|周)(?!岁)', en: 'weeks?'},
  {name: 'month', zh: '个月', en: 'months?'},
  {name: 'year', zh: '年(?!第)|周岁', en: 'years?'},
  {
    name: 'count',
    zh: '个|次|条|人|项',
    en:
      '(?:public |OAuth |default |top-level )?(?:attachments?|organizations?|repositories|reviewers?|annotations?|entries|' +
      'items?|apps?|approvals?|calls?|requests?|people|members?|scopes?|results?|projects?|times|files?|labels?|commits?)',
  },
];

const words: Readonly<Record<SiteLocale, readonly string[]>> = {
  'zh-Hans': ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  en: [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['eleven', 'twelve'],
  ],
};

/** The value of digits or of a number word; undefined for anything else. */
export function readNumber(text: string, locale: SiteLocale): number | undefined {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  if (locale === 'zh-Hans' && text === '两') return 2;
  const index = words[locale].indexOf(text.toLowerCase());
  return index < 0 ? undefined : index;
}

const digits = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const number: Record<SiteLocale, string> = {
  // Version numbers, dates, names and ranges of addresses are no quantities.
  'zh-Hans': `(?<![\\w.:-]|第 ?)(${digits}|[一二两三四五六七八九]|十[一二]?)`,
  en: `(?<![\\w.:/-])(${digits}|${words.en.slice(1).join('|')})\\b`,
};

const withUnit: Record<SiteLocale, RegExp> = {
  'zh-Hans': new RegExp(
    `${number['zh-Hans']} ?(?:${units.map(({zh}) => `(${zh})`).join('|')})`,
    'gu',
  ),
  en: new RegExp(`${number.en}[ -]?(?:${units.map(({en}) => `(${en})(?!\\w)`).join('|')})`, 'gi'),
};

/** “At most 20”, without a word for what is counted. */
const bareLimit: Record<SiteLocale, RegExp> = {
  'zh-Hans': new RegExp(
    `(?:最多|不超过|至多|上限[为是]?|最大|默认) ?(${digits})(?= ?[，。；、）)]|$)`,
    'gu',
  ),
  en: new RegExp(
    `(?:at most|up to|no more than|a maximum of|limit of|maximum) (${digits}|${words.en.slice(4).join('|')})(?=[,.;)]|$| in one| each)`,
    'gi',
  ),
};

/** A cell of a table that holds a number and nothing else; answers of servers are no quantities. */
const bareCell = /^(?:Up to |At most )?(\d+(?:,\d{3})*)$/;
const statuses = new Set([
  200, 201, 202, 204, 301, 302, 304, 400, 401, 403, 404, 409, 422, 500, 503,
]);

const counting = /(?:最多|不超过|至多|上限|at most|up to|no more than|limit of) ?$/i;
const lengthsInWords = new Set(['character', 'bit', 'pixel']);

/** A number in words mostly counts what the sentence is about, such as “two branches”; times and limits are meant. */
function isSpoken(text: string, unit: string, value: number, before: string): boolean {
  if (/^\d/.test(text)) return false;
  return value === 1 || lengthsInWords.has(unit) || (unit === 'count' && !counting.test(before));
}

function readUnits(text: string, locale: SiteLocale): Quantity[] {
  return [...text.matchAll(withUnit[locale])].flatMap((match) => {
    const [whole, numeral = '', ...found] = match;
    const value = readNumber(numeral, locale);
    const unit = units[found.findIndex(Boolean)]?.name ?? '';
    const before = text.slice(0, match.index);
    if (value === undefined || isSpoken(numeral, unit, value, before)) return [];
    // 2024 年 8 月 17 日 and 1 月 17 日 are dates.
    if (locale === 'zh-Hans' && (/月 ?$/.test(before) || (unit === 'year' && value > 1900)))
      return [];
    return [{value, unit, text: whole, offset: match.index}];
  });
}

const anyNumber: Record<SiteLocale, RegExp> = {
  'zh-Hans': new RegExp(`${digits}|[一二两三四五六七八九十]`, 'gu'),
  en: new RegExp(`\\b(?:${digits}|${words.en.slice(1).join('|')})\\b`, 'gi'),
};

/** Every number of a text, in digits or as a word. */
export function numbersOf(text: string, locale: SiteLocale): number[] {
  return [...text.matchAll(anyNumber[locale])].flatMap(([one]) => readNumber(one, locale) ?? []);
}

/** Every number that a text writes in digits, without the commas of thousands. */
export function numeralsOf(text: string): string[] {
  return [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)*/g)].map(([one]) => one.replaceAll(',', ''));
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );
const ordinals =
  'zeroth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split(
    '|',
  );

const others: Readonly<Record<string, number>> = {both: 2, twice: 2, once: 1, zeros: 0};

/** Every number that a text writes as a word, in digits. */
export function spokenNumbersOf(text: string, locale: SiteLocale): string[] {
  if (locale === 'zh-Hans') {
    const found = [...text.matchAll(/十[一二]?|[零一二两三四五六七八九]/g)];
    return found.map(([one]) => String(readNumber(one, locale) ?? one));
  }
  return [...text.matchAll(/\b[a-z]+\b/gi)].flatMap(([word]) => {
    const lower = word.toLowerCase();
    const places = [
      readNumber(word, locale) ?? -1,
      ordinals.indexOf(lower),
      months.indexOf(word) + 1 || -1,
      others[lower] ?? -1,
    ];
    return places.filter((place) => place >= 0).map(String);
  });
}

/** The quantities of a text, each once per place. */
export function quantitiesOf(text: string, locale: SiteLocale): Quantity[] {
  const found = readUnits(text, locale);
  const cell = bareCell.exec(text.trim());
  const bare = [...text.matchAll(bareLimit[locale]), ...(cell ? [cell] : [])].flatMap((match) => {
    const value = readNumber(match[1] ?? '', locale) ?? 0;
    if (match === cell && statuses.has(value)) return [];
    return [{value, unit: undefined, text: match[0], offset: match.index}];
  });
  const isNew = ({offset, text: own}: Quantity) =>
    !found.some(
      (other) => other.offset < offset + own.length && offset < other.offset + other.text.length,
    );
  return [...found, ...bare.filter(isNew)].sort((a, b) => a.offset - b.offset);
}
