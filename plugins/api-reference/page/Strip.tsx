import {Fragment, type ReactNode} from 'react';

import Breakable from '../../../src/components/Breakable';
import type {PageContext} from './context';
import {countOperations, listGroups} from './groups';
import {Fact, overviewAddress, TokenLink} from './Head';

/** What holds for all operations, in a few lines: where they are, which there are, the kinds of tokens, and how often one may call. */
export function Strip({context}: {context: PageContext}): ReactNode {
  const {api, document, locale, words} = context;
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const limits = document['x-rate-limits'];
  return (
    <div className="api-head">
      <dl className="api-facts">
        <Fact name={words.baseUrl}>
          <span className="api-base">
            <code>
              <Breakable text={document.servers[0]?.url ?? ''} />
            </code>
            <span className="api-control" data-control="copy" data-label={words.copyBaseUrl} />
          </span>
        </Fact>
        <Fact name={words.operations}>
          <a href={api.category.address}>{api.category.title[locale]}</a>{' '}
          <span className="api-note">{countOperations(listGroups(document))}</span>
        </Fact>
        <Fact name={words.tokens}>
          {schemes.map(([key, scheme], index) => (
            <Fragment key={key}>
              {index > 0 && words.join}
              <TokenLink context={context} kind={{key, scheme}} />
            </Fragment>
          ))}
        </Fact>
        {limits && (
          <Fact name={words.rateLimit} href={overviewAddress(context, 'rate-limits')}>
            {limits.token}
            {words.clauses}
            {limits.anonymous}
          </Fact>
        )}
      </dl>
    </div>
  );
}
