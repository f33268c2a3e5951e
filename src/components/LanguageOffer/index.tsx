import {Suspense, useState, useSyncExternalStore, type ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {optionalPart} from '@site/src/components/laterPart';

import {declineOffer, isOfferDeclined} from './memory';
import {findPreferred} from './preference';

// Most readers never see it.
const Panel = optionalPart(() => import('./Panel'));

const neverChanges = () => () => undefined;
const onServer = () => undefined;

function useOffer() {
  const {currentLocale} = useDocusaurusContext().i18n;
  // Nothing is drawn again for the many who read in their own language.
  const readOffer = () => {
    const preferred = isOfferDeclined() ? undefined : findPreferred(navigator.languages);
    return preferred === currentLocale ? undefined : preferred;
  };
  const offered = useSyncExternalStore(neverChanges, readOffer, onServer);
  const [isClosed, setIsClosed] = useState(false);
  const decline = () => {
    declineOffer();
    setIsClosed(true);
  };
  return {offered: isClosed ? undefined : offered, decline};
}

/** Tells a reader whose browser prefers the site's other language that the page exists in it; never redirects. */
export default function LanguageOffer(): ReactNode {
  const {offered, decline} = useOffer();
  if (!offered) return null;
  return (
    <Suspense>
      <Panel locale={offered} onDecline={decline} />
    </Suspense>
  );
}
