import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Whether the page is the home page, whose title nothing stands before. */
export function useIsHome(): boolean {
  return useLocation().pathname === useBaseUrl('/');
}
