import {
  listOperations,
  listParameters,
  type Located,
} from '../../../src/api/description/operations';
import {flattenSchema, follow, nameOf} from '../../../src/api/description/resolve';
import {listFields} from './texts';
import type {
  MediaType,
  OpenApiDocument,
  Response,
  Schema,
} from '../../../src/api/description/types';

/** What became of an operation from one version of an API to the next. */
export type OperationChange = {
  located: Located;
  kind: 'added' | 'removed' | 'changed';
  /** Parts by the anchors of the page: `query.page`, `body.name`, `response-404`. */
  details: Detail[];
};

export type Detail = {part: string; kind: 'added' | 'removed' | 'type' | 'required' | 'optional'};

/** A parameter, a field, or a status, and what callers rely on. */
type Part = {type: string; isRequired: boolean};

/** Operations by method and path: those that came, went, or ask or answer differently; in the order of `after`. */
export function compareDocuments(
  before: OpenApiDocument,
  after: OpenApiDocument,
): OperationChange[] {
  const old = byCall(before);
  const fresh = byCall(after);
  const stayed = [...fresh].map(([call, located]): OperationChange => {
    const earlier = old.get(call);
    if (!earlier) return {located, kind: 'added', details: []};
    const details = compareParts(listParts(before, earlier), listParts(after, located));
    return {located, kind: 'changed', details};
  });
  const gone = [...old].flatMap(([call, located]): OperationChange[] =>
    fresh.has(call) ? [] : [{located, kind: 'removed', details: []}],
  );
  return [...stayed, ...gone].filter(({kind, details}) => kind !== 'changed' || details.length > 0);
}

function byCall(document: OpenApiDocument): Map<string, Located> {
  return new Map(
    listOperations(document).map((located) => [`${located.method} ${located.path}`, located]),
  );
}

function compareParts(before: Map<string, Part>, after: Map<string, Part>): Detail[] {
  const changed = [...after].flatMap(([part, {type, isRequired}]): Detail[] => {
    const old = before.get(part);
    if (!old) return [{part, kind: 'added'}];
    const details: Detail[] = [];
    if (old.type !== type) details.push({part, kind: 'type'});
    if (old.isRequired !== isRequired)
      details.push({part, kind: isRequired ? 'required' : 'optional'});
    return details;
  });
  const gone = [...before.keys()].filter((part) => !after.has(part));
  return [...changed, ...gone.map((part): Detail => ({part, kind: 'removed'}))];
}

function listParts(document: OpenApiDocument, {operation}: Located): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const {in: place, name, schema, required = false} of listParameters(document, operation)) {
    parts.set(`${place}.${name}`, {type: typeOf(document, schema), isRequired: required});
  }
  if (operation.requestBody) {
    parts.set('body', {type: '', isRequired: operation.requestBody.required ?? false});
    addContent(parts, document, operation.requestBody.content, 'body');
  }
  for (const [status, reference] of Object.entries(operation.responses)) {
    parts.set(`response-${status}`, {type: '', isRequired: false});
    const {content = {}} = follow<Response>(document, reference);
    addContent(parts, document, content, `response-${status}`);
  }
  return parts;
}

function addContent(
  parts: Map<string, Part>,
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  id: string,
): void {
  // The fields are alike in all media types of a body.
  const [media] = Object.values(content);
  if (media?.schema) addFields(parts, document, media.schema, id, []);
}

function addFields(
  parts: Map<string, Part>,
  document: OpenApiDocument,
  schema: Schema,
  id: string,
  parents: readonly string[],
): void {
  const name = nameOf(schema);
  if (name !== undefined && parents.includes(name)) return;
  const inside = name === undefined ? parents : [...parents, name];
  const flat = flattenSchema(document, schema);
  for (const field of listFields(flat)) {
    const address = `${id}.${field.name}`;
    const isRequired = flat.required?.includes(field.name) ?? false;
    parts.set(address, {type: typeOf(document, field.schema), isRequired});
    addFields(parts, document, field.schema, address, inside);
  }
}

function typeOf(document: OpenApiDocument, schema: Schema): string {
  const {type, format, items, enum: values} = flattenSchema(document, schema);
  const inner = items ? `<${typeOf(document, items)}>` : '';
  const allowed = values ? JSON.stringify(values) : '';
  return `${[type ?? []].flat().join()} ${format ?? ''}${allowed}${inner}`;
}
