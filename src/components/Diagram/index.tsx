import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import ScrollRegion from '@site/src/components/ScrollRegion';

type Props = {id: string; svg: string; caption: string};

/** A page writes `<Diagram name="…" />`; plugins/writing/diagrams puts the finished drawing in its place. */
export default function Diagram({id, svg, caption}: Props): ReactNode {
  const label = translate({id: 'diagram.region.label', message: '示意图，可以左右滚动'});
  return (
    <figure className="diagram" id={id}>
      <ScrollRegion label={label} className="diagram-scroll">
        <div className="diagram-drawing" dangerouslySetInnerHTML={{__html: svg}} />
      </ScrollRegion>
      <figcaption className="diagram-caption">{caption}</figcaption>
    </figure>
  );
}
