import type {MouseEvent} from 'react';

import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Follows links to other pages of the site without loading it anew. */
export function useClientNavigation(): (event: MouseEvent) => void {
  const history = useHistory();
  const base = useBaseUrl('/');
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || special || link.hasAttribute('download')) return;
    const address = link.getAttribute('href') ?? '';
    if (!address.startsWith(base)) return;
    event.preventDefault();
    history.push(address);
  };
}
