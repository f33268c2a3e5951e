import path from 'node:path';

import {parse} from 'yaml';

/** What a YAML file of openapi/ holds; only what tests look at is named. */
export type Node = {[key: string]: unknown};

export type Operation = {
  /** In capitals. */
  method: string;
  path: string;
  id: string;
  /** The address of its page. */
  route: string;
  node: Node;
  /** The file that holds it, for what it refers to. */
  file: string;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The last part of the address of an operation's page. */
function slugOf(id: string): string {
  return id
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** The API as its sources describe it, read without the generator that the tests judge. */
export class ApiSource {
  private readonly parsed = new Map<string, unknown>();
  readonly operations: readonly Operation[];

  constructor(
    private readonly files: ReadonlyMap<string, string>,
    readonly root = 'openapi/openapi.yaml',
  ) {
    this.operations = files.has(root) ? this.listOperations() : [];
  }

  /** A file, or what a pointer into one leads to. */
  read(file: string, pointer = ''): unknown {
    if (!this.parsed.has(file)) this.parsed.set(file, parse(this.files.get(file) ?? ''));
    const steps = pointer.split('/').slice(1);
    return steps.reduce<unknown>((at, step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return isNode(at) ? at[key] : undefined;
    }, this.parsed.get(file));
  }

  /** A node with what its `$ref` leads to, and the file in which that stands. */
  follow(node: unknown, file: string): {node: Node; file: string} {
    if (!isNode(node)) return {node: {}, file};
    if (typeof node.$ref !== 'string') return {node, file};
    const [name = '', pointer = ''] = node.$ref.split('#');
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    const found = this.follow(this.read(target, pointer), target);
    const {$ref: _, ...own} = node;
    return {node: {...found.node, ...own}, file: found.file};
  }

  /** A schema that stands alone; where it contains itself, anything goes. */
  expand(schema: unknown, file: string, inside: readonly string[] = []): Node {
    const reference =
      isNode(schema) && typeof schema.$ref === 'string' ? `${file} ${schema.$ref}` : '';
    if (reference && inside.includes(reference)) return {};
    const within = reference ? [...inside, reference] : inside;
    const {node, file: at} = this.follow(schema, file);
    const visit = (value: unknown, key: string): unknown => {
      if (key === 'example' || key === 'examples' || key === 'enum' || key === 'required')
        return value;
      if (Array.isArray(value)) return value.map((one) => visit(one, ''));
      if (!isNode(value)) return value;
      if (key === 'properties') {
        return Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, this.expand(one, at, within)]),
        );
      }
      return this.expand(value, at, within);
    };
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value, key)]));
  }

  private listOperations(): Operation[] {
    const {paths} = this.read(this.root) as {paths: Record<string, unknown>};
    return Object.entries(paths).flatMap(([address, reference]) => {
      const {node: item, file} = this.follow(reference, this.root);
      return methods.flatMap((method) => {
        const node = item[method];
        if (!isNode(node)) return [];
        const id = String(node.operationId);
        const route = `/openAPI/api_versioned/${slugOf(id)}`;
        return [{method: method.toUpperCase(), path: address, id, route, node, file}];
      });
    });
  }

  /** The parameters of an operation with what they refer to. */
  parametersOf({
    node,
    file,
  }: Operation): {name: string; in: string; required: boolean; schema: Node}[] {
    return ((node.parameters ?? []) as unknown[]).map((one) => {
      const {node: parameter, file: at} = this.follow(one, file);
      return {
        name: String(parameter.name),
        in: String(parameter.in),
        required: parameter.required === true,
        schema: this.expand(parameter.schema, at),
      };
    });
  }

  /** The schema of a request of that type, or of the first successful response. */
  schemaOf(
    {node, file}: Operation,
    part: 'request' | 'response',
    type = 'application/json',
  ): Node | undefined {
    const responses = (node.responses ?? {}) as Node;
    const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? '';
    const message = part === 'request' ? node.requestBody : responses[status];
    const {node: found, file: at} = this.follow(message, file);
    const {node: media, file: inner} = this.follow((found.content as Node | undefined)?.[type], at);
    return media.schema === undefined ? undefined : this.expand(media.schema, inner);
  }
}
