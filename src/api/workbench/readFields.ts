import {exampleOf} from '../description/examples';
import type {Json, OpenApiDocument} from '../description/types';
import {findFault, parseText, type Fault} from './faults';
import {
  chosenForm,
  exampleText,
  fieldsIn,
  rowIds,
  rowOf,
  type FormField,
  type Forms,
  type Texts,
} from './fields';

export type Problem = {place: string; name: string; fault: Fault};

/** What is sent for a field, and what is wrong with it; nothing where nothing is sent. */
export type Reading = {value?: Json; problems: Problem[]};

export function readField(
  document: OpenApiDocument,
  field: FormField,
  texts: Texts,
  forms: Forms,
): Reading {
  switch (field.shape) {
    case 'group':
      return readGroup(document, field, texts, forms);
    case 'rows':
      return readRows(document, field, texts, forms);
    case 'forms':
      return readField(document, chosenForm(document, field, forms), texts, forms);
    case 'list':
    case 'choices':
      return readLines(field, texts[field.place] ?? '');
    default:
      return readText(field, texts[field.place] ?? '');
  }
}

function report({place, name}: FormField, fault: Fault | undefined): Problem[] {
  return fault ? [{place, name, fault}] : [];
}

function readText(field: FormField, text: string): Reading {
  if (text === '')
    return {problems: report(field, field.required ? {kind: 'required'} : undefined)};
  if (field.shape === 'json') return readJson(field, text);
  const value = parseText(field.schema, text);
  return {value, problems: report(field, findFault(field.schema, value))};
}

function readJson(field: FormField, text: string): Reading {
  try {
    return {value: JSON.parse(text) as Json, problems: []};
  } catch {
    return {value: text, problems: report(field, {kind: 'json'})};
  }
}

function readLines(field: FormField, text: string): Reading {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 && !field.required) return {problems: []};
  const {items = {}} = field.schema;
  const value = lines.map((line) => parseText(items, line.trim()));
  return {value, problems: report(field, findFault(field.schema, value))};
}

/** What an optional object requires is only missing once something of it is there. */
function readGroup(
  document: OpenApiDocument,
  group: FormField,
  texts: Texts,
  forms: Forms,
): Reading {
  const readings = fieldsIn(document, group).map(
    (field) => [field.name, readField(document, field, texts, forms)] as const,
  );
  const sent = readings.flatMap(([name, {value}]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  if (sent.length === 0 && !group.required) return {problems: []};
  return {
    value: Object.fromEntries(sent),
    problems: readings.flatMap(([, {problems}]) => problems),
  };
}

function readRows(document: OpenApiDocument, rows: FormField, texts: Texts, forms: Forms): Reading {
  const ids = rowIds(rows, texts);
  if (ids.length === 0 && !rows.required) return {problems: []};
  const readings = ids.map((id) => readField(document, rowOf(document, rows, id), texts, forms));
  const {minItems, maxItems} = rows.schema;
  const value = readings.flatMap((reading) => reading.value ?? []);
  return {
    value,
    problems: [
      ...report(rows, findFault({minItems, maxItems}, value)),
      ...readings.flatMap(({problems}) => problems),
    ],
  };
}

/** Examples for what has to be sent and is not filled in; for everything where nothing has to be. */
export function fillIn(
  document: OpenApiDocument,
  fields: readonly FormField[],
  texts: Texts,
  forms: Forms,
): Texts {
  const isOptional = fields.every(({required}) => !required);
  return fields.reduce<Texts>((filled, field) => {
    if (!isOptional && !field.required) return filled;
    return {...filled, ...fillInField(document, field, filled, forms)};
  }, texts);
}

function fillInField(
  document: OpenApiDocument,
  field: FormField,
  texts: Texts,
  forms: Forms,
): Texts {
  switch (field.shape) {
    case 'group':
      return fillIn(document, fieldsIn(document, field), texts, forms);
    case 'forms':
      return fillInField(document, chosenForm(document, field, forms), texts, forms);
    case 'rows':
      return rowIds(field, texts).reduce<Texts>(
        (filled, id) => fillInField(document, rowOf(document, field, id), filled, forms),
        texts,
      );
    default: {
      if (texts[field.place]) return texts;
      const text = exampleText(field) ?? otherExample(document, field);
      return text === undefined ? texts : {...texts, [field.place]: text};
    }
  }
}

function otherExample(document: OpenApiDocument, field: FormField): string | undefined {
  const example = exampleOf(document, field.schema, 'request');
  return example === undefined ? undefined : exampleText({...field, example});
}
