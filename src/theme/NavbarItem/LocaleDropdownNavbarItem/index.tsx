// Change: the switch leads to the section that is being read, and using it is an answer to the offer of the other language.
import {useEffect, type ReactNode} from 'react';

import {declineOffer} from '@site/src/components/LanguageOffer/memory';
import {findSection} from '@site/src/navigation/findSection';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** Both languages have the same ids, so the section is found again; a hash in the address says more. */
function keepSection(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.navbar a[lang]');
  if (!link) return;
  declineOffer();
  const section = findSection();
  if (section !== undefined && window.location.hash === '') link.hash = section;
}

export default function SectionKeepingDropdown(props: Props): ReactNode {
  useEffect(() => {
    // Before the browser follows the link.
    document.addEventListener('click', keepSection, true);
    return () => {
      document.removeEventListener('click', keepSection, true);
    };
  }, []);
  return <LocaleDropdownNavbarItem {...props} />;
}
