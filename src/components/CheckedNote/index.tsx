import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import styles from './styles.module.css';

/** Year, month and the month's name in the page's language, of a month written `2024-08`. */
function useMonth(checked: string) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [year = '', month = ''] = checked.split('-');
  const format = new Intl.DateTimeFormat(currentLocale, {month: 'long', timeZone: 'UTC'});
  return {year, month: String(Number(month)), monthName: format.format(new Date(`${checked}-01`))};
}

type Props = {
  /** The front matter's `checked`: the month whose platform the page describes. */
  checked: string;
};

/** Tells how old the facts of a page are. */
export default function CheckedNote({checked}: Props): ReactNode {
  const month = useMonth(checked);
  return (
    <p className={styles.note}>
      <Translate id="page.checked.text" values={month}>
        {'核对时间：{year} 年 {month} 月；菜单可能已有调整'}
      </Translate>
    </p>
  );
}
