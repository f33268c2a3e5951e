import latinLabels from '../latinLabels';
import type {Corpus} from '../../support/prose/corpus';
import {readOwnStrings, type OwnString} from '../../support/prose/interfaceStrings';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

const han = /\p{Script=Han}/u;
const englishCode = 'i18n/en/code.json';
const chineseCode = 'i18n/zh-Hans/code.json';

type Messages = Record<string, {message?: unknown} | undefined>;

function readMessages({files}: Corpus, file: string): Messages {
  return JSON.parse(files.get(file) ?? '{}') as Messages;
}

function lineOfKey({files}: Corpus, file: string, key: string): number {
  const lines = files.get(file)?.split('\n') ?? [];
  return lines.findIndex((line) => line.includes(`${JSON.stringify(key)}:`)) + 1 || 1;
}

function isLatin(message: string): boolean {
  return /[a-z]/i.test(message) && !han.test(message) && !latinLabels.includes(message);
}

function placeholdersOf(message: string): string {
  return [...message.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
}

/** Each value of a file of strings is there, and in its language. */
function checkValues(corpus: Corpus): Problem[] {
  return [...corpus.files.keys()]
    .filter((file) => /^i18n\/(en|zh-Hans)\/.*\.json$/.test(file))
    .flatMap((file) =>
      Object.entries(readMessages(corpus, file)).flatMap(([key, entry]) => {
        const message = entry?.message;
        const report = (what: string, remedy: string) => [
          {file, line: lineOfKey(corpus, file, key), what, remedy},
        ];
        if (typeof message !== 'string' || message.trim() === '') {
          return report(`The string “${key}” is empty`, 'Write its message.');
        }
        if (file.startsWith('i18n/en/') && han.test(message)) {
          return report(`The string “${key}” is not in English`, 'Translate its message.');
        }
        if (file.startsWith('i18n/zh-Hans/') && isLatin(message)) {
          const remedy = 'Translate it; a name belongs in tests/content/latinLabels.ts.';
          return report(`The string “${key}” is not in Chinese`, remedy);
        }
        return [];
      }),
    );
}

function findOwnStrings({files}: Corpus): OwnString[] {
  return [...files].flatMap(([file, source]) =>
    /^src\/.*\.tsx?$/.test(file) ? readOwnStrings(file, source) : [],
  );
}

function checkOwnString(
  {id, message, file, line}: OwnString,
  english: Messages,
  {inChinese}: Corpus['contract']['stock'],
): Problem[] {
  const report = (what: string, remedy: string) => [{file, line, what, remedy}];
  if (!message) {
    return report(`The string “${id}” has no message`, 'Write it in Chinese, as a literal.');
  }
  // A stock string keeps its English message; its Chinese comes from the stock catalogue.
  if (isLatin(message) && inChinese.has(id)) return [];
  if (isLatin(message)) {
    const remedy = `Write it in Chinese here and in English in ${englishCode}.`;
    return report(`The string “${id}” is not in Chinese`, remedy);
  }
  const translation = english[id]?.message;
  if (typeof translation !== 'string') {
    const remedy = `Add it to ${englishCode}.`;
    return report(`The string “${id}” has no English`, remedy);
  }
  if (placeholdersOf(message) !== placeholdersOf(translation)) {
    const remedy = `Use ${placeholdersOf(message) || 'no placeholder'} in ${englishCode} too.`;
    return report(`The placeholders of “${id}” differ between the languages`, remedy);
  }
  return [];
}

/** What stock components say comes in English; what they do not translate is translated here. */
function checkStock(corpus: Corpus): Problem[] {
  const {ids, inChinese} = corpus.contract.stock;
  const ours = readMessages(corpus, chineseCode);
  return [...ids]
    .filter((id) => !inChinese.has(id) && !Object.hasOwn(ours, id))
    .map((id) => ({
      file: chineseCode,
      line: 1,
      what: `The stock string “${id}” has no Chinese`,
      remedy: 'Add it with a Chinese message.',
    }));
}

/** Strings that nothing says any more would be translated for ever. */
function checkUnused(corpus: Corpus, own: OwnString[]): Problem[] {
  const used = new Set([...own.map(({id}) => id), ...corpus.contract.stock.ids]);
  return [englishCode, chineseCode].flatMap((file) =>
    Object.keys(readMessages(corpus, file))
      .filter((key) => !used.has(key))
      .map((key) => ({
        file,
        line: lineOfKey(corpus, file, key),
        what: `No code uses the string “${key}”`,
        remedy: 'Remove it, or correct its id.',
      })),
  );
}

const englishDocs = 'i18n/en/docusaurus-plugin-content-docs';
const sidebars: Record<string, string> = {
  'sidebars.ts': `${englishDocs}/current.json`,
  'sidebarsOauth.ts': `${englishDocs}-oauth/current.json`,
  'sidebarsCommunity.ts': `${englishDocs}-community/current.json`,
};

/** A category of a sidebar has a label, and a page with a title and a sentence. */
function checkSidebars(corpus: Corpus): Problem[] {
  return Object.entries(sidebars).flatMap(([sidebar, file]) => {
    const source = corpus.files.get(sidebar) ?? '';
    const keys = Object.keys(readMessages(corpus, file));
    return [...source.matchAll(/\bkey: '([^']+)'/g)].flatMap(({1: key = ''}) => {
      const label = `.category.${key}`;
      const endings = ['', '.link.generated-index.title', '.link.generated-index.description'];
      return endings
        .map((ending) => label + ending)
        .filter((ending) => !keys.some((candidate) => candidate.endsWith(ending)))
        .map((ending) => missing(file, `sidebar.…${ending}`, sidebar));
    });
  });
}

function missing(file: string, key: string, source: string): Problem {
  const what = `The string “${key}” of ${source} has no English`;
  return {file, line: 1, what, remedy: 'Add it with an English message.'};
}

function checkChrome(corpus: Corpus): Problem[] {
  return Object.entries(corpus.contract.chrome).flatMap(([name, keys]) => {
    const file = `i18n/en/docusaurus-theme-classic/${name}.json`;
    const messages = readMessages(corpus, file);
    const stale = Object.keys(messages).filter((key) => !keys.includes(key));
    return [
      ...keys
        .filter((key) => !Object.hasOwn(messages, key))
        .map((key) => missing(file, key, `config/${name}.ts`)),
      ...stale.map((key) => ({
        file,
        line: lineOfKey(corpus, file, key),
        what: `The string “${key}” belongs to nothing in config/${name}.ts`,
        remedy: 'Remove it, or take over the Chinese label as it is now.',
      })),
    ];
  });
}

function checkStrings(corpus: Corpus): Problem[] {
  const own = findOwnStrings(corpus);
  const english = readMessages(corpus, englishCode);
  return [
    ...checkValues(corpus),
    ...own.flatMap((string) => checkOwnString(string, english, corpus.contract.stock)),
    ...checkStock(corpus),
    ...checkUnused(corpus, own),
    ...checkSidebars(corpus),
    ...checkChrome(corpus),
  ];
}

export const rule: Rule = {
  title: 'Every string of the interface is Chinese on Chinese pages and English on English ones',
  check: checkStrings,
};
