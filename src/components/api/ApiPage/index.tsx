import {useMemo, useState, type ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {Controls} from './Controls';
import {useClientNavigation} from './useClientNavigation';
import {useOpenTarget} from './useOpenTarget';
import {useSampleChoice} from './useSampleChoice';
import {useScrollStops} from './useScrollStops';

import '@site/src/css/api.css';

type Props = {
  /** Made by scripts/openapi; its links begin with `/` and know no language. */
  html: string;
};

/** The HTML with its links below the language, reported to the link check. */
function usePageHtml(html: string): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {collectAnchor, collectLink} = useBrokenLinks();
  const pageHtml = useMemo(() => html.replaceAll(' href="/', ` href="${baseUrl}`), [html, baseUrl]);
  // The link check runs while the site is built.
  if (typeof window === 'undefined') {
    for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(id);
    for (const [, link = ''] of pageHtml.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const isPage = link.startsWith(baseUrl) && !link.startsWith(`${baseUrl}specs/`);
      if (isPage) collectLink(link);
    }
  }
  return pageHtml;
}

/** Ready HTML, complete as it is; this component adds copying, remembering and opening to it. */
export default function ApiPage({html}: Props): ReactNode {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const pageHtml = usePageHtml(html);
  const onClick = useClientNavigation();
  useOpenTarget(page);
  useSampleChoice(page);
  useScrollStops(page);
  return (
    <>
      <div ref={setPage} onClick={onClick} dangerouslySetInnerHTML={{__html: pageHtml}} />
      <Controls page={page} />
    </>
  );
}
