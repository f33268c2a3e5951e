// Change: the switch leads to the paragraph that is being read, on a phone it stands in the bar, and using it answers the offer.
import {Fragment, useCallback, useEffect, useState, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {declineOffer} from '@site/src/components/LanguageOffer/memory';
import {findSection} from '@site/src/navigation/findSection';
import {leavePlace, takePlace} from '@site/src/navigation/takePlace';
import {useOtherLanguages} from '@site/src/navigation/useOtherLanguages';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** Both languages have the same ids, so the section is found again; a hash in the address says more. */
function keepPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    ':is(.navbar, .page-menu) a[lang]',
  );
  if (!link) return;
  declineOffer();
  leavePlace();
  // As it stands: Docusaurus writes it anew, `%20` as `+`.
  link.search = window.location.search;
  const section = findSection();
  if (section !== undefined && window.location.hash === '') link.hash = section;
}

function useKeptPlace(): void {
  useEffect(() => {
    takePlace();
    // Before the browser follows the link.
    document.addEventListener('click', keepPlace, true);
    return () => {
      document.removeEventListener('click', keepPlace, true);
    };
  }, []);
}

/**
 * On a phone: one press from anywhere on the page. A page that is not found is one file for all addresses, and coming
 * alive leaves the links of a file as they are: `onStale` is told.
 */
function LanguageLinks({onStale}: {onStale: () => void}): ReactNode {
  const {search, hash} = useLocation();
  const others = useOtherLanguages();
  const address = `${others[0]?.address}${search}${hash}`;
  useEffect(() => {
    const shown = document.querySelector('.language-link')?.getAttribute('href');
    if (shown !== address) onStale();
  }, [address, onStale]);
  return others.map(({locale, label, address}) => (
    // eslint-disable-next-line @docusaurus/no-html-links -- leads to the other language, which is a site of its own
    <a
      key={locale}
      className="language-link"
      href={`${address}${search}${hash}`}
      hrefLang={locale}
      lang={locale}>
      {label}
    </a>
  ));
}

export default function PlaceKeepingDropdown(props: Props): ReactNode {
  const [isStale, setStale] = useState(false);
  const redraw = useCallback(() => {
    setStale(true);
  }, []);
  useKeptPlace();
  return (
    <Fragment key={isStale ? 'redrawn' : 'as it came'}>
      {!props.mobile && <LanguageLinks onStale={redraw} />}
      <LocaleDropdownNavbarItem {...props} />
    </Fragment>
  );
}
