// Change: its links are in the page as it comes, and it opens without a script. The stock one makes the list when it is first
// asked for, so it is ejected. On a phone it stays in view and says which section is read, and its list opens at that entry;
// the list lies over the text, so it closes when a link was pressed.
import type {MouseEvent, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

import useCurrentHeading from './useCurrentHeading';

function closeBehindLink({target, currentTarget}: MouseEvent<HTMLDetailsElement>): void {
  if ((target as Element).closest('a')) currentTarget.open = false;
}

/** Marks the entry of the section that is read, where the list has room for it. */
function showEntry(list: HTMLDetailsElement, id: string | undefined): void {
  for (const link of list.querySelectorAll('a')) {
    const isCurrent = link.hash === `#${id}`;
    link.classList.toggle('table-of-contents__link--active', isCurrent);
    link.ariaCurrent = isCurrent ? 'true' : null;
    if (isCurrent) link.scrollIntoView({block: 'nearest'});
  }
}

export default function TOCCollapsible({className, ...list}: Props): ReactNode {
  const current = useCurrentHeading(list.toc, list.maxHeadingLevel ?? 3);
  return (
    <details
      className={className}
      onClick={closeBehindLink}
      onToggle={({currentTarget}) => {
        showEntry(currentTarget, current?.id);
      }}>
      <summary>
        {translate({id: 'toc.landmark.label', message: '本页目录'})}
        {current && <span dangerouslySetInnerHTML={{__html: ` · ${current.value}`}} />}
      </summary>
      <TOCItems className="table-of-contents" {...list} />
    </details>
  );
}
