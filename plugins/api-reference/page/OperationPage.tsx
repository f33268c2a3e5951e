import type {ReactNode} from 'react';

import type {Located} from '../../../src/api/description/operations';
import type {Operation} from '../../../src/api/description/types';
import {Callbacks} from './Callbacks';
import type {PageContext} from './context';
import {Head, OnlyWay} from './Head';
import {Heading} from './Heading';
import {cutSentence} from './markdown';
import {Notice} from './Notice';
import {PagingSection} from './Paging';
import {wholePage} from './part';
import {Request} from './Request';
import {Responses} from './Responses';
import {BodyExamples, RequestSamples, ResponseExamples} from './Samples';
import {WorkbenchPlace} from '../workbench/WorkbenchPlace';

type Props = {context: PageContext; located: Located};

/** The whole of an operation, complete without JavaScript: first what it does. Each half has its own examples beside it. */
export function OperationPage({context, located}: Props): ReactNode {
  const {operation, method} = located;
  const isEvent = method === 'event';
  const part = {...wholePage, isSentByReader: !isEvent};
  const {words} = context;
  const [lead, more] = cutSentence(operation.description ?? operation.summary);
  return (
    <div className="api-page">
      <div className="api-band">
        <div className="api-intro">
          <p dangerouslySetInnerHTML={context.inline(lead)} />
          <Head context={context} located={located} />
          {operation['x-source'] && (
            <Notice
              kind="warning"
              title={words.unconfirmedTitle}
              text={context.block(words.unconfirmed)}
            />
          )}
          {operation.deprecated && (
            <Notice
              kind="warning"
              title={words.deprecatedTitle}
              text={context.block(words.deprecatedNotice)}
            />
          )}
          <OnlyWay context={context} located={located} />
          {more && <div dangerouslySetInnerHTML={context.block(more)} />}
        </div>
        <aside className="api-aside">
          {isEvent ? (
            <BodyExamples context={context} body={operation.requestBody} name="example-body" />
          ) : (
            <>
              <WorkbenchPlace context={context} located={located} />
              <RequestSamples context={context} located={located} />
            </>
          )}
        </aside>
        <div className="api-request">
          <Request context={context} operation={operation} part={part} />
          <PagingSection context={context} located={located} />
        </div>
      </div>
      <Responses
        context={context}
        located={located}
        part={part}
        examples={<ResponseExamples context={context} located={located} />}
      />
      <Callbacks context={context} located={located} />
      <Guides context={context} operation={operation} />
    </div>
  );
}

/** Guides that tell when and why to use the operation. */
function Guides({context, operation}: {context: PageContext; operation: Operation}): ReactNode {
  const guides = context.guides.get(operation.operationId) ?? [];
  if (guides.length === 0) return null;
  return (
    <section className="api-section api-guides">
      <Heading level={2} id="guides" title={context.words.guides} />
      <ul>
        {guides.map(({address, title}) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
