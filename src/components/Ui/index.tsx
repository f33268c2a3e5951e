import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** The label as the product shows it, on English pages. */
  zh?: string;
  children: ReactNode;
};

/** A label of the product's interface, quoted exactly. Not for emphasis, file names or values. */
export default function Ui({zh, children}: Props): ReactNode {
  const label = <b className={styles.label}>{children}</b>;
  if (zh === undefined) return label;
  return (
    <>
      {label}{' '}
      {/* eslint-disable-next-line @docusaurus/no-untranslated-text -- brackets, on English pages only */}
      <span className={styles.original}>
        (<span lang="zh-Hans">{zh}</span>)
      </span>
    </>
  );
}
