import type {ApiSource, Node, Operation} from './source';

/** What a program relies on when it calls an operation. */
export type OperationContract = {
  call: string;
  /** The kinds of tokens, with the scopes of each; `none` when it may be called without. */
  tokens: string[];
  required?: string[];
  /** The allowed values of parameters and fields of the body. */
  values?: Record<string, unknown[]>;
  limits?: Record<string, number>;
  defaults?: Record<string, unknown>;
};

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

type Field = {name: string; schema: Node; required: boolean};

function fieldsOf(schema: Node, prefix: string): Field[] {
  const parts = [schema, ...((schema.allOf ?? []) as Node[])];
  return parts.flatMap((part) => {
    const required = (part.required ?? []) as string[];
    return Object.entries((part.properties ?? {}) as Record<string, Node>).flatMap(
      ([key, field]) => {
        const name = `${prefix}.${key}`;
        const items = (field.items ?? {}) as Node;
        return [
          {name, schema: field, required: required.includes(key)},
          ...fieldsOf(field, name),
          ...(items.enum ? [{name: `${name}[]`, schema: items, required: false}] : []),
          ...fieldsOf(items, `${name}[]`),
        ];
      },
    );
  });
}

function pick<Value>(fields: readonly Field[], read: (schema: Node) => Value | undefined) {
  const found = fields.flatMap(({name, schema}) => {
    const value = read(schema);
    return value === undefined ? [] : [[name, value] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function withoutEmpty<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}

/** The contract that the sources describe. */
export function contractOf(source: ApiSource, operation: Operation): OperationContract {
  const parameters = source.parametersOf(operation).map(({name, in: place, schema, required}) => ({
    name: `${place}.${name}`,
    schema,
    required,
  }));
  const bodies = types
    .map((type) => source.schemaOf(operation, 'request', type))
    .filter((schema) => schema !== undefined);
  const fields = [...parameters, ...bodies.flatMap((schema) => fieldsOf(schema, 'body'))];
  const rootSecurity = (source.read(source.root) as Node).security;
  const security = (operation.node.security ?? rootSecurity ?? []) as Record<string, string[]>[];
  const tokens = security.flatMap((one) =>
    Object.keys(one).length === 0
      ? ['none']
      : Object.entries(one).map(([name, scopes]) => [name, ...scopes].join(' ')),
  );
  const required = fields.filter((field) => field.required).map(({name}) => name);
  return withoutEmpty({
    call: `${operation.method} ${operation.path}`,
    tokens: tokens.length > 0 ? tokens : ['none'],
    required: required.length > 0 ? required : undefined,
    values: pick(fields, (schema) => schema.enum as unknown[] | undefined),
    limits: pick(
      fields,
      (schema) => (schema.maximum ?? schema.maxLength ?? schema.maxItems) as number | undefined,
    ),
    defaults: pick(fields, (schema) => schema.default),
  });
}
