import {Suspense, useState, useSyncExternalStore, type ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {optionalPart} from '@site/src/components/laterPart';

import {declineOffer, isOfferDeclined} from './memory';
import {findPreferred} from './preference';

// Most readers never see it.
const Panel = optionalPart(() => import('./Panel'));

const neverChanges = () => () => undefined;
const readPreferred = () => (isOfferDeclined() ? undefined : findPreferred(navigator.languages));
const onServer = () => undefined;

function useOffer() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const preferred = useSyncExternalStore(neverChanges, readPreferred, onServer);
  const [isClosed, setIsClosed] = useState(false);
  const decline = () => {
    declineOffer();
    setIsClosed(true);
  };
  return {offered: isClosed || preferred === currentLocale ? undefined : preferred, decline};
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
