import {createStorageSlot} from '@docusaurus/theme-common';

const answer = createStorageSlot('docs.language.offer');

export const isOfferDeclined = (): boolean => answer.get() !== null;

/** The reader has chosen: the other language is not offered again. */
export function declineOffer(): void {
  answer.set('declined');
}
