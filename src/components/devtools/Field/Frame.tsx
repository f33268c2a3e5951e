import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

export type FrameProps = {
  label: string;
  /** Beside the label: the type of a value, say. */
  note?: ReactNode;
  hint?: string;
  /** What is wrong with the value and what to do about it. */
  problem?: string;
};

/** What ties the texts of a frame to the control in it. */
export function describeControl(id: string, {hint, problem}: FrameProps) {
  return {
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, problem && `${id}-problem`) || undefined,
  };
}

/** Label, hint and problem around a control with that id. */
export default function Frame(props: FrameProps & {id: string; children: ReactNode}): ReactNode {
  const {id, label, note, hint, problem, children} = props;
  return (
    <div className={styles.field} data-markdown-ignore="">
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
