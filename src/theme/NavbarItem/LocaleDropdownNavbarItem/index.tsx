// Change: the switch leads to the paragraph that is being read, on a phone it stands in the bar, and using it answers the offer.
import {Fragment, useCallback, useEffect, useState, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {declineOffer} from '@site/src/components/LanguageOffer/memory';
import {findSection} from '@site/src/navigation/findSection';
import {leavePlace, takePlace} from '@site/src/navigation/takePlace';
import {useOtherLanguages} from '@site/src/navigation/useOtherLanguages';
import {describeLanguages} from '@site/src/search/languages';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/**
 * Both languages have the same ids, so the section is found again; a hash in the address says more. The rest of the
 * address stays as it stands: Docusaurus writes it anew, `%20` as `+` and `%25` as `%`.
 */
function keepPlace(event: MouseEvent, [own, other]: readonly [string, string]): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    ':is(.navbar, .page-menu) a[lang]',
  );
  if (!link || link.lang === document.documentElement.lang) return;
  declineOffer();
  leavePlace();
  const {pathname, search, hash} = window.location;
  const section = findSection();
  const place = hash || (section === undefined ? '' : `#${section}`);
  link.href = other + pathname.slice(own.length) + search + place;
}

function useKeptPlace(): void {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {own, other = own} = describeLanguages(siteConfig.baseUrl, i18n);
  const [ownBase, otherBase] = [own.baseUrl, other.baseUrl];
  useEffect(() => {
    takePlace();
    const keep = (event: MouseEvent) => {
      keepPlace(event, [ownBase, otherBase]);
    };
    // Before the browser follows the link.
    document.addEventListener('click', keep, true);
    return () => {
      document.removeEventListener('click', keep, true);
    };
  }, [ownBase, otherBase]);
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
