import type {ReactNode} from 'react';

import type {Located} from '../operations';
import type {PageContext} from './context';

type Props = {context: PageContext; located: Located};

/** Who may call with which token, how often, and the name of the operation. */
export function Facts({context, located}: Props): ReactNode {
  const {words, document} = context;
  const {operation} = located;
  const schemes = document.components?.securitySchemes ?? {};
  const ways = (operation.security ?? document.security ?? []).flatMap((way) =>
    Object.entries(way).map(([name, scopes]) => ({
      name: schemes[name]?.['x-displayName'] ?? name,
      scopes,
    })),
  );
  return (
    <dl className="api-facts">
      <div>
        <dt>{words.whoMayCall}</dt>
        <dd>
          {ways.length === 0 && words.anyone}
          {ways.map(({name, scopes}, index) => (
            <span key={name}>
              {index > 0 && words.join}
              {name}
              {scopes.length > 0 && (
                <>
                  {' '}
                  ({words.scope}{' '}
                  {scopes.map((scope) => (
                    <code key={scope}>{scope}</code>
                  ))}
                  )
                </>
              )}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>operationId</dt>
        <dd>
          <code>{operation.operationId}</code>
        </dd>
      </div>
    </dl>
  );
}
