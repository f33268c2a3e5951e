import {useEffect, useState} from 'react';

import type {TOCItem} from '@docusaurus/mdx-loader';

/** Up to here the contents stay in view; src/css/chrome.css has the same width. */
const narrow = '(max-width: 996px)';
/** Below the bars at the top there is this much room before a heading counts as reached, in pixels. */
const room = 16;

/** The heading whose section is being read: the last one that has gone below the bars; none at the beginning. */
export default function useCurrentHeading(
  toc: readonly TOCItem[],
  maxLevel: number,
): TOCItem | undefined {
  const [current, setCurrent] = useState<TOCItem>();
  useEffect(() => {
    if (!window.matchMedia(narrow).matches) return undefined;
    const find = () => {
      const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + room;
      setCurrent(
        toc.findLast(({id, level}) => {
          if (level > maxLevel) return false;
          const heading = document.getElementById(id);
          return heading && heading.getBoundingClientRect().top <= bars;
        }),
      );
    };
    find();
    document.addEventListener('scroll', find, {passive: true});
    return () => {
      document.removeEventListener('scroll', find);
    };
  }, [toc, maxLevel]);
  return current;
}
