import {useId, type ChangeEvent, type ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with the value and what to do about it. */
  problem?: string;
  /** For texts of several lines. */
  rows?: number;
  /** Code, addresses and figures are set in the type of code. */
  isCode?: boolean;
  inputMode?: 'numeric' | 'email';
  placeholder?: string;
};

/** A labelled input. Its problem is a sentence, tied to it for assistive technology. */
export default function Field(props: Props): ReactNode {
  const {label, value, onChange, hint, problem, rows, isCode, inputMode, placeholder} = props;
  const id = useId();
  const shared = {
    id,
    value,
    placeholder,
    className: clsx(styles.input, isCode && styles.code),
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': problem !== undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, problem && `${id}-problem`) || undefined,
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onChange(target.value);
    },
  };
  return (
    <div className={styles.field} data-markdown-ignore="">
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows === undefined ? (
        <input type="text" inputMode={inputMode} {...shared} />
      ) : (
        <textarea rows={rows} {...shared} />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
