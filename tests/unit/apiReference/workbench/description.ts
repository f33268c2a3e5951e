import {listOperations, type Located} from '../../../../src/api/description/operations';
import type {OpenApiDocument, Operation} from '../../../../src/api/description/types';
import type {Entered} from '../../../../src/api/workbench/request';

const error = {
  description: 'Refused.',
  content: {'application/json': {schema: {type: 'object', example: {error: 'refused'}}}},
};

/** A description with one operation, which has a bit of everything. */
export function describeWith(change: Partial<Operation> = {}): {
  document: OpenApiDocument;
  located: Located;
} {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Test', version: '1'},
    servers: [{url: 'https://api.example'}],
    tags: [],
    paths: {
      '/repos/{owner}/things/{thing_number}': {
        post: {
          operationId: 'createThing',
          tags: [],
          summary: 'Create',
          security: [{token: []}],
          parameters: [
            {name: 'owner', in: 'path', required: true, schema: {type: 'string', example: 'demo'}},
            {
              name: 'thing_number',
              in: 'path',
              required: true,
              schema: {type: 'integer', minimum: 1, example: 1},
            },
            {name: 'state', in: 'query', schema: {type: 'string', enum: ['open', 'closed']}},
            {
              name: 'tag',
              in: 'query',
              schema: {type: 'array', items: {type: 'string', maxLength: 5}},
            },
          ],
          requestBody: {
            required: true,
            content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}},
          },
          responses: {
            '201': {
              description: 'Made.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      title: {type: 'string', maxLength: 10},
                      number: {type: 'integer'},
                      url: {type: 'string'},
                    },
                  },
                  example: {
                    title: 'An example',
                    number: 1,
                    url: 'https://api.example/repos/demo/things',
                  },
                },
              },
            },
            '400': {description: 'Not understood.'},
            '401': error,
            '403': error,
          },
          ...change,
        },
      },
    },
    components: {
      securitySchemes: {
        token: {type: 'http', scheme: 'bearer', 'x-token-variable': 'TEST_TOKEN'},
      },
      schemas: {
        Thing: {
          type: 'object',
          required: ['title'],
          properties: {
            id: {type: 'integer', readOnly: true},
            title: {type: 'string', maxLength: 10, example: 'An example'},
            size: {type: 'number', multipleOf: 0.01},
            at: {type: 'string', format: 'date-time'},
            labels: {type: 'array', items: {type: 'string'}},
            author: {
              type: 'object',
              required: ['name'],
              properties: {name: {type: 'string', example: 'Ann'}, email: {type: 'string'}},
            },
            notes: {
              type: 'array',
              items: {
                type: 'object',
                required: ['line'],
                properties: {line: {type: 'integer', example: 7}},
              },
            },
            parent: {$ref: '#/components/schemas/Thing'},
          },
        },
      },
    },
  };
  const [located] = listOperations(document);
  if (!located) throw new Error('The description has no operation.');
  return {document, located};
}

export function enter(texts: Entered['texts'], others: Partial<Entered> = {}): Entered {
  return {
    server: 'https://api.example',
    texts,
    forms: {},
    contentType: 'application/json',
    schemes: ['token'],
    variables: {},
    ...others,
  };
}

/** What suffices for the operation. */
export const enough = {'path.owner': 'ann', 'path.thing_number': '7', 'body.title': 'Hello'};
