import {useId, type ChangeEvent, type ReactNode} from 'react';

import clsx from 'clsx';

import Frame, {describeControl, type FrameProps} from './Frame';
import styles from './styles.module.css';

type Props = FrameProps & {
  value: string;
  onChange: (value: string) => void;
  /** For texts of several lines. */
  rows?: number;
  /** Code, addresses and figures are set in the type of code. */
  isCode?: boolean;
  isRequired?: boolean;
  inputMode?: 'numeric' | 'email';
  placeholder?: string;
};

/** A labelled input. Its problem is a sentence, tied to it for assistive technology. */
export default function Field(props: Props): ReactNode {
  const {value, onChange, rows, isCode, isRequired, inputMode, placeholder} = props;
  const id = useId();
  const shared = {
    ...describeControl(id, props),
    value,
    placeholder,
    className: clsx(styles.input, isCode && styles.code),
    autoComplete: 'off',
    spellCheck: false,
    'aria-required': isRequired,
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onChange(target.value);
    },
  };
  return (
    <Frame {...props} id={id}>
      {rows === undefined ? (
        <input type="text" inputMode={inputMode} {...shared} />
      ) : (
        <textarea rows={rows} {...shared} />
      )}
    </Frame>
  );
}
