import {Fragment, type ReactNode} from 'react';

import {overviewSlug, type Located} from '../source/operations';
import type {PageContext} from './context';

type Props = {context: PageContext; located: Located};

type Way = {name: string; scopes: readonly string[]};

/** Who may call with which token, how often, and the name of the operation. */
export function Facts({context, located}: Props): ReactNode {
  const {words, document} = context;
  const ways = listWays(context, located);
  const limit = document['x-rate-limits']?.[ways.length > 0 ? 'token' : 'anonymous'];
  return (
    <dl className="api-facts">
      <Fact name={words.whoMayCall}>
        {ways.length === 0 && words.anyone}
        {ways.map((way, index) => (
          <Fragment key={way.name + way.scopes.join()}>
            {index > 0 && words.join}
            <WayToCall context={context} way={way} />
          </Fragment>
        ))}
      </Fact>
      {limit && (
        <Fact name={words.rateLimit}>
          <a href={overviewAddress(context, 'rate-limits')}>{limit}</a>
        </Fact>
      )}
      <Fact name="operationId">
        <code>{located.operation.operationId}</code>
      </Fact>
    </dl>
  );
}

function Fact({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function WayToCall({context, way}: {context: PageContext; way: Way}): ReactNode {
  const {words} = context;
  return (
    <>
      <a href={overviewAddress(context, 'authentication')}>{way.name}</a>
      {way.scopes.map((scope) => (
        <Fragment key={scope}>
          {words.brackets[0]}
          <a href={overviewAddress(context, 'scopes')}>
            {words.scope} <code>{scope}</code>
          </a>
          {words.brackets[1]}
        </Fragment>
      ))}
    </>
  );
}

function listWays({document}: PageContext, {operation}: Located): Way[] {
  const schemes = document.components?.securitySchemes ?? {};
  return (operation.security ?? document.security ?? []).flatMap((way) =>
    Object.entries(way).map(([key, scopes]) => ({
      name: schemes[key]?.['x-displayName'] ?? key,
      scopes,
    })),
  );
}

function overviewAddress({api, document}: PageContext, heading: string): string {
  return `/openAPI/${api.folder}/${overviewSlug(document)}#${heading}`;
}
