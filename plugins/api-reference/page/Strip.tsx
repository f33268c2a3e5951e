import {Fragment, type ReactNode} from 'react';

import Breakable from '../../../src/components/Breakable';
import type {PageContext} from './context';
import {countOperations, listGroups} from './groups';
import {Fact, TokenLink} from './Head';

type Props = {
  context: PageContext;
  /** The list of all operations need not say where it is. */
  isOverview?: boolean;
};

/** What holds for all operations, in a few lines: where they are, which there are, and the kinds of tokens. */
export function Strip({context, isOverview}: Props): ReactNode {
  const {api, document, locale, words} = context;
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return (
    // The column of an overview is wider than a guide's, which a browser knows from here on, before it paints what has come so far.
    <div className={isOverview ? 'api-head api-overview' : 'api-head'}>
      <dl className="api-facts">
        <Fact name={words.baseUrl}>
          <span className="api-base">
            <code>
              <Breakable text={document.servers[0]?.url ?? ''} />
            </code>
            <span className="api-control" data-control="copy" data-label={words.copyBaseUrl} />
          </span>
        </Fact>
        {isOverview && (
          <Fact name={words.operations}>
            <a href={api.category.address}>{api.category.title[locale]}</a>{' '}
            <span className="api-note">{countOperations(listGroups(document))}</span>
          </Fact>
        )}
        <Fact name={words.tokens}>
          {schemes.map(([key, scheme], index) => (
            <Fragment key={key}>
              {index > 0 && words.join}
              <TokenLink context={context} kind={{key, scheme}} />
            </Fragment>
          ))}
        </Fact>
      </dl>
    </div>
  );
}
