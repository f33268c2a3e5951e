import type {I18n} from '@docusaurus/types';

import type {SearchAnswer} from './types';

export type SearchLanguage = {
  baseUrl: string;
  label: string;
  htmlLang: string;
  isChinese: boolean;
};

/** The language of the page and the other one, which lies at another base URL of the same site. */
export function describeLanguages(
  baseUrl: string,
  {locales, currentLocale, localeConfigs}: I18n,
): {own: SearchLanguage; other: SearchLanguage | undefined} {
  const describe = (locale: string): SearchLanguage => ({
    baseUrl: locale === currentLocale ? baseUrl : (localeConfigs[locale]?.baseUrl ?? baseUrl),
    label: localeConfigs[locale]?.label ?? locale,
    htmlLang: localeConfigs[locale]?.htmlLang ?? locale,
    isChinese: locale.startsWith('zh'),
  });
  const other = locales.find((locale) => locale !== currentLocale);
  return {own: describe(currentLocale), other: other === undefined ? undefined : describe(other)};
}

/** A line has room for so many more letters than Chinese characters. */
const lettersPerCharacter = 2;

/** How long an excerpt may be that has as many lines as one of `characters` in Chinese. */
export const fitExcerpt = (characters: number, isChinese: boolean): number =>
  isChinese ? characters : Math.round(characters * lettersPerCharacter);

const few = 3;

/** Whether the query is in the other language, or the own one has little to say to it. */
export function wantsOtherLanguage(
  query: string,
  {total, corrected}: SearchAnswer,
  isChinese: boolean,
): boolean {
  const hasHan = /\p{Script=Han}/u.test(query);
  const isForeign = isChinese ? !hasHan && /[a-z]{2,}\s+[a-z]{2,}/i.test(query) : hasHan;
  return isForeign || (total < few && corrected === undefined);
}
