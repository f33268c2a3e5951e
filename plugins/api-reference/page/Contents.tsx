import {Fragment, type ReactNode} from 'react';

import {listParameters, type Located} from '../../../src/api/description/operations';
import {findPaging} from '../../../src/api/description/paging';
import {follow} from '../../../src/api/description/resolve';
import type {Response} from '../../../src/api/description/types';
import {countFields} from './Body';
import {listCallbacks} from './Callbacks';
import type {PageContext} from './context';
import {parameterPlaces} from './Request';

type Props = {context: PageContext; located: Located};

/** With so few fields and no callbacks, a page is about as long as a screen. */
const fewFields = 4;

type Section = {
  id: string;
  title: string;
  /** Of its fields or calls, where it has any. */
  count?: number;
};

/** The sections of a long page, with how much they hold, and its statuses: plain links, in the order of the page. */
export function Contents({context, located}: Props): ReactNode {
  const {words, document} = context;
  const {responses} = located.operation;
  const sent = listSent(context, located);
  const answered = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => countFields(context, follow<Response>(document, response).content));
  const fields = [...sent.map(({count = 0}) => count), ...answered];
  const calls = listCallbacks(located).length;
  if (calls === 0 && fields.reduce((sum, count) => sum + count, 0) <= fewFields) return null;
  const paging = findPaging(document, located);
  return (
    <nav className="api-contents" aria-label={words.contents} data-markdown-ignore>
      {sent.map((section) => (
        <Jump key={section.id} {...section} />
      ))}
      {paging && paging !== 'none' && <Jump id="paging" title={words.paging} />}
      <span>
        <Jump id="responses" title={words.responses} />
        {Object.keys(responses).map((status) => (
          <Fragment key={status}>
            {' '}
            <a href={`#response-${status}`}>{status}</a>
          </Fragment>
        ))}
      </span>
      {calls > 0 && <Jump id="callbacks" title={words.callbacks} count={calls} />}
      {context.guides.has(located.operation.operationId) && (
        <Jump id="guides" title={words.guides} />
      )}
    </nav>
  );
}

/** What a reader fills in: parameters by place, and the body. */
function listSent(context: PageContext, {operation}: Located): Section[] {
  const {words, document} = context;
  const parameters = listParameters(document, operation);
  const sections: Section[] = parameterPlaces.map((place) => ({
    id: place,
    title: words.parameters[place],
    count: parameters.filter((parameter) => parameter.in === place).length,
  }));
  const filled = sections.filter(({count}) => count !== 0);
  const {requestBody} = operation;
  if (!requestBody) return filled;
  return [
    ...filled,
    {id: 'body', title: words.body, count: countFields(context, requestBody.content)},
  ];
}

function Jump({id, title, count = 0}: Section): ReactNode {
  return (
    <a href={`#${id}`}>
      {title}
      {count > 0 && <span> {count}</span>}
    </a>
  );
}
