import {useCallback, useEffect} from 'react';

import {useHistory, useLocation} from '@docusaurus/router';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

/** In the address of a page that a hit led to: the words to mark there, and what was asked. */
export const [highlightParameter, askedParameter] = ['_highlight', '_asked'];

/** Marks the words of the address on the page, and writes what was asked into the box. */
export default function useMarkedWords(write: (text: string) => void) {
  const {search, pathname} = useLocation();
  const history = useHistory();

  useEffect(() => {
    const words = new URLSearchParams(search).getAll(highlightParameter).filter(Boolean);
    if (words.length === 0 || !settings.marksPages) return undefined;
    const article = document.querySelector('article');
    if (!article) return undefined;
    let clear: (() => void) | undefined;
    let isOver = false;
    void import('./marks').then(({markWords}) => {
      if (!isOver) clear = markWords(article, words);
    });
    return () => {
      isOver = true;
      clear?.();
    };
  }, [search, pathname]);

  // A page that was opened by such an address says what was asked for; later the box says it itself.
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search);
    const words = parameters.getAll(highlightParameter);
    if (words.length > 0) write(parameters.get(askedParameter) ?? words.join(' '));
  }, [write]);

  const forgetMarks = useCallback(() => {
    const {location} = history;
    const parameters = new URLSearchParams(location.search);
    if (!parameters.has(highlightParameter)) return;
    parameters.delete(highlightParameter);
    parameters.delete(askedParameter);
    history.replace({...location, search: parameters.toString()});
  }, [history]);

  return {forgetMarks};
}
