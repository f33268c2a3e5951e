import type {ReactNode} from 'react';

import type {Located} from '../source/operations';
import type {Operation} from '../source/types';
import {Callbacks} from './Callbacks';
import type {PageContext} from './context';
import {Endpoint} from './Endpoint';
import {Facts} from './Facts';
import {Heading} from './Heading';
import {wholePage} from './part';
import {Request} from './Request';
import {Responses} from './Responses';
import {BodyExamples, RequestSamples, ResponseExamples} from './Samples';

type Props = {context: PageContext; located: Located};

/** The whole of an operation, complete without JavaScript. */
export function OperationPage({context, located}: Props): ReactNode {
  const {operation, method} = located;
  const isEvent = method === 'event';
  const part = {...wholePage, isSentByReader: !isEvent};
  const {words} = context;
  return (
    <div className="api-page">
      <div className="api-intro">
        <Endpoint context={context} located={located} />
        {operation['x-source'] && <Notice text={words.unconfirmed} />}
        {operation.deprecated && <Notice text={words.deprecatedNotice} />}
        <div
          className="api-description"
          dangerouslySetInnerHTML={context.block(operation.description ?? operation.summary)}
        />
        {!isEvent && <Facts context={context} located={located} />}
      </div>
      <Request context={context} operation={operation} part={part} />
      <aside className="api-aside">
        {isEvent ? (
          <BodyExamples context={context} operation={operation} name="example-body" />
        ) : (
          <>
            <RequestSamples context={context} located={located} />
            {/* A single example stands in the samples already. */}
            <BodyExamples context={context} operation={operation} name="example-body" atLeast={2} />
          </>
        )}
        <ResponseExamples context={context} located={located} />
      </aside>
      <div className="api-answers">
        <Responses context={context} located={located} part={part} />
        <Callbacks context={context} located={located} />
        <Guides context={context} operation={operation} />
      </div>
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

function Notice({text}: {text: string}): ReactNode {
  return <p className="api-notice">{text}</p>;
}
