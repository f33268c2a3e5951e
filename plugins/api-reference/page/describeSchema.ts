import {writeValue} from '../../../src/api/description/examples';
import type {Strings} from './strings';
import type {Json, Schema} from '../../../src/api/description/types';

export {describeType} from '../../../src/api/description/describeType';

/** Range, length and number of items, as far as they are given and the description does not name them. */
export function describeBounds(words: Strings, schema: Schema, description = ''): string[] {
  const told = new Set(description.match(/\d+/g));
  const isNews = (...bounds: (number | undefined)[]): boolean =>
    bounds.some((bound) => bound !== undefined && !told.has(String(bound)));
  const {minimum, maximum, minLength, maxLength, minItems, maxItems, multipleOf} = schema;
  return [
    ...(isNews(minimum, maximum) ? [words.range(minimum, maximum)] : []),
    ...(multipleOf === undefined ? [] : [words.multipleOf(multipleOf)]),
    ...(isNews(minLength, maxLength) ? [words.length(minLength, maxLength)] : []),
    ...(isNews(minItems, maxItems) ? [words.count(minItems, maxItems)] : []),
  ];
}

/** Default, pattern and an example, each with its name. */
export function describeSamples(
  words: Strings,
  schema: Schema,
  example: Json | undefined,
): {name: string; code: string}[] {
  const samples: [string, Json | undefined][] = [
    [words.defaultValue, schema.default],
    [words.pattern, schema.pattern],
    [words.example, typeof example === 'object' ? undefined : example],
  ];
  return samples.flatMap(([name, value]) =>
    value === undefined ? [] : [{name, code: writeValue(value)}],
  );
}
