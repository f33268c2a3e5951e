import type {ReactNode} from 'react';

import {slugOf, type Located} from '../../../src/api/description/operations';
import {nameOfWay} from '../../../src/api/description/security';
import type {PageContext} from './context';
import {nameOfGroup, type Group} from './groups';
import {GroupIcon} from './Groups';
import {Scopes} from './Head';
import {isNamedByGroup, listTokenRows, type Share} from './tokenRows';

type Props = {context: PageContext};

/** Which operations take the same tokens: whole groups, and of others their operations. */
export function Tokens({context}: Props): ReactNode {
  return (
    <dl className="api-tokens">
      {listTokenRows(context.document).map(({ways, shares}) => (
        <div key={JSON.stringify(ways)}>
          <dt>
            {ways.length === 0 && context.words.noTokens}
            {ways.map((way) => (
              <span key={way.key} className="api-scoped">
                <span className="api-badge">{nameOfWay(way)}</span>{' '}
                <Scopes context={context} way={way} />
              </span>
            ))}
          </dt>
          <dd>
            <ul>
              {shares.map((share) => (
                <ShareItems key={share.group.tag.name} context={context} share={share} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ShareItems({context, share}: Props & {share: Share}): ReactNode {
  if (isNamedByGroup(share)) return <GroupItem context={context} share={share} />;
  return share.operations.map((located) => (
    <li key={located.operation.operationId}>
      <a href={addressOf(context, located)}>{located.operation.summary}</a>
    </li>
  ));
}

function GroupItem({context, share: {group, operations}}: Props & {share: Share}): ReactNode {
  return (
    <li>
      <GroupIcon tag={group.tag} />{' '}
      <a href={addressOfGroup(context, group)}>
        <strong>{nameOfGroup(group)}</strong>
      </a>{' '}
      <span className="api-note">
        {context.words.partOf(operations.length, group.operations.length)}
      </span>
    </li>
  );
}

const addressOf = ({api}: PageContext, {operation}: Located): string =>
  `/openAPI/${api.folder}/${slugOf(operation.operationId)}`;

const addressOfGroup = ({api}: PageContext, {tag}: Group): string =>
  `/openAPI/${api.folder}/${slugOf(tag.name)}`;
