// Change: the stock box and the index load on the first focus, hover or Ctrl/Cmd+K; what was typed meanwhile is kept; a failure shows.
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchFailure from '@site/src/components/SearchFailure';
import {fetchIndexesByWorker, persist} from '@site/src/search/client';

import {flushSync} from 'react-dom';

import {adoptInput, readInput, waitForComposition} from './inputState';
import Placeholder from './Placeholder';
import styles from './styles.module.css';

/** Pages reached from a hit carry the words to mark, which the stock box does. */
const marksWords = (search: string) => new URLSearchParams(search).has('_highlight');

function useLazyBox() {
  const bar = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [Box, setBox] = useState<ComponentType>();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {search} = useLocation();

  const findInput = useCallback(() => bar.current?.querySelector('input') ?? undefined, []);

  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    void fetchIndexesByWorker(baseUrl, '');
    void persist(() => import('@theme-original/SearchBar')).then(async ({default: StockBox}) => {
      const input = findInput();
      if (!input) return;
      await waitForComposition(input);
      const typed = readInput(input);
      // At once, so that no key falls between the two boxes.
      flushSync(() => {
        setBox(() => StockBox as ComponentType);
      });
      const stockInput = findInput();
      if (stockInput) adoptInput(stockInput, typed);
    });
  }, [baseUrl, findInput]);

  useEffect(() => {
    if (marksWords(search)) load();
  }, [search, load]);

  return {bar, Box, load, findInput};
}

export default function SearchBar(): ReactNode {
  const {bar, Box, load, findInput} = useLazyBox();
  const {pathname} = useLocation();
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  // The results page says it itself.
  const onResultsPage = /\/search\/?$/.test(pathname);
  return (
    <div ref={bar} className={styles.bar}>
      {Box ? <Box /> : <Placeholder label={label} onIntent={load} />}
      {!onResultsPage && (
        <SearchFailure className={styles.failure} onRetry={() => findInput()?.focus()} />
      )}
    </div>
  );
}
