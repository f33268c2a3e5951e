import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

/** Of a connection whose kind is not known Docusaurus' function throws. */
async function load(pathname: string): Promise<void> {
  await window.docusaurus.preload(pathname);
}

/** Following the link tries again and tells. */
function loadQuietly(pathname: string): void {
  load(pathname).catch(() => undefined);
}

/** One listener for all links, those of ready HTML too: of the pointer, which a touch is as well, and of the keyboard. */
function preloadTarget({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  loadQuietly(link.pathname);
}

/**
 * From the first key of the search's shortcut to the second a hand takes about as long as the panel needs to come. It is
 * the piece that the box asks for when it opens.
 */
function loadPanelOfShortcut({key}: KeyboardEvent): void {
  if (settings.shortcut && (key === 'Control' || key === 'Meta'))
    import(/* webpackChunkName: 'search-panel' */ '@site/src/theme/SearchBar/Panel').catch(
      () => undefined,
    );
}

const mostAhead = 3;
const ahead = new Set<string>();

/** Where a text leads on: neither cards nor what stands around it. */
const text = '.markdown :is(p, li, td)';

const isInText = (address: string): boolean =>
  document.querySelector(`${text} a[href="${CSS.escape(address)}"]`) !== null;

function loadIfFew(address: string): void {
  const pathname = address.replace(/[?#].*/, '');
  const isWanted = ahead.size < mostAhead && pathname !== window.location.pathname;
  if (isWanted && isInText(address)) {
    ahead.add(pathname);
    loadQuietly(pathname);
  }
}

/**
 * A finger gives no sign before it is down: where nothing hovers, the first links of the text that come into view. On the
 * first page at once, because it may be down soon. Of a later one that is asked in the frame that shows it, and the frame
 * should not wait for it.
 */
function loadFew(address: string): false {
  // Safari has none.
  const canWait = isLaterPage && 'requestIdleCallback' in window;
  const soon = canWait ? requestIdleCallback : setTimeout;
  soon(() => {
    loadIfFew(address);
  });
  return false;
}

let isListening = false;
let isLaterPage = false;

const hovers = () => window.matchMedia('(hover: hover)').matches;

/** What the reader sees of the first page before it is alive: the line is idle then, and a finger may come soon after. */
function loadFirst(): void {
  for (const link of document.querySelectorAll(`${text} a[href^="/"]`)) {
    const {top, bottom} = link.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) loadIfFew(link.getAttribute('href') ?? '');
  }
}

if (typeof window !== 'undefined' && !hovers()) setTimeout(loadFirst);

/**
 * Links ask for `prefetch` as soon as they are visible, which makes some 70 requests of a page's first seconds. Here they
 * ask for `preload` when the pointer or the focus is on them, which is early enough, and on a touch screen a few ask before. The search box loads its panel likewise.
 */
export function onRouteUpdate(): void {
  isLaterPage = isListening;
  if (isLaterPage) ahead.clear();
  if (isListening) return;
  isListening = true;
  window.docusaurus = {...window.docusaurus, prefetch: hovers() ? () => false : loadFew};
  document.addEventListener('pointerover', preloadTarget, {passive: true});
  document.addEventListener('focusin', preloadTarget);
  document.addEventListener('keydown', loadPanelOfShortcut);
}
