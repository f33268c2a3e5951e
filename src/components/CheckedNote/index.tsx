import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import CheckedText from './CheckedText';
import styles from './styles.module.css';

type Props = {
  /** The front matter's `checked`: the month whose platform the page describes. */
  checked: string;
  /** The other date. */
  children?: ReactNode;
};

/** Tells how old the facts of a page are, and, opened, when its text was changed and what the two dates mean. */
export default function CheckedNote({checked, children}: Props): ReactNode {
  return (
    <details className={styles.note}>
      <summary>
        <CheckedText checked={checked} />
      </summary>
      {children}
      <Translate id="page.checked.explanation">
        “核对”是我们上一次对照平台检查本页事实的月份，“修改”是本页文字上一次改动的日期。界面与本页不同时，以平台为准。
      </Translate>
    </details>
  );
}
