import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';

/** What the browser keeps with an entry: the router's name for it, or that it belongs to the open drawer. */
type EntryState = {key?: string; drawer?: true} | null;

const readEntry = () => window.history.state as EntryState;
const isOfDrawer = () => readEntry()?.drawer === true;

/** The router names what it adds; an entry without a name is the one that the reader came by. */
const isFirst = () => readEntry()?.key === undefined;

/**
 * Back closes the drawer also on the page that the reader came to first. The framework is asked only where Back stays
 * within the document, so the open drawer has an entry there, which the router takes for that of the page.
 */
export function useBackCloses(shown: boolean): void {
  const history = useHistory();

  useEffect(() => {
    if (!shown || !isFirst()) return undefined;
    window.history.pushState({drawer: true} satisfies EntryState, '');
    let isLeaving = false;
    const onClick = ({target}: MouseEvent) => {
      isLeaving = target instanceof Element && target.closest('.navbar-sidebar a[href]') !== null;
    };
    document.addEventListener('click', onClick, {capture: true});
    return () => {
      document.removeEventListener('click', onClick, {capture: true});
      if (!isLeaving && isOfDrawer()) window.history.back();
    };
  }, [shown]);

  // A page that was opened from the drawer has the drawer's entry before it, which is passed by in both directions.
  useEffect(() => {
    if (shown) return undefined;
    let {key} = history.location;
    return history.listen(({key: next}) => {
      const wasOnPage = key === next;
      key = next;
      if (!isOfDrawer()) return;
      if (wasOnPage) window.history.forward();
      else window.history.back();
    });
  }, [shown, history]);

  useEffect(() => {
    const passBy = () => {
      if (isOfDrawer()) window.history.back();
    };
    const passByOnReturn = ({persisted}: PageTransitionEvent) => {
      if (persisted) passBy();
    };
    passBy();
    window.addEventListener('pageshow', passByOnReturn);
    return () => {
      window.removeEventListener('pageshow', passByOnReturn);
    };
  }, []);
}
