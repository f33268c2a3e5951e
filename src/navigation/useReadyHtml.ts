import {useMemo} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import config from '@generated/docusaurus.config';

const {baseUrl} = config;

/** Links of ready HTML know neither the language nor the folder that the site lives in. */
function completeLinks(html: string): string {
  if (baseUrl === '/') return html;
  return html.replace(/(<a [^>]*?href=")(\/[^"]*)/g, (whole, before: string, address: string) =>
    address.startsWith(baseUrl) ? whole : before + baseUrl + address.slice(1),
  );
}

/** Whether the link check knows what the address leads to: a page, or a place on this one. */
function isChecked(address: string): boolean {
  const isPage = address.startsWith(baseUrl) && !address.startsWith(`${baseUrl}specs/`);
  return isPage || address.startsWith('#');
}

/** HTML made while the site was built, with its links below the language and reported to the link check. */
export function useReadyHtml(html: string): string {
  const {collectAnchor, collectLink} = useBrokenLinks();
  const complete = useMemo(() => completeLinks(html), [html]);
  // The link check runs while the site is built.
  if (typeof window === 'undefined') {
    for (const [, id = ''] of html.matchAll(/<[^>]* id="([^"]+)"/g)) collectAnchor(id);
    for (const [, address = ''] of complete.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (isChecked(address)) collectLink(address);
    }
  }
  return complete;
}
