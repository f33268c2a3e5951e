// Change: a heading, and what the blog is about; a post that stands first, the posts of a series together, the others in an even list, all with covers.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import {featuredPost, findSeries, nameOfPost, series} from '@site/src/data/posts';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

import PostCard, {type Post} from './PostCard';
import Posts from './Posts';
import styles from './styles.module.css';

function arrange(posts: readonly Post[]) {
  const named = new Map(posts.map((post) => [nameOfPost(post.permalink), post]));
  const featured = named.get(featuredPost);
  return {
    featured,
    series: series.map((one) => ({
      ...one,
      posts: one.posts.flatMap((name) => named.get(name) ?? []),
    })),
    others: posts.filter((post) => post !== featured && !findSeries(nameOfPost(post.permalink))),
  };
}

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {blogTitle, blogDescription} = metadata;
  const locale = useDocusaurusContext().i18n.currentLocale as SiteLocale;
  const {featured, series: together, others} = arrange(items.map(({content}) => content.metadata));
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      {/* The list names all posts: the menu beside it would do so again. */}
      <BlogLayout>
        <header className="blog-intro">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          <p className={styles.ways}>
            <Link to="/blog/tags">
              <Translate id="blog.byTopic">按主题查找文章</Translate>
            </Link>
            <Link to="/blog/archive">
              <Translate id="blog.byDate">按日期查找文章</Translate>
            </Link>
          </p>
        </header>
        {featured && <PostCard post={featured} heading="h2" form="lead" />}
        {together.map(({name, title, description, posts}) => (
          <section key={name} className={styles.series}>
            <Heading as="h2">{title[locale]}</Heading>
            <p className={styles.about}>{description[locale]}</p>
            <Posts posts={posts} form="card" />
          </section>
        ))}
        <section>
          <Heading as="h2">
            <Translate id="blog.others">更多文章</Translate>
          </Heading>
          <Posts posts={others} form="row" />
        </section>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
