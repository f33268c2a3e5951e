import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import {createPath} from 'history';
import {matchRoutes} from 'react-router-config';

/** Another tab, another window, another button, a file to keep: the browser knows what to do. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const isForOther = link.target !== '' || link.hasAttribute('download');
  return event.defaultPrevented || event.button !== 0 || hasModifier || isForOther;
}

/** Whether this language of the site has a page there; what it has besides, the server knows. */
function isPage({origin, pathname}: HTMLAnchorElement): boolean {
  if (origin !== window.location.origin) return false;
  const page = matchRoutes(routes, pathname).at(-1);
  return page !== undefined && page.match.isExact && page.route.path !== '*';
}

/** One listener for the links of ready HTML, which are no components: they lead to the next page without a new document. */
export default function useFollowedLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || isForBrowser(event, link) || !isPage(link)) return;
      // The browser finds a place on this page by itself.
      if (link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      const address = createPath(link);
      // Who asks for the page once more need not go back twice.
      if (createPath(history.location) === address) history.replace(address);
      else history.push(address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
