import {Fragment, type ReactNode} from 'react';

import {isBinary} from '../source/checks';
import {flattenSchema} from '../../../src/api/description/resolve';
import type {MediaType, RequestBody, Schema} from '../../../src/api/description/types';
import type {PageContext} from './context';
import {describeType} from './describeSchema';
import {Choices, Fields, findNested} from './Fields';

type Props = {
  context: PageContext;
  content: Record<string, MediaType>;
  /** Anchor of the whole: `body`, `response-200`. */
  id: string;
  /** Whether the reader sends it. */
  sent: boolean;
};

/** What a request or a response carries: media types, and the fields of each different schema. */
export function Body({context, content, id, sent}: Props): ReactNode {
  return groupBySchema(content).map(({types, schema}, index) => (
    <div className="api-body" key={types.join()}>
      <p className="api-media">
        {/* Styles draw the gaps; programs that read the page without them need the blanks. */}
        {types.map((type) => (
          <Fragment key={type}>
            <code>{type}</code>{' '}
          </Fragment>
        ))}
        {schema && <span className="api-type">{describeType(context.document, schema)}</span>}
      </p>
      {schema && !isBinary(context.document, schema) && (
        <BodyFields
          context={context}
          schema={schema}
          id={index === 0 ? id : `${id}-${index + 1}`}
          sent={sent}
        />
      )}
    </div>
  ));
}

/** The fields that a body shows at first. */
export function countFields(context: PageContext, content: Record<string, MediaType> = {}): number {
  const counts = groupBySchema(content).map(({schema}) => {
    const inside = schema && findNested(context, {id: '', schema}, []);
    return inside && 'fields' in inside ? inside.fields.length : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether there is something to unfold in the body. */
export function hasGroups(context: PageContext, {content}: RequestBody): boolean {
  return Object.values(content).some(({schema}) => {
    if (!schema) return false;
    const inside = findNested(context, {id: '', schema}, []);
    if (!('fields' in inside)) return 'choices' in inside;
    return inside.fields.some((field) => {
      const below = findNested(context, field, inside.parents);
      return 'fields' in below && below.fields.length > 0;
    });
  });
}

type MediaGroup = {types: string[]; schema?: Schema};

/** Media types that carry the same schema are told once. */
function groupBySchema(content: Record<string, MediaType>): MediaGroup[] {
  const groups = new Map<string, MediaGroup>();
  for (const [type, {schema}] of Object.entries(content)) {
    const key = JSON.stringify(schema);
    const group = groups.get(key) ?? {types: [], schema};
    groups.set(key, {...group, types: [...group.types, type]});
  }
  return [...groups.values()];
}

function BodyFields({
  context,
  schema,
  id,
  sent,
}: Omit<Props, 'content'> & {schema: Schema}): ReactNode {
  const inside = findNested(context, {id, schema}, []);
  if ('choices' in inside) return <Choices context={context} inside={inside} />;
  if ('fields' in inside && inside.fields.length > 0) {
    const {name} = inside.parents[0] ?? {};
    const fields = (
      <Fields context={context} fields={inside.fields} sent={sent} parents={inside.parents} />
    );
    if (name === undefined || !context.isRepeated(name, id)) return fields;
    return (
      <details className="api-again">
        <summary>
          {context.words.fieldsOf(inside.fields.length)}
          {context.words.asBefore(name)}
        </summary>
        {fields}
      </details>
    );
  }
  const {description, ...rest} = flattenSchema(context.document, schema);
  const whole = {name: '', id: `${id}.value`, schema: rest, description};
  return <Fields context={context} fields={[whole]} sent={false} />;
}
