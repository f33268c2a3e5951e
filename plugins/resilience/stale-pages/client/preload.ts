import preloadRoute from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {askToRetry} from '@site/src/clientModules/chunkFailures';
import {matchRoutes} from 'react-router-config';

const isPage = (pathname: string): boolean =>
  matchRoutes(routes, pathname).some(({route}) => route.exact);

/**
 * A host without rules of its own shows a page at `/page.html` and `/page/index.html`, too. There its code starts at
 * the page's own address: what it loads, marks as current and calls canonical depends on it.
 */
function straightenAddress(): void {
  const {pathname, search, hash} = window.location;
  const own = pathname.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1');
  if (own === pathname || isPage(pathname) || !isPage(own)) return;
  window.history.replaceState(window.history.state, '', own + search + hash);
}

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Stands for Docusaurus' function of the same name. When it fails Docusaurus loads the page anew, which would take from
 * a reader without network even the text that they have.
 */
export default async function preload(pathname: string): Promise<void> {
  const hasStarted = window.docusaurusRoot !== undefined;
  if (!hasStarted) straightenAddress();
  try {
    await preloadRoute(hasStarted ? pathname : window.location.pathname);
  } catch (error) {
    if (!hasStarted || (await isServerThere())) throw error;
    console.warn(error);
    await askToRetry(error);
    await preload(pathname);
  }
}
