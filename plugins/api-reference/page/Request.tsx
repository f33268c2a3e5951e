import type {ReactNode} from 'react';

import {listParameters} from '../../../src/api/description/operations';
import type {Operation, Parameter, RequestBody} from '../../../src/api/description/types';
import {Body, hasGroups} from './Body';
import type {PageContext} from './context';
import {Fields} from './Fields';
import {ExpandButton, Heading} from './Heading';
import type {Part} from './part';
import {BodyExamples} from './Samples';

type Props = {context: PageContext; operation: Operation; part: Part};

export const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

/** What is sent: parameters by place, then the body. */
export function Request({context, operation, part}: Props): ReactNode {
  const parameters = listParameters(context.document, operation);
  const {words} = context;
  return (
    <div className="api-request">
      {parameterPlaces.map((place) => {
        const here = parameters.filter((parameter) => parameter.in === place);
        if (here.length === 0) return null;
        return (
          <section className="api-section" key={place}>
            <Heading level={part.level} id={part.prefix + place} title={words.parameters[place]} />
            <Fields context={context} fields={sortParameters(here).map(toField)} sent />
          </section>
        );
      })}
      {operation.requestBody && (
        <RequestBodySection context={context} body={operation.requestBody} part={part} />
      )}
    </div>
  );
}

function RequestBodySection({
  context,
  body,
  part,
}: {
  context: PageContext;
  body: RequestBody;
  part: Part;
}): ReactNode {
  const {words} = context;
  const id = `${part.prefix}body`;
  return (
    <section className="api-section">
      <div className="api-section-head">
        <Heading level={part.level} id={id} title={words.body}>
          {words.body}
          {part.isSentByReader && (
            <span className={body.required ? 'api-required' : 'api-optional'}>
              {' '}
              {body.required ? words.required : words.optional}
            </span>
          )}
        </Heading>
        {!part.isSentByReader && hasGroups(context, body) && <ExpandButton context={context} />}
      </div>
      {body.description && <div dangerouslySetInnerHTML={context.block(body.description)} />}
      <Body context={context} content={body.content} id={id} sent={part.isSentByReader} />
      {part.isSentByReader && (
        // A single example stands in the samples already.
        <BodyExamples context={context} body={body} name="example-body" atLeast={2} />
      )}
    </section>
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
