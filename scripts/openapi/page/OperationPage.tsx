import type {ReactNode} from 'react';

import {listParameters, type Located} from '../operations';
import {methods, type Operation, type Parameter} from '../types';
import {Body} from './Body';
import type {PageContext} from './context';
import {Endpoint} from './Endpoint';
import {Facts} from './Facts';
import {Fields} from './Fields';
import {Heading} from './Heading';
import {Responses} from './Responses';
import {RequestSamples, ResponseExamples} from './Samples';

type Props = {context: PageContext; located: Located};

/** The whole of an operation, complete without JavaScript. */
export function OperationPage({context, located}: Props): ReactNode {
  const {operation, method} = located;
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
        {method !== 'event' && <Facts context={context} located={located} />}
      </div>
      <Request context={context} operation={operation} prefix="" />
      <aside className="api-aside">
        {method !== 'event' && <RequestSamples context={context} located={located} />}
        <ResponseExamples context={context} located={located} />
      </aside>
      <div className="api-answers">
        <Responses context={context} located={located} />
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

const places = ['path', 'query', 'header', 'cookie'] as const;

function Request({
  context,
  operation,
  prefix,
}: {
  context: PageContext;
  operation: Operation;
  prefix: string;
}): ReactNode {
  const parameters = listParameters(context.document, operation);
  const {requestBody} = operation;
  const {words} = context;
  return (
    <div className="api-request">
      {places.map((place) => {
        const here = parameters.filter((parameter) => parameter.in === place);
        if (here.length === 0) return null;
        return (
          <section className="api-section" key={place}>
            <Heading level={2} id={prefix + place} title={words.parameters[place]} />
            <Fields context={context} fields={sortParameters(here).map(toField)} sent />
          </section>
        );
      })}
      {requestBody && (
        <section className="api-section">
          <Heading level={2} id={`${prefix}body`} title={words.body}>
            {words.body}{' '}
            <span className={requestBody.required ? 'api-required' : 'api-optional'}>
              {requestBody.required ? words.required : words.optional}
            </span>
          </Heading>
          {requestBody.description && (
            <div dangerouslySetInnerHTML={context.block(requestBody.description)} />
          )}
          <Body context={context} content={requestBody.content} id={`${prefix}body`} sent />
        </section>
      )}
    </div>
  );
}

/** Required ones first; otherwise in the order of the source. */
function sortParameters(parameters: readonly Parameter[]): Parameter[] {
  return [...parameters].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
}

function toField(parameter: Parameter) {
  const {name, schema, required, description, deprecated, example} = parameter;
  const unconfirmed = parameter['x-unconfirmed'];
  const id = `${parameter.in}.${name}`;
  return {name, id, schema, required, description, deprecated, example, unconfirmed};
}

/** Calls that the server makes later: each is a request and the answers that it expects. */
function Callbacks({context, located}: Props): ReactNode {
  const callbacks = Object.entries(located.operation.callbacks ?? {}).flatMap(([name, items]) =>
    Object.entries(items).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [{name, located: {operation, method, path, pointer: []}}] : [];
      }),
    ),
  );
  if (callbacks.length === 0) return null;
  const {words} = context;
  return (
    <section className="api-section">
      <Heading level={2} id="callbacks" title={words.callbacks} />
      {callbacks.map((callback) => (
        <Callback key={callback.name} context={context} {...callback} />
      ))}
    </section>
  );
}

function Callback({context, name, located}: Props & {name: string}): ReactNode {
  const prefix = `callback-${name}.`;
  return (
    <div className="api-callback">
      <Heading level={3} id={`callback-${name}`} title={context.words.callback(name)} />
      <Endpoint context={context} located={located} />
      <div
        dangerouslySetInnerHTML={context.block(
          located.operation.description ?? located.operation.summary,
        )}
      />
      <Request context={context} operation={located.operation} prefix={prefix} />
      <Responses context={context} located={located} prefix={prefix} />
    </div>
  );
}
