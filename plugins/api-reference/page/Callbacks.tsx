import type {ReactNode} from 'react';

import type {Located} from '../../../src/api/description/operations';
import {methods} from '../../../src/api/description/types';
import type {PageContext} from './context';
import {Endpoint} from './Endpoint';
import {Heading} from './Heading';
import {Request} from './Request';
import {Responses} from './Responses';
import {BodyExamples} from './Samples';

type Props = {context: PageContext; located: Located};

/** Calls that the server makes later: each is a request and the answers that it expects. */
export function Callbacks({context, located}: Props): ReactNode {
  const callbacks = listCallbacks(located);
  if (callbacks.length === 0) return null;
  return (
    <section className="api-section">
      <Heading level={2} id="callbacks" title={context.words.callbacks} />
      {callbacks.map((callback) => (
        <Callback key={callback.name} context={context} {...callback} />
      ))}
    </section>
  );
}

export function listCallbacks({operation}: Located): {name: string; located: Located}[] {
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, items]) =>
    Object.entries(items).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const call = item[method];
        return call ? [{name, located: {operation: call, method, path, pointer: []}}] : [];
      }),
    ),
  );
}

function Callback({context, name, located}: Props & {name: string}): ReactNode {
  const {operation} = located;
  const part = {prefix: `callback-${name}.`, level: 4, isSentByReader: false} as const;
  return (
    <div className="api-callback">
      <Heading level={3} id={`callback-${name}`} title={context.words.callback(name)} />
      <Endpoint context={context} located={located} />
      <div dangerouslySetInnerHTML={context.block(operation.description ?? operation.summary)} />
      <Request context={context} operation={operation} part={part} />
      <BodyExamples context={context} body={operation.requestBody} name={`example-${name}`} />
      <Responses context={context} located={located} part={part} />
    </div>
  );
}
