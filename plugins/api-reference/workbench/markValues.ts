import {listParameters, type Located} from '../../../src/api/description/operations';
import type {OpenApiDocument} from '../../../src/api/description/types';
import {fillPath} from '../../../src/api/samples/request';
import {valueOfParameter} from '../../../src/values/names';

/** Marks what a reader may have another value for in the address of a sample; the text stays the same. */
export function markValues(
  html: string,
  document: OpenApiDocument,
  {operation, path}: Located,
): string {
  const parameters = listParameters(document, operation);
  const marked = fillPath(path, parameters, (text, name) => {
    const value = valueOfParameter(name);
    return value === undefined ? text : `<span data-value="${value}">${text}</span>`;
  });
  return html.replaceAll(fillPath(path, parameters), () => marked);
}
