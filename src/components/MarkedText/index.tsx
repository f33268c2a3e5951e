import {Fragment, type ReactNode} from 'react';

import type {Marked} from '@site/src/search/types';

import styles from './styles.module.css';

/** A text with the matches marked; quietly where they are not what was typed. */
export default function MarkedText({text, marks, isRelated = false}: Marked): ReactNode {
  const last = marks.at(-1);
  return (
    <>
      {marks.map(([start, length], position) => {
        const [before = 0, size = 0] = marks[position - 1] ?? [];
        return (
          <Fragment key={start}>
            {text.slice(before + size, start)}
            <mark className={isRelated ? styles.related : undefined}>
              {text.slice(start, start + length)}
            </mark>
          </Fragment>
        );
      })}
      {last ? text.slice(last[0] + last[1]) : text}
    </>
  );
}
