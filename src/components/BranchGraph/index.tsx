import type {ReactNode} from 'react';

import clsx from 'clsx';

import {drawHistory, type Point} from './draw';
import type {History} from './history';
import styles from './styles.module.css';

type CommitsProps = {at: readonly Point[]; className?: string};

function Commits({at, className}: CommitsProps): ReactNode {
  return at.map(({x, y}) => <circle key={`${x} ${y}`} className={className} cx={x} cy={y} r="6" />);
}

type Props = {
  history: History;
  className?: string;
  /** Whether it draws itself once as the page appears. */
  isDrawn?: boolean;
};

/** The site's emblem: a history that branches off and is merged. Decoration, hidden from assistive technology. */
export default function BranchGraph({history, className, isDrawn = false}: Props): ReactNode {
  const {width, height, trunk, branches, commits, head, lost} = drawHistory(history);
  return (
    <svg
      className={clsx(styles.graph, isDrawn && styles.drawn, className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true">
      {branches.map((line) => (
        <path key={line} d={line} />
      ))}
      {lost && <path className={styles.lost} d={lost.line} />}
      <path className={styles.trunk} d={trunk} />
      <Commits at={commits.branches} />
      <Commits at={commits.trunk} className={styles.trunk} />
      {lost && <circle className={styles.lost} cx={lost.end.x} cy={lost.end.y} r="9" />}
      {head && (
        <>
          <circle className={styles.ring} cx={head.x} cy={head.y} r="15" />
          <circle className={styles.head} cx={head.x} cy={head.y} r="8" />
        </>
      )}
    </svg>
  );
}
