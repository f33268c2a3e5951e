import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export type OtherLanguage = {locale: string; label: string; address: string};

/** The languages that the page is not in, and its address in each. */
export function useOtherLanguages(): OtherLanguage[] {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => ({
      locale: localeConfigs[locale]?.htmlLang ?? locale,
      label: localeConfigs[locale]?.label ?? locale,
      address: createUrl({locale, fullyQualified: false}),
    }));
}
