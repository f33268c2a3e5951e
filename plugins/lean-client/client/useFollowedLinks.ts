import {useLayoutEffect} from 'react';

import routes from '@generated/routes';
import {createPath} from 'history';

import {history} from './browserRouter';
import type {Route} from './routes';
import {matchRoutes} from './routing';

/** Another tab, another window, another button, a file to keep: the browser knows what to do. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const isForOther = link.target !== '' || link.hasAttribute('download');
  return event.defaultPrevented || event.button !== 0 || hasModifier || isForOther;
}

/** Whether this language of the site has a page there; what it has besides, the server knows. */
function isPage({origin, pathname}: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin) return false;
  const page = matchRoutes(routes as Route[], pathname).at(-1);
  return page !== undefined && page.match.isExact && page.route.path !== '*';
}

function follow(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || isForBrowser(event, link) || !isPage(link)) return;
  // The browser finds a place on this page by itself.
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const address = createPath(link);
  // Who asks for the page once more need not go back twice.
  const isHere = createPath(history.location) === address;
  if (isHere) history.replace(address);
  else history.push(address);
}

/** One listener for all links of the site, those of ready HTML too. */
export function useFollowedLinks(): void {
  useLayoutEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
