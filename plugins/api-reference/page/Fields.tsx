import type {ReactNode} from 'react';

import {writeValue} from '../../../src/api/description/examples';
import {flattenSchema, nameOf} from '../../../src/api/description/resolve';
import {listFields} from '../source/texts';
import type {Schema} from '../../../src/api/description/types';
import type {PageContext} from './context';
import {describeBounds, describeSamples, describeType} from './describeSchema';

export type Field = {
  name: string;
  /** Anchor of the field: `body.labels`. */
  id: string;
  schema: Schema;
  required?: boolean;
  description?: string;
  unconfirmed?: boolean;
  deprecated?: boolean;
  example?: Schema['example'];
};

type Props = {
  context: PageContext;
  fields: readonly Field[];
  /** Whether a reader has to send the fields: then each says if it is required. */
  sent: boolean;
  /** Schemas that are being described further out, and where. */
  parents?: readonly {name: string; id: string}[];
};

export function Fields({context, fields, sent, parents = []}: Props): ReactNode {
  return (
    <ul className="api-fields">
      {fields.map((field) => (
        <FieldRow key={field.id} context={context} field={field} sent={sent} parents={parents} />
      ))}
    </ul>
  );
}

function FieldRow({
  context,
  field,
  sent,
  parents,
}: Required<Pick<Props, 'context' | 'sent' | 'parents'>> & {field: Field}): ReactNode {
  const {words} = context;
  const schema = flattenSchema(context.document, field.schema);
  const description = field.description ?? schema.description;
  const unconfirmed = field.unconfirmed ?? schema['x-unconfirmed'];
  const example = context.isSampled ? undefined : (field.example ?? schema.example);
  return (
    <li className="api-field" id={field.id}>
      <div className="api-field-head">
        {field.name && (
          <a className="api-field-name" href={`#${field.id}`} title={words.link(field.name)}>
            <code>{field.name}</code>
          </a>
        )}
        {nameOf(field.schema) !== field.name && (
          <div className="api-type">{describeType(context.document, field.schema)}</div>
        )}
        {sent && !schema.readOnly && (
          <div className={field.required ? 'api-required' : 'api-optional'}>
            {field.required ? words.required : words.optional}
          </div>
        )}
        {describeBounds(words, schema, description).map((bound) => (
          <div key={bound} className="api-optional">
            {bound}
          </div>
        ))}
        {schema.readOnly && <div className="api-note">{words.readOnly}</div>}
        {schema.writeOnly && <div className="api-note">{words.writeOnly}</div>}
        {(field.deprecated ?? schema.deprecated) && (
          <div className="api-note">{words.deprecated}</div>
        )}
        {unconfirmed && <div className="api-note">{words.unconfirmedField}</div>}
      </div>
      {description && (
        <div className="api-field-text" dangerouslySetInnerHTML={context.inline(description)} />
      )}
      <Samples context={context} schema={schema} example={example} />
      <Values context={context} schema={schema} />
      <Nested context={context} field={field} sent={sent} parents={parents} />
    </li>
  );
}

function Samples({
  context,
  schema,
  example,
}: {
  context: PageContext;
  schema: Schema;
  example: Schema['example'];
}): ReactNode {
  const samples = describeSamples(context.words, schema, example);
  if (samples.length === 0) return null;
  return (
    <ul className="api-limits">
      {samples.map(({name, code}) => (
        <li key={name}>
          <span>{name}</span> <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

const bare = (text: string): string => text.toLowerCase().replace(/[\s_-]|^an? /g, '');

/** In English, values are often their own names: `in_progress` needs no “In progress” beside it, unless others say more. */
const restate = (meanings: Readonly<Record<string, string>>): boolean =>
  Object.entries(meanings).every(([value, meaning]) => bare(meaning) === bare(value));

function Values({context, schema}: {context: PageContext; schema: Schema}): ReactNode {
  const values = schema.enum ?? flattenSchema(context.document, schema.items ?? {}).enum;
  const meanings =
    schema['x-enum-descriptions'] ??
    flattenSchema(context.document, schema.items ?? {})['x-enum-descriptions'];
  if (!values) return null;
  const told = meanings && !restate(meanings) ? meanings : {};
  return (
    <div className="api-values">
      <span>{context.words.values}</span>
      <ul>
        {values.map((value) => {
          const text = writeValue(value);
          const meaning = told[text];
          return (
            <li key={text}>
              <code>{text}</code>{' '}
              {meaning !== undefined && <span dangerouslySetInnerHTML={context.inline(meaning)} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Nested({
  context,
  field,
  sent,
  parents,
}: Required<Pick<Props, 'context' | 'sent' | 'parents'>> & {field: Field}): ReactNode {
  const {words} = context;
  const inside = findNested(context, field, parents);
  if ('choices' in inside) return <Choices context={context} inside={inside} parents={parents} />;
  if ('repeats' in inside) {
    return (
      <div className="api-field-text">
        <a href={`#${inside.repeats.id}`}>{words.sameAs(inside.repeats.name)}</a>
      </div>
    );
  }
  if (inside.fields.length === 0) return null;
  // What has no name of its own repeats nothing, whatever it stands in.
  const {name} = inside.parents[parents.length] ?? {};
  const isRepeated = name !== undefined && context.isRepeated(name, field.id);
  return (
    // What a reader fills in stands open; what is answered, and what was told before, waits until asked for.
    <details open={sent && !isRepeated}>
      <summary>
        {words.fieldsOf(inside.fields.length)}
        {isRepeated && words.asBefore(name)}
      </summary>
      <Fields context={context} fields={inside.fields} sent={sent} parents={inside.parents} />
    </details>
  );
}

/** Forms that a value may have, each under the name of its schema. */
export function Choices({
  context,
  inside,
  parents = [],
}: Pick<Props, 'context' | 'parents'> & {inside: Alternatives}): ReactNode {
  const {words} = context;
  const fields = inside.choices.map((choice) => {
    const name = nameOf(choice) ?? '';
    return {name, id: `${inside.id}.${name}`, schema: choice};
  });
  return (
    <div className="api-choices">
      <p>{inside.all ? words.anyOf : words.oneOf}</p>
      <Fields context={context} fields={fields} sent={false} parents={parents} />
    </div>
  );
}

type Parent = {name: string; id: string};

type Alternatives = {choices: readonly Schema[]; all: boolean; id: string};

type Inside = {fields: Field[]; parents: Parent[]} | {repeats: Parent} | Alternatives;

/** The fields of an object, or of the objects in a list; a schema inside itself is only referred to. */
export function findNested(
  context: PageContext,
  field: Pick<Field, 'id' | 'schema'>,
  parents: readonly Parent[],
): Inside {
  let id = field.id;
  let inner = flattenSchema(context.document, field.schema);
  let name = nameOf(field.schema);
  while (inner.items) {
    id += '.items';
    name = nameOf(inner.items) ?? name;
    inner = flattenSchema(context.document, inner.items);
  }
  const choices = inner.oneOf ?? inner.anyOf;
  if (choices) return {choices, all: inner.anyOf !== undefined, id};
  const repeats = parents.find((parent) => parent.name === name);
  if (repeats) return {repeats};
  const inside = name === undefined ? [...parents] : [...parents, {name, id: field.id}];
  return {fields: fieldsOfSchema(inner, id), parents: inside};
}

/** The fields of an object, each with its anchor below that of the object. */
function fieldsOfSchema(schema: Schema, id: string): Field[] {
  return listFields(schema)
    .filter(({name}) => name !== 'items')
    .map(({name, schema: field}) => ({
      name,
      id: `${id}.${name}`,
      schema: field,
      required: schema.required?.includes(name),
    }));
}
