import preloadRoute from '@docusaurus/core/lib/client/preload';
import {askToRetry} from '@site/src/clientModules/chunkFailures';

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
  try {
    await preloadRoute(pathname);
  } catch (error) {
    const hasStarted = window.docusaurusRoot !== undefined;
    if (!hasStarted || (await isServerThere())) throw error;
    console.warn(error);
    await askToRetry(error);
    await preload(pathname);
  }
}
