import routes from '@generated/routes';

import type {Route} from './routes';
import {matchRoutes} from './routing';

type Connection = {effectiveType?: string; saveData?: boolean};

const asked = new Set<string>();

/** Whether the reader's connection asks for thrift. */
function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.effectiveType?.includes('2g')) || Boolean(connection?.saveData);
}

/** Loads the code of a page that a reader is about to open; it does so once, and not on a slow connection. */
async function preload(path: string): Promise<void> {
  if (asked.has(path) || isSlow()) return;
  asked.add(path);
  try {
    await Promise.all(
      matchRoutes(routes as Route[], path).map(({route}) => route.component.preload()),
    );
  } catch {
    // Following the link tries again and tells.
    asked.delete(path);
  }
}

/** One listener for all links: of the pointer, which a touch is too, and of the keyboard. */
function preloadTarget({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (link.pathname !== window.location.pathname) void preload(link.pathname);
}

document.addEventListener('pointerover', preloadTarget, {passive: true});
document.addEventListener('focusin', preloadTarget);

/**
 * Stands for Docusaurus' object of the same name. Its links ask for `prefetch` as soon as they are visible, which
 * made 50 requests of a page's first seconds; ours wait for the pointer, a touch or the focus.
 */
export default Object.freeze({prefetch: () => false, preload});
