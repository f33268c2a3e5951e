/** Of a connection whose kind is not known Docusaurus' function throws. */
async function load(pathname: string): Promise<void> {
  await window.docusaurus.preload(pathname);
}

/** One listener for all links, those of ready HTML too: of the pointer, which a touch is as well, and of the keyboard. */
function preloadTarget({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  // Following the link tries again and tells.
  load(link.pathname).catch(() => undefined);
}

let isListening = false;

/**
 * Links ask for `prefetch` as soon as they are visible, which makes some 70 requests of a page's first seconds. Here they
 * ask for `preload` when the pointer or the focus is on them, which is early enough.
 */
export function onRouteUpdate(): void {
  if (isListening) return;
  isListening = true;
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
  document.addEventListener('pointerover', preloadTarget, {passive: true});
  document.addEventListener('focusin', preloadTarget);
}
