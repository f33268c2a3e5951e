import {useEffect, useRef, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  isSmall?: boolean;
  children: ReactNode;
};

function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return dialog;
}

/** A window above the page. The browser keeps the focus in it, and gives it back to what has opened it. */
export default function Dialog({title, isOpen, onClose, isSmall, children}: Props): ReactNode {
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, isSmall && styles.small)}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser tells of a closing late: by then the window may be open again.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}>
      <header className={styles.head}>
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({id: 'dialog.close', message: '关闭'})}
          onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
          </svg>
        </button>
      </header>
      {children}
    </dialog>
  );
}
