const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** How the parts of a date are put together, for the languages of the site. */
const languages: Record<string, (parts: DateParts) => string> = {
  'zh-Hans': ({year, month, day}) =>
    `${year ? `${year}年` : ''}${month + 1}月${day ? `${day}日` : ''}`,
  en: ({year, month, day, isShort}) => {
    const name = months[month] ?? '';
    const dayOfMonth = `${isShort ? name.slice(0, 3) : name}${day ? ` ${day}` : ''}`;
    return year ? `${dayOfMonth}${day ? ',' : ''} ${year}` : dayOfMonth;
  },
};

type DateParts = {year?: number; month: number; day?: number; isShort: boolean};

/**
 * A date as `Intl.DateTimeFormat` writes it, whose rules the browser would have to load while a page comes alive.
 * @returns nothing where the options or the language are others than those of the site
 */
export function writeDate(
  locale: string,
  {day, month, year, timeZone, ...others}: Intl.DateTimeFormatOptions,
  date: Date,
): string | undefined {
  const isKnown =
    (month === 'long' || month === 'short') &&
    timeZone === 'UTC' &&
    [day, year].every((part) => part === undefined || part === 'numeric') &&
    Object.keys(others).length === 0;
  if (!isKnown) return undefined;
  return languages[locale]?.({
    month: date.getUTCMonth(),
    isShort: month === 'short',
    ...(year && {year: date.getUTCFullYear()}),
    ...(day && {day: date.getUTCDate()}),
  });
}
