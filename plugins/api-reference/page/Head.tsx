import {Fragment, type ReactNode} from 'react';

import {overviewSlug, type Located} from '../../../src/api/description/operations';
import {findPaging} from '../../../src/api/description/paging';
import {listWays, nameOfWay, type Way} from '../../../src/api/description/security';
import type {PageContext} from './context';
import {Contents} from './Contents';
import {Endpoint} from './Endpoint';
import {Notice} from './Notice';

type Props = {context: PageContext; located: Located};

/** The head of an operation: where it is called, with which tokens, how often, how it is called by name, and what follows. */
export function Head({context, located}: Props): ReactNode {
  return (
    <div className="api-head">
      <Endpoint context={context} located={located} />
      {located.method !== 'event' && <Facts context={context} located={located} />}
      <Contents context={context} located={located} />
    </div>
  );
}

function Facts({context, located}: Props): ReactNode {
  const {words, document} = context;
  const ways = listWays(document, located.operation);
  const limit = document['x-rate-limits']?.[ways.length > 0 ? 'token' : 'anonymous'];
  return (
    <dl className="api-facts">
      <Fact name={words.whoMayCall}>
        {ways.length === 0 && words.anyone}
        {ways.map((way, index) => (
          <Fragment key={way.key}>
            {index > 0 && words.join}
            <Token context={context} way={way} />
          </Fragment>
        ))}
      </Fact>
      <PagingFact context={context} located={located} />
      {limit && (
        <Fact name={words.rateLimit} href={overviewAddress(context, 'rate-limits')}>
          {limit}
        </Fact>
      )}
      <Fact name="operationId">
        <code>{located.operation.operationId}</code>
      </Fact>
    </dl>
  );
}

type FactProps = {
  name: string;
  /** Where more is said of it. */
  href?: string;
  children: ReactNode;
};

export function Fact({name, href, children}: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href === undefined ? children : <a href={href}>{children}</a>}</dd>
    </div>
  );
}

/** The scopes of which a personal access token needs one. */
function Scopes({context, way}: {context: PageContext; way: Way}): ReactNode {
  return way.scopes.map((scope, index) => (
    <Fragment key={scope}>
      {index > 0 && ` ${context.words.or} `}
      <code>{scope}</code>
    </Fragment>
  ));
}

/** A kind of token, and in brackets the scopes of which a personal access token needs one. */
function Token({context, way}: {context: PageContext; way: Way}): ReactNode {
  const [open, close] = context.words.brackets;
  return (
    <>
      <TokenLink context={context} kind={way} />
      {way.scopes.length > 0 && (
        <>
          {open}
          <a href={overviewAddress(context, 'scopes')}>
            <Scopes context={context} way={way} />
          </a>
          {close}
        </>
      )}
    </>
  );
}

export function TokenLink({
  context,
  kind,
}: {
  context: PageContext;
  kind: Parameters<typeof nameOfWay>[0];
}): ReactNode {
  return <a href={overviewAddress(context, 'authentication')}>{nameOfWay(kind)}</a>;
}

function PagingFact({context, located}: Props): ReactNode {
  const {words, document} = context;
  const paging = findPaging(document, located);
  if (!paging) return null;
  return (
    <Fact name={words.paging}>
      {paging === 'none' ? words.noPaging : <a href="#paging">{words.pagedBy(paging.page.name)}</a>}
    </Fact>
  );
}

/** The overview, or where it explains a matter for all operations. */
export function overviewAddress({api, document}: PageContext, heading?: string): string {
  const page = `/openAPI/${api.folder}/${overviewSlug(document)}`;
  return heading === undefined ? page : `${page}#${heading}`;
}

/** What to know before the rest where only one kind of token is taken. */
export function OnlyWay({context, located}: Props): ReactNode {
  const [way, ...others] = listWays(context.document, located.operation);
  const notice = way?.scheme['x-only'];
  if (way === undefined || notice === undefined || others.length > 0) return null;
  return (
    <Notice kind="note" title={context.words.only(nameOfWay(way))} text={context.block(notice)} />
  );
}
