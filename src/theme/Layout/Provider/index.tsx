// Change: a colour mode chosen in another tab is followed by our own listener; the reader's own language is offered.
import type {ReactNode} from 'react';

import ColorModeSync from '@site/src/components/ColorModeSync';
import LanguageOffer from '@site/src/components/LanguageOffer';
import LayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';

export default function LayoutProviderWithSync({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <ColorModeSync />
      {children}
      <LanguageOffer />
    </LayoutProvider>
  );
}
