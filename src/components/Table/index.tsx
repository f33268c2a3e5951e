import type {ComponentProps, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import ScrollRegion from '@site/src/components/ScrollRegion';

/** A table of a page: one that is wider than the page scrolls inside its frame. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const label = translate({id: 'table.region.label', message: '表格，可以左右滚动'});
  return (
    <ScrollRegion label={label} className="table-scroll">
      <table {...props} />
    </ScrollRegion>
  );
}
