import {Suspense, type ReactNode} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import styles from './styles.module.css';

type Name = 'emblem' | 'ways';

const readWritten = (name: Name): string =>
  (ExecutionEnvironment.canUseDOM &&
    document.querySelector(`.not-found [data-part=${name}]`)?.innerHTML) ||
  '';

/** What the page came with, read before React begins. */
const written: Record<Name, string> = {emblem: readWritten('emblem'), ways: readWritten('ways')};

/** React takes away what its code has not come for yet: until then stands what the page came with. */
export default function Part({name, children}: {name: Name; children: ReactNode}): ReactNode {
  const standing = (
    <div className={styles.part} dangerouslySetInnerHTML={{__html: written[name]}} />
  );
  return (
    <div className={styles.part} data-part={name}>
      <Suspense fallback={standing}>{children}</Suspense>
    </div>
  );
}
