import {Fragment, type ReactNode} from 'react';

import Breakable from '../../../src/components/Breakable';
import type {PageContext} from './context';
import {countOperations, listGroups} from './groups';
import type {GroupTokens} from './groupTokens';
import {Fact, overviewAddress, TokenLink} from './Head';

type Props = {
  context: PageContext;
  /** What the page is about: the whole API, the list of all operations, or those of one group. */
  of: 'overview' | 'category' | GroupTokens;
};

/** What holds for all operations, in a few lines: where they are, which there are, and the kinds of tokens. */
export function Strip({context, of}: Props): ReactNode {
  const {api, document, locale, words} = context;
  const isOverview = of === 'overview';
  return (
    <div className={isOverview ? 'api-head' : 'api-head api-strip'}>
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
          <Tokens context={context} tokens={typeof of === 'object' ? of : undefined} />
        </Fact>
        {of === 'category' && (
          <Fact name={words.more}>
            <a href={overviewAddress(context)}>{words.overview}</a>
            {words.join}
            <a href={overviewAddress(context, 'downloads')}>{words.file}</a>
          </Fact>
        )}
      </dl>
    </div>
  );
}

/** The kinds of tokens that there are, or those that the operations of a group take. */
function Tokens({
  context,
  tokens,
}: {
  context: PageContext;
  tokens: GroupTokens | undefined;
}): ReactNode {
  const {document, words} = context;
  const [open, close] = words.brackets;
  if (tokens?.isOpen) return words.anyone;
  const all = Object.entries(document.components?.securitySchemes ?? {}).map(([key, scheme]) => ({
    way: {key, scheme},
    isPartly: false,
  }));
  return (
    <>
      {(tokens?.kinds ?? all).map(({way, isPartly}, index) => (
        <Fragment key={way.key}>
          {index > 0 && words.join}
          <TokenLink context={context} kind={way} />
          {isPartly && `${open}${words.partly}${close}`}
        </Fragment>
      ))}
      {tokens?.isPartlyOpen && words.partlyOpen}
    </>
  );
}
