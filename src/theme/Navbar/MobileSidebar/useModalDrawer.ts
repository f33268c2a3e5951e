import {useEffect} from 'react';

import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {revealCurrent} from '@site/src/navigation/revealCurrent';

import {useBackCloses} from './useBackCloses';

/** Everything on the page but the drawer, which is part of the navigation bar. */
const listOutside = () =>
  document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');

function setInert(inert: boolean): void {
  for (const element of listOutside()) element.inert = inert;
}

/** Escape; where the browser knows of such requests, also Android's back button, whatever page was before. */
function onCloseRequest(close: () => void): () => void {
  if (window.CloseWatcher) {
    const watcher = new window.CloseWatcher();
    watcher.onclose = close;
    return () => {
      watcher.destroy();
    };
  }
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', closeOnEscape);
  return () => {
    document.removeEventListener('keydown', closeOnEscape);
  };
}

export function useModalDrawer(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useBackCloses(shown);
  useEffect(() => {
    if (!shown) return undefined;
    const drawer = document.querySelector('.navbar-sidebar');
    const menu = drawer?.querySelector('.navbar-sidebar__item:not([inert])');
    if (menu) revealCurrent(menu);
    const stopListening = onCloseRequest(toggle);
    const close = drawer?.querySelector<HTMLElement>('.navbar-sidebar__close');
    let frame = 0;
    // Until the drawer has begun to show, nothing in it takes the focus.
    const focusClose = () => {
      close?.focus();
      if (close && document.activeElement !== close) frame = requestAnimationFrame(focusClose);
    };
    // All that lies behind is drawn anew for it: that must not hold up the frame in which the drawer begins to show.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setInert(true);
        focusClose();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stopListening();
      setInert(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
