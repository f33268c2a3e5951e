import type {ReactNode} from 'react';

import type {Located} from '../../../src/api/description/operations';
import {findPaging} from '../../../src/api/description/paging';
import type {PageContext} from './context';
import {overviewAddress} from './Head';
import {Heading} from './Heading';
import {LoopSamples} from './Samples';

type Props = {context: PageContext; located: Located};

/** How all of a list is read: where it begins, how much a page holds, where it ends, and the loop that does it. */
export function PagingSection({context, located}: Props): ReactNode {
  const {words, document} = context;
  const paging = findPaging(document, located);
  if (!paging || paging === 'none') return null;
  const {page, size, field} = paging;
  return (
    <section className="api-section">
      <Heading level={2} id="paging" title={words.paging} />
      <ul>
        <li dangerouslySetInnerHTML={context.inline(words.firstPage(page.name))} />
        {size && (
          <li
            dangerouslySetInnerHTML={context.inline(
              words.pageSize(size.name, size.schema.maximum, size.schema.default),
            )}
          />
        )}
        <li dangerouslySetInnerHTML={context.inline(words.lastPage(field))} />
      </ul>
      <p>
        <a href={overviewAddress(context, 'paging')}>{words.allAboutPaging}</a>
      </p>
      <LoopSamples context={context} located={located} paging={paging} />
    </section>
  );
}
