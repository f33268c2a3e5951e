import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import LoadingRing from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/LoadingRing/LoadingRing';
import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions';
import {highlight} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import useSearchFailure from '@site/src/search/useSearchFailure';
import {documentTypes, type SearchHit} from '@site/src/search/types';
import Heading from '@theme/Heading';

import styles from './styles.module.css';
import type {SearchResults} from './useSearch';

const excerptLength = 100;

/** Heading and text of a hit as escaped HTML with the words marked, and where it stands. */
function describeHit({document, type, page, metadata, tokens}: SearchHit) {
  const kind = documentTypes[type];
  const marked = highlightStemmed(
    document.t,
    getStemmedPositions(metadata, 't'),
    tokens,
    excerptLength,
  );
  const isText = kind === 'content' || kind === 'description';
  const ownHeading = isText || kind === 'keywords' ? highlight(document.s ?? '', tokens) : marked;
  const above = page ? (page.b ?? []) : (document.b ?? []);
  const isBelowPage = page && (kind === 'heading' || kind === 'content');
  const words = new URLSearchParams(tokens.map((token) => ['_highlight', token]));
  return {
    to: `${document.u}?${words}${document.h ?? ''}`,
    heading: ownHeading,
    excerpt: isText ? marked : undefined,
    path: (isBelowPage ? [...above, page.t] : above).join(' › '),
  };
}

function Hit({hit}: {hit: SearchHit}): ReactNode {
  const {to, heading, excerpt, path} = describeHit(hit);
  return (
    <article className={styles.hit}>
      <Heading as="h2" className={styles.heading}>
        <Link to={to} dangerouslySetInnerHTML={{__html: heading}} />
      </Heading>
      {path && <p className={styles.path}>{path}</p>}
      {excerpt && <p dangerouslySetInnerHTML={{__html: excerpt}} />}
    </article>
  );
}

export default function Results({results}: {results: SearchResults}): ReactNode {
  const {selectMessage} = usePluralForm();
  const failure = useSearchFailure();
  if (results === 'none') return null;
  if (results === 'waiting') return failure === undefined && <LoadingRing />;
  if (results.length === 0) {
    return (
      <p role="status">
        {translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'})}
      </p>
    );
  }
  const count = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: '1 document found|{count} documents found',
    },
    {count: results.length},
  );
  return (
    <>
      <p role="status">{selectMessage(results.length, count)}</p>
      <section>
        {results.map((hit) => (
          <Hit key={hit.document.i} hit={hit} />
        ))}
      </section>
    </>
  );
}
