import {createElement, type ReactNode} from 'react';

import {useReadyHtml} from '@site/src/navigation/useReadyHtml';

type Props = {
  /** The element: a paragraph, a list, the body of a table. */
  as: string;
  /** What is in it, drawn by plugins/mdx/rehypeProse.ts. */
  html: string;
  /** The number that a list begins with. */
  start?: string;
};

/** A piece of a page that needs no component inside: one string in the place of many elements. */
export default function Prose({as, html, start}: Props): ReactNode {
  return createElement(as, {start, dangerouslySetInnerHTML: {__html: useReadyHtml(html)}});
}
