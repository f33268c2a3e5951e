import type {ReactNode} from 'react';

import clsx from 'clsx';

import {iconPaths} from './paths';
import styles from './styles.module.css';

export type IconName = keyof typeof iconPaths;

type Props = {name: IconName; className?: string};

/** A drawing beside a text that says the same; it has no name of its own. */
export default function Icon({name, className}: Props): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
