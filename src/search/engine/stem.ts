/** Porter's stemmer of English words (1980), for words in lower case; `verify` and `verification` meet, too. */
const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

const measureAbove0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureIs1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureAbove1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const step2: Record<string, string> = {
  ification: 'ifi',
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const step3: Record<string, string> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};
const endings = (table: Record<string, string>) =>
  new RegExp(`^(.+?)(${Object.keys(table).join('|')})$`);
const step2Endings = endings(step2);
const step3Endings = endings(step3);
/** Porter strips more here; `general` and `generate` would be one word. */
const step4Endings = /^(.+?)(ance|ence|able|ible|ant|ement|ment|ent|ive)$/;

function stripPlural(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function stripTense(word: string): string {
  if (word.endsWith('eed')) {
    return measureAbove0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  }
  const [, base] = /^(.+?)(?:ed|ing)$/.exec(word) ?? [];
  if (base === undefined || !hasVowel.test(base)) return word;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return endsShort.test(base) ? `${base}e` : base;
}

function replaceEnding(word: string, pattern: RegExp, table: Record<string, string>): string {
  const [, base = '', ending = ''] = pattern.exec(word) ?? [];
  return base && measureAbove0.test(base) ? base + (table[ending] ?? '') : word;
}

function stripEnding(word: string): string {
  const [, base = ''] = step4Endings.exec(word) ?? [];
  if (base) return measureAbove1.test(base) ? base : word;
  const [, before = ''] = /^(.+?[st])ion$/.exec(word) ?? [];
  return before && measureAbove1.test(before) ? before : word;
}

function stripLastE(word: string): string {
  if (!word.endsWith('e')) return word;
  const base = word.slice(0, -1);
  const isOpen = measureIs1.test(base) && !endsShort.test(base);
  return measureAbove1.test(base) || isOpen ? base : word;
}

/** Forms of one English word have one stem: `committing` and `commits` are `commit`. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  // A `y` at the start is a consonant.
  let result = word.replace(/^y/, 'Y');
  result = stripTense(stripPlural(result));
  const [, beforeY = ''] = /^(.{3,}?)y$/.exec(result) ?? [];
  if (beforeY && hasVowel.test(beforeY)) result = `${beforeY}i`;
  result = replaceEnding(result, step2Endings, step2);
  result = replaceEnding(result, step3Endings, step3);
  result = stripLastE(stripEnding(result));
  if (result.endsWith('ll') && measureAbove1.test(result)) result = result.slice(0, -1);
  return result.toLowerCase().replace(/(.{4})i$/, '$1');
}
