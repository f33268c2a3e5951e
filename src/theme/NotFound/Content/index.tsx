// Change: brings its title along (below the guides' root an unknown address ends up here without the page around it that
// sets one), says whom to tell in plainer words, and what the reader may have meant.
import type {ReactNode} from 'react';

import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {optionalPart} from '@site/src/components/laterPart';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';

import Part from './Part';
import styles from './styles.module.css';

// Every guide brings this file along: the drawing and the ways out come when they are needed.
const WaysOut = optionalPart(() => import('./WaysOut'));
const Emblem = optionalPart(() => import('./Emblem'));

export default function HelpfulNotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container not-found', styles.page, className)} data-start="now">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Part name="emblem">
        <Emblem />
      </Part>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <Part name="ways">
        <WaysOut />
      </Part>
    </main>
  );
}
