import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import styles from './styles.module.css';

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

type Props = {
  /** The front matter's `checked`: the month whose platform the page describes. */
  checked: string;
};

/** Tells how old the facts of a page are, and, opened, what the two dates at the foot mean. */
export default function CheckedNote({checked}: Props): ReactNode {
  const month = useMonth(checked);
  return (
    <details className={styles.note}>
      <summary>
        <Translate id="page.checked.text" values={{month}}>
          {'平台信息核对于 {month}'}
        </Translate>
      </summary>
      <Translate id="page.checked.explanation">
        “核对”是我们上一次对照平台检查本页事实的月份，“修改”是本页文字上一次改动的日期。界面与本页不同时，以平台为准。
      </Translate>
    </details>
  );
}
