import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Card from '@site/src/components/Card';
import {findPageIcon} from '@site/src/data/pageIcons';
import type {Section} from '@site/src/data/relatedTags';

import {keepCommands} from './keepCommands';

type Props = {
  title: string;
  permalink: string;
  description?: string;
  /** What leads into the page; none where its card stands among many. */
  sections?: readonly Section[];
};

/** A page of the site with its drawing and what its author says about it. */
export default function DocumentCard({
  title,
  permalink,
  description,
  sections = [],
}: Props): ReactNode {
  const siteRoot = useBaseUrl('/');
  const icon = findPageIcon(`/${permalink.slice(siteRoot.length)}`);
  return (
    <Card title={title} href={permalink} icon={icon}>
      {description && keepCommands(description)}
      {sections.length > 0 && (
        <ul>
          {sections.map(({title: name, id}) => (
            <li key={id}>
              <Link to={`${permalink}#${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
