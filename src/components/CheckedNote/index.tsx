import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

import styles from './styles.module.css';

/** A month written `2024-08` in the page's language: 2024年8月, August 2024. */
function useMonth(checked: string): string {
  const format = useDateTimeFormat({year: 'numeric', month: 'long', timeZone: 'UTC'});
  return format.format(new Date(`${checked}-01`));
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
      <Translate id="page.checked.text" values={{month}}>
        {'核对时间：{month}；菜单可能已有调整'}
      </Translate>
    </p>
  );
}
