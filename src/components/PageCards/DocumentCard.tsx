import type {ReactNode} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import Card from '@site/src/components/Card';
import {findPageIcon} from '@site/src/data/pageIcons';

type Props = {title: string; permalink: string; description?: string};

/** A page of the site with its drawing and what its author says about it. */
export default function DocumentCard({title, permalink, description}: Props): ReactNode {
  const siteRoot = useBaseUrl('/');
  const icon = findPageIcon(`/${permalink.slice(siteRoot.length)}`);
  return (
    <Card title={title} href={permalink} icon={icon}>
      {description}
    </Card>
  );
}
