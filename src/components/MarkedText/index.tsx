import {Fragment, type ReactNode} from 'react';

import type {Marked} from '@site/src/search/types';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = Marked & {
  /** A name, whose matches keep its ink. */
  isName?: boolean;
};

/** A text with the matches marked; what only means the same as what was typed is not. */
export default function MarkedText({
  text,
  marks: found,
  isRelated = false,
  isCode = false,
  isName = false,
}: Props): ReactNode {
  const marks = isRelated ? [] : found;
  const last = marks.at(-1);
  const parts = (
    <>
      {marks.map(([start, length], position) => {
        const [before = 0, size = 0] = marks[position - 1] ?? [];
        return (
          <Fragment key={start}>
            {text.slice(before + size, start)}
            <mark className={clsx(styles.mark, isName && styles.name)}>
              {text.slice(start, start + length)}
            </mark>
          </Fragment>
        );
      })}
      {last ? text.slice(last[0] + last[1]) : text}
    </>
  );
  return isCode ? <code className={styles.code}>{parts}</code> : parts;
}
