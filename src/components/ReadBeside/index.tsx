import {useEffect, useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import type {OtherLanguage} from '@site/src/navigation/useOtherLanguages';

import {showBeside} from './showBeside';
import styles from './styles.module.css';
import {canReadBeside} from './useBeside';

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Loads the page in the other language and shows it; says what went wrong, and how to try again. */
function useBesidePage({address, locale, label}: OtherLanguage) {
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!canReadBeside()) return undefined;
    let remove: (() => void) | undefined;
    let isGone = false;
    fetchPage(address)
      .then((document) => {
        if (isGone) return;
        remove = showBeside(
          {document, locale, label},
          {page: styles.page ?? '', piece: styles.piece ?? ''},
        );
      })
      .catch((error: unknown) => {
        if (!isGone) setProblem(String(error));
      });
    return () => {
      isGone = true;
      remove?.();
      setProblem(undefined);
    };
  }, [address, locale, label, attempt]);
  const retry = () => {
    setAttempt(attempt + 1);
  };
  return {problem, retry};
}

/** The text of the page in the other language, block by block: beside its own, or folded below it on narrow screens. */
export default function ReadBeside(other: OtherLanguage): ReactNode {
  const {problem, retry} = useBesidePage(other);
  if (problem === undefined) return null;
  const title = (
    <Translate id="beside.failed.title" values={{language: other.label}}>
      {'没有获取到 {language} 的页面，请检查网络'}
    </Translate>
  );
  return <ErrorBox className={styles.failed} title={title} detail={problem} onRetry={retry} />;
}
