import {useState, type ReactNode} from 'react';

import {useReadyHtml} from '@site/src/navigation/useReadyHtml';

import {Controls} from './Controls';
import {useExpandButtons} from './useExpandButtons';
import {useOpenTarget} from './useOpenTarget';
import {useRowFilter} from './useRowFilter';
import {useSampleChoice} from './useSampleChoice';
import {useScrollStops} from './useScrollStops';

import '@site/src/css/api.css';
import '@site/src/css/apiSidebar.css';

type Props = {
  /** Made by plugins/api-reference; its links begin with `/` and know no language. */
  html: string;
};

/** Ready HTML, complete as it is; this component adds copying, remembering and opening to it. */
export default function ApiPage({html}: Props): ReactNode {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const pageHtml = useReadyHtml(html);
  useExpandButtons(page);
  useOpenTarget(page);
  useRowFilter(page);
  useSampleChoice(page);
  useScrollStops(page);
  return (
    <>
      <div ref={setPage} dangerouslySetInnerHTML={{__html: pageHtml}} />
      <Controls page={page} />
    </>
  );
}
