// Change: a crash of the frame around the page shows the words of a crashed page, in its language, and nothing that could crash in turn.
import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';

import styles from './styles.module.css';

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.page}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- needs contexts that may be what crashed */}
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryError error={error} />
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </main>
  );
}
