// Change: brings its title along (below the guides' root an unknown address ends up here without the page around it that
// sets one), says whom to tell in plainer words, and what the reader may have meant.
import {Fragment, Suspense, useState, type ReactNode} from 'react';

import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {optionalPart} from '@site/src/components/laterPart';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Where the code of a part cannot come, React leaves as it stands what the page came with. */
const AsItCame = () => <div dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />;

// Every guide brings this file along: the drawing and the ways out come when they are needed.
const WaysOut = optionalPart(() => import('./WaysOut'), AsItCame);
const Emblem = optionalPart(() => import('./Emblem'), AsItCame);

export default function HelpfulNotFoundContent({className}: Props): ReactNode {
  const [isOpenedLater] = useState(useIsBrowser());
  // While it begins, React waits for the parts: with something to show meanwhile it would take away what is typed.
  const Part = isOpenedLater ? Suspense : Fragment;
  return (
    <main className={clsx('container not-found', styles.page, className)} data-start="now">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Part>
        <Emblem />
      </Part>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <Part>
        <WaysOut />
      </Part>
    </main>
  );
}
