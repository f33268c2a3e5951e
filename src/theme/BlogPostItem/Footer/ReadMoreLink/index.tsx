// Change: its name is what is seen, followed by the title of the post; the stock name leaves out the words that are seen.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Unseen from '@site/src/components/Unseen';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      <b>
        <Translate id="theme.blog.post.readMore">Read more</Translate>
      </b>
      <Unseen>{`: ${blogPostTitle}`}</Unseen>
    </Link>
  );
}
