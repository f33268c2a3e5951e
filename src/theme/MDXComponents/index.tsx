// Change: a closed registry. Pages may use what config/mdxComponents.ts lists and nothing else; fences arrive as ready code frames.
import type {ComponentProps} from 'react';

import Diagram from '@site/src/components/Diagram';
import Steps from '@site/src/components/Steps';
import Table from '@site/src/components/Table';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Called as a function: a page has many of them, and each would be one more component. */
function drawHeading(as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return (props: ComponentProps<'h2'>) => Heading({as, ...props});
}

/** What Markdown itself turns into. */
const elements = {
  a: MDXA,
  h2: drawHeading('h2'),
  h3: drawHeading('h3'),
  h4: drawHeading('h4'),
  h5: drawHeading('h5'),
  h6: drawHeading('h6'),
  img: MDXImg,
  li: MDXLi,
  pre: CodeBlock,
  table: Table,
  ul: MDXUl,
  admonition: Admonition,
  // The browser's own: it opens without a script, and by itself where a word in it is looked for.
  Details: 'details',
};

const MDXComponents = {...elements, Diagram, Steps, TabItem, Tabs};

export default MDXComponents;
