import {writeValue} from '../../../src/api/description/examples';
import type {Strings} from './strings';
import type {Json, Schema} from '../../../src/api/description/types';

export {describeType} from '../../../src/api/description/describeType';

export type Limit = {name: string; value: {kind: 'code' | 'text'; text: string}};

/** Default, the example, range, length, number of items and pattern, as far as they are given and the description does not name them. */
export function describeLimits(
  words: Strings,
  schema: Schema,
  example: Json | undefined,
  description = '',
): Limit[] {
  const limits: Limit[] = [];
  const text = (name: string, value: string) =>
    limits.push({name, value: {kind: 'text', text: value}});
  const code = (name: string, value: Json) =>
    limits.push({
      name,
      value: {kind: 'code', text: writeValue(value)},
    });
  const told = new Set(description.match(/\d+/g));
  const isNews = (...bounds: (number | undefined)[]): boolean =>
    bounds.some((bound) => bound !== undefined && !told.has(String(bound)));
  const {minimum, maximum, minLength, maxLength, minItems, maxItems} = schema;
  if (schema.default !== undefined) code(words.defaultValue, schema.default);
  if (example !== undefined && typeof example !== 'object') code(words.example, example);
  if (isNews(minimum, maximum)) text('', words.range(minimum, maximum));
  if (schema.multipleOf !== undefined) text('', words.multipleOf(schema.multipleOf));
  if (isNews(minLength, maxLength)) text('', words.length(minLength, maxLength));
  if (isNews(minItems, maxItems)) text('', words.count(minItems, maxItems));
  if (schema.pattern !== undefined) code(words.pattern, schema.pattern);
  return limits;
}
