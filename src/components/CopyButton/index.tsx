import {useEffect, useState, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import {copyText} from './copyText';
import styles from './styles.module.css';

type Props = {
  /** Called when pressed, so that long texts need not be held twice. */
  getText: () => string;
  /** What is copied: the name of the button. */
  label: string;
  className?: string;
};

type State = 'idle' | 'copied' | 'failed';

const shownForMs = 2500;

function useCopy(getText: () => string) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(setState, shownForMs, 'idle');
    return () => {
      window.clearTimeout(timer);
    };
  }, [state]);
  const copy = () => {
    copyText(getText()).then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
      },
    );
  };
  return {state, copy};
}

function describe(state: State): string {
  switch (state) {
    case 'copied':
      return translate({id: 'copy.status.done', message: '已复制'});
    case 'failed':
      return translate({id: 'copy.status.failed', message: '无法复制，请选中文字后手动复制'});
    case 'idle':
      return '';
  }
}

/** Copies a text and says so, to the eye and to assistive technology. */
export default function CopyButton({getText, label, className}: Props): ReactNode {
  const {state, copy} = useCopy(getText);
  return (
    <span className={clsx(styles.copy, className)} data-state={state}>
      <span className={styles.status} role="status">
        {describe(state)}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={copy}>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          {state === 'copied' ? (
            <path d="M3 8.5l3.25 3.25L13 5" />
          ) : (
            <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" />
          )}
        </svg>
      </button>
    </span>
  );
}
