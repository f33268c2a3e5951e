import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  /** The error's own words, in whatever language they come. */
  detail: string;
  onRetry: () => void;
  className?: string;
};

/** Says in red that something did not load, and offers to try again. */
export default function ErrorBox({title, detail, onRetry, className}: Props): ReactNode {
  return (
    <div className={clsx(styles.box, className)} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.detail} lang="en">
        {detail}
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Translate id="error.box.retry">重试</Translate>
      </button>
    </div>
  );
}
