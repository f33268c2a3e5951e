import {findPiece, findPlace, type Place} from './findSection';

/** From one page to the next of the same tab. */
const key = 'docs.place';

/** Keeps where the reader is, for the page in the other language. */
export function leavePlace(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(findPlace()));
  } catch {
    // Without storage the section in the address has to do.
  }
}

/** Brings the reader to the paragraph that was being read in the other language. */
export function takePlace(): void {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept === null) return;
    findPiece(JSON.parse(kept) as Place)?.scrollIntoView({behavior: 'instant'});
  } catch {
    // As above.
  }
}
