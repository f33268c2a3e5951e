// Change: a number in a title stays on the line of the word before it; Header has the styles.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Title';

import {drawTitle} from './drawTitle';

export default function BlogPostItemHeaderTitle({className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title} = metadata;
  const Heading = isBlogPostPage ? 'h1' : 'h2';
  return (
    <Heading className={className}>
      {isBlogPostPage ? drawTitle(title) : <Link to={permalink}>{drawTitle(title)}</Link>}
    </Heading>
  );
}
