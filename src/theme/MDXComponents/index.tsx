// Change: a closed registry. Pages may use what config/mdxComponents.ts lists and nothing else; fences arrive as ready code frames.
import type {ComponentProps} from 'react';

import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import Diagram from '@site/src/components/Diagram';
import Prose from '@site/src/components/Prose';
import Steps from '@site/src/components/Steps';
import Table from '@site/src/components/Table';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import MDXA from '@theme/MDXComponents/A';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** What Markdown itself turns into. */
const elements = {
  a: MDXA,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  img: MDXImg,
  li: MDXLi,
  pre: CodeBlock,
  table: Table,
  ul: MDXUl,
  admonition: Admonition,
  Details: MDXDetails,
  Prose,
};

const MDXComponents = {...elements, Card, Cards, Diagram, Steps, TabItem, Tabs};

export default MDXComponents;
