/** The element that the hash of an address names. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The address is not well-formed: it names nothing.
    return null;
  }
}
