import type {ReactNode} from 'react';

import {iconPaths} from '../../../src/components/Icon/paths';
import {slugOf} from '../../../src/api/description/operations';
import type {Tag} from '../../../src/api/description/types';
import type {PageContext} from './context';
import {listGroups, nameOfGroup} from './groups';
import {groupIcons} from './groupIcons';

type Props = {
  context: PageContext;
  /** What the address of a group begins with; on the page that lists them all, it is their heading. */
  before?: string;
};

/** What there is to call, at a glance: each group with its sign and how many operations it has. */
export function Groups({
  context: {api, document},
  before = `/openAPI/${api.folder}/`,
}: Props): ReactNode {
  return (
    <ul className="api-index">
      {listGroups(document).map((group) => (
        <li key={group.tag.name}>
          <GroupIcon tag={group.tag} />{' '}
          <span>
            <a href={before + slugOf(group.tag.name)}>{nameOfGroup(group)}</a>
            {'\u00a0'}
            <span className="api-note">{group.operations.length}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function GroupIcon({tag}: {tag: Tag}): ReactNode {
  return (
    <svg className="api-group-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[groupIcons[tag.name] ?? 'code']} />
    </svg>
  );
}
