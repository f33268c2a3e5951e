import type {Json, Schema} from '../description/types';
import {typesOf} from './fields';

/** What is wrong with a value; the page says it in its language. */
export type Fault = {
  kind:
    | 'required'
    | 'integer'
    | 'number'
    | 'choice'
    | 'minimum'
    | 'maximum'
    | 'multipleOf'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'date-time'
    | 'date'
    | 'email'
    | 'uri'
    | 'minItems'
    | 'maxItems'
    | 'json'
    | 'variable'
    | 'secret';
  limit?: string;
  /** Which item of a list, counted from 1. */
  item?: number;
};

/** The value that a text stands for, or the text itself where it stands for none of the type. */
export function parseText(schema: Schema, text: string): Json {
  const types = typesOf(schema);
  if (types.includes('integer') || types.includes('number')) return parseNumber(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function parseNumber(text: string): Json {
  const value = Number(text);
  const isNumber = /^\s*-?\d/.test(text) && Number.isFinite(value);
  // A larger one would not be sent as it was typed.
  return isNumber && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}

export function findFault(schema: Schema, value: Json): Fault | undefined {
  if (Array.isArray(value)) return findFaultInList(schema, value);
  const types = typesOf(schema);
  if (types.includes('integer') && !Number.isInteger(value)) return {kind: 'integer'};
  if (types.includes('number') && typeof value !== 'number') return {kind: 'number'};
  if (schema.enum && !schema.enum.includes(value)) return {kind: 'choice'};
  if (types.includes('boolean') && typeof value !== 'boolean') return {kind: 'choice'};
  if (typeof value === 'number') return findFaultInNumber(schema, value);
  if (typeof value === 'string') return findFaultInText(schema, value);
  return undefined;
}

function findFaultInNumber(schema: Schema, value: number): Fault | undefined {
  const {minimum = -Infinity, maximum = Infinity, multipleOf} = schema;
  if (value < minimum) return {kind: 'minimum', limit: String(minimum)};
  if (value > maximum) return {kind: 'maximum', limit: String(maximum)};
  if (multipleOf === undefined) return undefined;
  const steps = value / multipleOf;
  // Decimal steps are not exact in binary numbers.
  const isExact = Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
  return isExact ? undefined : {kind: 'multipleOf', limit: String(multipleOf)};
}

function findFaultInText(schema: Schema, value: string): Fault | undefined {
  const {minLength = 0, maxLength = Infinity, pattern, format = ''} = schema;
  const {length} = Array.from(value);
  if (length < minLength) return {kind: 'minLength', limit: String(minLength)};
  if (length > maxLength) return {kind: 'maxLength', limit: String(maxLength)};
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return {kind: 'pattern', limit: pattern};
  }
  return isFormat(format) && !formats[format](value) ? {kind: format} : undefined;
}

const dateTime = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

const formats = {
  'date-time': (text: string) => dateTime.test(text) && !Number.isNaN(Date.parse(text)),
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  uri: (text: string) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text),
};

function isFormat(format: string): format is keyof typeof formats {
  return Object.hasOwn(formats, format);
}

function findFaultInList(
  {items = {}, minItems = 0, maxItems = Infinity}: Schema,
  values: readonly Json[],
): Fault | undefined {
  for (const [index, value] of values.entries()) {
    const fault = findFault(items, value);
    if (fault) return {...fault, item: index + 1};
  }
  if (values.length < minItems) return {kind: 'minItems', limit: String(minItems)};
  if (values.length > maxItems) return {kind: 'maxItems', limit: String(maxItems)};
  return undefined;
}
