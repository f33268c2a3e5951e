import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import {nameOfPost, type Series} from '@site/src/data/posts';
import type {Props as Neighbours} from '@theme/BlogPostPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';

type Props = Neighbours & {series: Series; name: string};

/** A card for the part of a series before and after this one; the head of each part names them all. */
export default function Parts({series, name, prevItem, nextItem}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const title = series.title[currentLocale as SiteLocale];
  const place = series.posts.indexOf(name);
  // The blog goes from new to old, a series from old to new.
  const [before, after] = [place - 1, place + 1].map((other) =>
    [prevItem, nextItem].find((item) => item && nameOfPost(item.permalink) === series.posts[other]),
  );
  return (
    <nav className="docusaurus-mt-lg" aria-label={title}>
      <div className="pagination-nav">
        {before && (
          <PaginatorNavLink
            {...before}
            subLabel={<Translate id="blog.series.previous">上一篇</Translate>}
          />
        )}
        {after && (
          <PaginatorNavLink
            {...after}
            subLabel={<Translate id="blog.series.next">下一篇</Translate>}
            isNext
          />
        )}
      </div>
    </nav>
  );
}
