import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {writeDate} from './writeDate';

/** Stands for Docusaurus' hook of the same name. */
export function useDateTimeFormat(
  options: Intl.DateTimeFormatOptions = {},
): Pick<Intl.DateTimeFormat, 'format'> {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar;
  return {
    format: (date) =>
      (date instanceof Date && writeDate(currentLocale, options, date)) ||
      new Intl.DateTimeFormat(currentLocale, {calendar, ...options}).format(date),
  };
}
