import type {SourceFile, SourcePath} from './source';
import type {
  Example,
  Header,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
  Schema,
} from '../../../src/api/description/types';
import {methods} from '../../../src/api/description/types';

/** A text that readers see, and where the English overlay says the same. */
export type TextSlot = {
  /** Keys in the overlay: `getBranch`, `parameters`, `path.branch`, `description`. */
  address: readonly string[];
  /** Keys in the source; several when one text serves several media types. */
  paths: SourcePath[];
  text: string;
};

/** Every text of a source file that has to exist in both languages. */
export function findTexts(file: SourceFile): TextSlot[] {
  const collector = new Collector();
  const {path, data} = file;
  if (typeof data === 'string') collector.add([], [], data);
  else if (path.includes('/paths/')) visitPaths(collector, data as Record<string, PathItem>);
  else if (path.includes('/components/schemas/')) visitSchema(collector, data as Schema);
  else if (path.includes('/components/')) visitComponents(collector, path, data as never);
  else visitRoot(collector, data as OpenApiDocument);
  return collector.slots;
}

/** The parts of a schema that an address and an anchor walk through, with their names. */
export function listFields(schema: Schema): {name: string; at: SourcePath; schema: Schema}[] {
  const fields = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    fields.push({name, at: ['properties', name], schema: property});
  }
  if (schema.items) fields.push({name: 'items', at: ['items'], schema: schema.items});
  if (typeof schema.additionalProperties === 'object') {
    const {additionalProperties} = schema;
    fields.push({name: '*', at: ['additionalProperties'], schema: additionalProperties});
  }
  return fields;
}

class Collector {
  readonly slots: TextSlot[] = [];

  add(address: readonly string[], path: SourcePath, text: string | undefined): void {
    if (typeof text !== 'string') return;
    const known = this.slots.find(
      (slot) => slot.text === text && slot.address.join('\n') === address.join('\n'),
    );
    if (known) known.paths.push(path);
    else this.slots.push({address, paths: [path], text});
  }
}

type Visit<Node> = (
  collector: Collector,
  node: Node,
  address?: readonly string[],
  path?: SourcePath,
) => void;

const visitRoot: Visit<OpenApiDocument> = (collector, document) => {
  const {info, tags, servers, components} = document;
  collector.add(['info', 'x-displayName'], ['info', 'x-displayName'], info['x-displayName']);
  collector.add(['info', 'description'], ['info', 'description'], info.description);
  tags.forEach((tag, index) => {
    for (const key of ['x-displayName', 'description'] as const) {
      collector.add(['tags', tag.name, key], ['tags', index, key], tag[key]);
    }
  });
  servers.forEach(({url, description}, index) => {
    collector.add(['servers', url, 'description'], ['servers', index, 'description'], description);
  });
  for (const [caller, text] of Object.entries(document['x-rate-limits'] ?? {})) {
    collector.add(['x-rate-limits', caller], ['x-rate-limits', caller], text);
  }
  for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
    const address = ['securitySchemes', name];
    const path = ['components', ...address];
    for (const key of ['x-displayName', 'description', 'x-only'] as const) {
      collector.add([...address, key], [...path, key], scheme[key]);
    }
    for (const [flow, {scopes}] of Object.entries(scheme.flows ?? {})) {
      for (const [scope, text] of Object.entries(scopes)) {
        collector.add(
          [...address, 'scopes', scope],
          [...path, 'flows', flow, 'scopes', scope],
          text,
        );
      }
    }
  }
};

function visitPaths(
  collector: Collector,
  items: Record<string, PathItem>,
  prefix: SourcePath = [],
  address?: readonly string[],
): void {
  for (const [name, item] of Object.entries(items)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      visitOperation(collector, operation, address ?? [operation.operationId], [
        ...prefix,
        name,
        method,
      ]);
    }
  }
}

const visitOperation: Visit<Operation> = (collector, operation, address = [], path = []) => {
  collector.add([...address, 'summary'], [...path, 'summary'], operation.summary);
  collector.add([...address, 'description'], [...path, 'description'], operation.description);
  operation.parameters?.forEach((parameter, index) => {
    if ('$ref' in parameter) return;
    const name = `${parameter.in}.${parameter.name}`;
    const at = [...path, 'parameters', index];
    visitDescribed(collector, parameter, [...address, 'parameters', name], at);
  });
  if (operation.requestBody) {
    const at = [...path, 'requestBody'];
    visitBody(collector, operation.requestBody, [...address, 'requestBody'], at);
  }
  visitResponses(collector, operation.responses, [...address, 'responses'], [...path, 'responses']);
  for (const [name, items] of Object.entries(operation.callbacks ?? {})) {
    visitPaths(collector, items, [...path, 'callbacks', name], [...address, 'callbacks', name]);
  }
};

function visitResponses(
  collector: Collector,
  responses: Operation['responses'],
  address: readonly string[],
  path: SourcePath,
): void {
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue;
    visitResponse(collector, response, [...address, status], [...path, status]);
  }
}

const visitResponse: Visit<Response> = (collector, response, address = [], path = []) => {
  visitBody(collector, response, address, path);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    if ('$ref' in header) continue;
    visitDescribed(collector, header, [...address, 'headers', name], [...path, 'headers', name]);
  }
};

const visitBody: Visit<RequestBody | Response> = (collector, body, address = [], path = []) => {
  collector.add([...address, 'description'], [...path, 'description'], body.description);
  for (const [type, media] of Object.entries(body.content ?? {})) {
    visitMedia(collector, media, address, [...path, 'content', type]);
  }
};

const visitMedia: Visit<MediaType> = (collector, media, address = [], path = []) => {
  if (media.schema) visitSchema(collector, media.schema, address, [...path, 'schema']);
  for (const [name, example] of Object.entries<Example>(media.examples ?? {})) {
    const at = [...path, 'examples', name, 'summary'];
    collector.add([...address, 'examples', name, 'summary'], at, example.summary);
  }
};

/** A parameter or a header: its description stands beside its schema. */
const visitDescribed: Visit<Parameter | Header> = (collector, node, address = [], path = []) => {
  collector.add([...address, 'description'], [...path, 'description'], node.description);
  visitSchema(collector, node.schema, address, [...path, 'schema']);
};

const visitSchema: Visit<Schema> = (collector, schema, address = [], path = []) => {
  visitOwnTexts(collector, schema, address, path);
  visitFields(collector, schema, [...address, 'fields'], '', path);
};

const visitOwnTexts: Visit<Schema> = (collector, schema, address = [], path = []) => {
  collector.add([...address, 'title'], [...path, 'title'], schema.title);
  collector.add([...address, 'description'], [...path, 'description'], schema.description);
  for (const [value, text] of Object.entries(schema['x-enum-descriptions'] ?? {})) {
    collector.add([...address, 'enum', value], [...path, 'x-enum-descriptions', value], text);
  }
};

function visitFields(
  collector: Collector,
  schema: Schema,
  address: readonly string[],
  parent: string,
  path: SourcePath,
): void {
  for (const {name, at, schema: field} of listFields(schema)) {
    const fieldPath = [...path, ...at];
    const fullName = parent + name;
    visitOwnTexts(collector, field, [...address, fullName], fieldPath);
    visitFields(collector, field, address, `${fullName}.`, fieldPath);
  }
  // The parts of `allOf` describe one and the same object.
  schema.allOf?.forEach((part, index) => {
    visitFields(collector, part, address, parent, [...path, 'allOf', index]);
  });
}

function visitComponents(
  collector: Collector,
  path: string,
  nodes: Record<string, Parameter & Response & Header>,
): void {
  const visit = path.endsWith('/responses.yaml') ? visitResponse : visitDescribed;
  for (const [name, node] of Object.entries(nodes)) visit(collector, node, [name], [name]);
}
