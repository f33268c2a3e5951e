import preloadRoute from '@docusaurus/core/lib/client/preload';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {askToRetry} from '@site/src/clientModules/chunkFailures';
import {matchRoutes} from 'react-router-config';

const isPage = (pathname: string): boolean =>
  matchRoutes(routes, pathname).some(({route}) => route.exact);

/**
 * A host without rules of its own shows a page at `/page.html` and `/page/index.html`, too, and some show the home page
 * of a language without the slash at its end. There the code starts at the page's own address: what it loads, marks as
 * current, calls canonical and links to in the other language depends on it.
 */
function straightenAddress(): void {
  const {pathname, search, hash} = window.location;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '');
  const isHome = `${bare}/` === siteConfig.baseUrl;
  const own = isHome ? siteConfig.baseUrl : bare;
  if (own === pathname || !isPage(own) || (isPage(pathname) && !isHome)) return;
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
