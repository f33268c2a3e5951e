import {describeType} from '../description/describeType';
import {writeValue} from '../description/examples';
import {flattenSchema, nameOf} from '../description/resolve';
import type {Json, OpenApiDocument, Parameter, Schema} from '../description/types';

/** How a value is entered. A list has a line for each item; `rows` are objects, `forms` a choice of schemas. */
export type Shape =
  'text' | 'choice' | 'list' | 'choices' | 'json' | 'file' | 'group' | 'rows' | 'forms';

/** A place in a request that a reader fills in. */
export type FormField = {
  /** Where it is, as in the anchors of the page: `path.owner`, `body.labels`. */
  place: string;
  name: string;
  shape: Shape;
  /** As the page writes it: `string[]`. */
  type: string;
  /** With its references followed. */
  schema: Schema;
  required: boolean;
  description?: string;
  example?: Json;
  /** Names of the schemas around it: one inside itself is entered as JSON. */
  parents: readonly string[];
};

/** What stands in the fields, by place. An absent or empty text is not sent. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Which of several forms of a value was chosen, by place. */
export type Forms = Readonly<Record<string, number | undefined>>;

type Around = {
  required?: boolean;
  description?: string;
  example?: Json;
  parents?: readonly string[];
};

export function fieldOf(
  document: OpenApiDocument,
  schema: Schema,
  place: string,
  name: string,
  {required = false, description, example, parents = []}: Around = {},
): FormField {
  const flat = flattenSchema(document, schema);
  const item = flat.items && flattenSchema(document, flat.items);
  const kind = nameOf(flat.items ?? schema);
  const repeats = kind !== undefined && parents.includes(kind);
  return {
    place,
    name,
    shape: repeats ? 'json' : shapeOf(flat, item),
    type: describeType(document, schema),
    schema: item ? {...flat, items: item} : flat,
    required,
    description: description ?? flat.description,
    example: example ?? flat.example,
    parents: kind === undefined ? parents : [...parents, kind],
  };
}

export function fieldOfParameter(document: OpenApiDocument, parameter: Parameter): FormField {
  const {name, schema, required, description, example} = parameter;
  return fieldOf(document, schema, `${parameter.in}.${name}`, name, {
    required,
    description,
    example,
  });
}

function shapeOf(schema: Schema, item: Schema | undefined): Shape {
  if (schema.format === 'binary') return 'file';
  if (schema.oneOf ?? schema.anyOf) return 'forms';
  if (item) return shapeOfList(item);
  if (schema.properties) return 'group';
  if (schema.enum ?? typesOf(schema).includes('boolean')) return 'choice';
  return isScalar(schema) ? 'text' : 'json';
}

function shapeOfList(item: Schema): Shape {
  if (item.properties) return 'rows';
  if (item.enum) return 'choices';
  return isScalar(item) ? 'list' : 'json';
}

export function typesOf({type}: Schema): string[] {
  return [type ?? []].flat();
}

function isScalar(schema: Schema): boolean {
  const types = typesOf(schema);
  const isOther = !!(schema.items ?? schema.oneOf ?? schema.anyOf) || types.includes('object');
  return types.length > 0 && !isOther;
}

/** The fields of an object, without those that only the server writes. */
export function fieldsIn(document: OpenApiDocument, group: FormField): FormField[] {
  return Object.entries(group.schema.properties ?? {}).flatMap(([name, schema]) => {
    if (flattenSchema(document, schema).readOnly) return [];
    const required = group.schema.required?.includes(name);
    const {parents} = group;
    return fieldOf(document, schema, `${group.place}.${name}`, name, {required, parents});
  });
}

/** Ids of the objects in a list: they stay the same when another one is taken away. */
export function rowIds({place, required}: FormField, texts: Texts): string[] {
  return (texts[place] ?? (required ? '0' : '')).split(',').filter((id) => id !== '');
}

export function rowOf(document: OpenApiDocument, rows: FormField, id: string): FormField {
  const {items = {}} = rows.schema;
  // The name of the schema is among the parents already, so that only what lies inside the row repeats it.
  const row = fieldOf(document, items, `${rows.place}.${id}`, id, {required: true});
  return {...row, parents: rows.parents};
}

/** The schemas that the value may follow, each with its name. */
export function listForms({schema}: FormField): {name: string; schema: Schema}[] {
  return (schema.oneOf ?? schema.anyOf ?? []).map((form, index) => ({
    name: nameOf(form) ?? form.title ?? String(index + 1),
    schema: form,
  }));
}

export function chosenForm(document: OpenApiDocument, field: FormField, forms: Forms): FormField {
  const choices = listForms(field);
  const {schema = {}} = choices[forms[field.place] ?? 0] ?? choices[0] ?? {};
  const {place, name, required, parents} = field;
  return fieldOf(document, schema, place, name, {required, parents});
}

/** The values of a field with a choice, as they are written. */
export function choicesOf({schema, shape}: FormField): string[] {
  const values = shape === 'choices' ? schema.items?.enum : schema.enum;
  return values?.map(writeValue) ?? ['true', 'false'];
}

/** What could stand in a field that is entered as one text. */
export function exampleText({shape, schema, example}: FormField): string | undefined {
  const value = example ?? schema.items?.example ?? schema.default;
  if (value === undefined) return undefined;
  if (shape === 'list' || shape === 'choices') return [value].flat().map(writeValue).join('\n');
  return shape === 'json' ? JSON.stringify(value, null, 2) : writeValue(value);
}
