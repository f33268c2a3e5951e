/** The parts of OpenAPI 3.1 that our sources use. */

export type Json = string | number | boolean | null | Json[] | {[key: string]: Json};

export type JsonObject = {[key: string]: Json};

export type Reference = {$ref: string};

export type Schema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: {propertyName: string; mapping?: Record<string, string>};
  enum?: Json[];
  default?: Json;
  example?: Json;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  /** What each value of `enum` means. */
  'x-enum-descriptions'?: Record<string, string>;
  /** A field that no source of the platform confirms. */
  'x-unconfirmed'?: boolean;
};

export type Example = {summary?: string; value: Json};

export type MediaType = {schema?: Schema; example?: Json; examples?: Record<string, Example>};

export type Header = {description?: string; required?: boolean; schema: Schema};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  style?: string;
  explode?: boolean;
  example?: Json;
  'x-unconfirmed'?: boolean;
};

export type RequestBody = {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
};

export type Response = {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};

export type SecurityRequirement = Record<string, string[]>;

/** Where our knowledge of an operation comes from; absent = documented by the platform. */
export type OperationSource = 'client' | 'derived';

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
  callbacks?: Record<string, Record<string, PathItem>>;
  security?: SecurityRequirement[];
  'x-source'?: OperationSource;
};

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof methods)[number];

export type PathItem = Partial<Record<Method, Operation>>;

export type SecurityScheme = {
  type: string;
  'x-displayName'?: string;
  description?: string;
  scheme?: string;
  name?: string;
  in?: string;
  /** Environment variable that holds the secret in code samples. */
  'x-token-variable'?: string;
  /** What to know where no other kind of token is taken. */
  'x-only'?: string;
  flows?: Record<string, {scopes: Record<string, string>} & Record<string, Json>>;
};

export type Components = {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Response>;
  headers?: Record<string, Header>;
  securitySchemes?: Record<string, SecurityScheme>;
};

export type Tag = {name: string; description?: string; 'x-displayName'?: string};

export type OpenApiDocument = {
  openapi: string;
  info: {title: string; version: string; description?: string; 'x-displayName'?: string};
  servers: {url: string; description?: string}[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
  security?: SecurityRequirement[];
  /** How often one may call, with a token and without. */
  'x-rate-limits'?: Record<'token' | 'anonymous', string>;
};
