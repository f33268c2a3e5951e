import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A month written `2024-08` in the page's language: 2024年8月, August 2024. Not by Intl, which took 72 ms of
 * a slow phone (CPU ÷ 4, profiled) to format its first date.
 */
function useMonth(checked: string): string {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [year = '', month = ''] = checked.split('-');
  return currentLocale === 'en'
    ? `${months[Number(month) - 1]} ${year}`
    : `${year}年${Number(month)}月`;
}

type Props = {checked: string};

/** In which month the facts of a page were compared with the platform. */
export default function CheckedText({checked}: Props): ReactNode {
  const month = useMonth(checked);
  return (
    <Translate id="page.checked.text" values={{month}}>
      {'平台信息核对于 {month}'}
    </Translate>
  );
}
