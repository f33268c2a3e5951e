import type {ReactNode} from 'react';

import BranchGraph from '@site/src/components/BranchGraph';
import {nameHistory} from '@site/src/components/BranchGraph/history';
import clsx from 'clsx';

import {coverSize, drawings} from './drawings';
import styles from './styles.module.css';

type Props = {
  /** The name of a post. */
  post: string;
  className?: string | undefined;
};

/** What stands above a post: a drawing of what it is about; a history of its own until there is one. */
export default function Cover({post, className}: Props): ReactNode {
  const drawing = drawings[post];
  if (!drawing) return <BranchGraph history={nameHistory(post)} className={className} />;
  return (
    <svg
      className={clsx(styles.cover, styles[drawing.subject], className)}
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      aria-hidden="true">
      {drawing.shapes}
    </svg>
  );
}
