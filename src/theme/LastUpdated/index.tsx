// Change: the date is put together from words of ours. The first date that a browser formats itself holds a slow phone up for
// 100 ms while the page comes alive.
import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

function formatDay(date: Date): string {
  const months = translate({id: 'page.changed.months', message: '1 2 3 4 5 6 7 8 9 10 11 12'});
  return translate(
    {id: 'page.changed.day', message: '{year}年{month}月{day}日'},
    {
      year: date.getUTCFullYear(),
      month: months.split(' ')[date.getUTCMonth()] ?? '',
      day: date.getUTCDate(),
    },
  );
}

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const time = (
    <time dateTime={date.toISOString()} itemProp="dateModified">
      {formatDay(date)}
    </time>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="page.changed" values={{date: time}}>
        {'文字修改于 {date}'}
      </Translate>
    </span>
  );
}
