import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Stands for Docusaurus' hook of the same name, which makes a format for each rendering: that is slow. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const calendar = localeConfigs[currentLocale]?.calendar;
  const format = new Intl.DateTimeFormat(currentLocale, {calendar, ...options});
  formats.set(key, format);
  return format;
}
