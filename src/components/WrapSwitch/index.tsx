import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import styles from './styles.module.css';
import {useWrap} from './useWrap';

/** Wraps long lines, of this block of code and of all others. */
export default function WrapSwitch(): ReactNode {
  const {on, toggle} = useWrap();
  const label = translate({id: 'code.wrap.label', message: '自动换行'});
  return (
    <button
      type="button"
      className={clsx(styles.button, 'code-wrap')}
      aria-label={label}
      aria-pressed={on}
      title={label}
      onClick={toggle}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m1.75-2L7.5 12.5l2.25 2M2 12.5h2.5" />
      </svg>
    </button>
  );
}
