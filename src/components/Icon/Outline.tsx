import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {path: string; className?: string | undefined};

/** A drawing beside a text that says the same; it has no name of its own. */
export default function Outline({path, className}: Props): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
