import assert from 'node:assert/strict';
import {test} from 'node:test';

import {compareDocuments} from '../../../plugins/api-reference/source/compare';
import type {OpenApiDocument, Operation} from '../../../src/api/description/types';

const list: Operation = {
  operationId: 'listThings',
  tags: ['things'],
  summary: 'List things',
  parameters: [
    {name: 'page', in: 'query', schema: {type: 'integer'}},
    {name: 'state', in: 'query', schema: {type: 'string', enum: ['open']}},
    {name: 'old', in: 'query', schema: {type: 'string'}},
  ],
  responses: {
    200: {
      description: 'Things',
      content: {
        'application/json': {
          schema: {type: 'array', items: {type: 'object', properties: {id: {type: 'string'}}}},
        },
      },
    },
  },
};

const other: Operation = {...list, operationId: 'dropThing', parameters: []};

function documentOf(paths: OpenApiDocument['paths']): OpenApiDocument {
  return {openapi: '3.1.0', info: {title: 'Things', version: '1'}, servers: [], tags: [], paths};
}

test('two versions differ in operations, parameters, fields and statuses', () => {
  const before = documentOf({'/things': {get: list}, '/things/{id}': {delete: other}});
  const changed: Operation = {
    ...list,
    parameters: [
      {name: 'page', in: 'query', required: true, schema: {type: 'integer'}},
      {name: 'state', in: 'query', schema: {type: 'string', enum: ['open', 'closed']}},
    ],
    responses: {
      200: {
        description: 'Things',
        content: {
          'application/json': {
            schema: {
              type: 'array',
              items: {type: 'object', properties: {id: {type: 'integer'}, name: {type: 'string'}}},
            },
          },
        },
      },
      404: {description: 'Nothing'},
    },
  };
  const after = documentOf({'/things': {get: changed}, '/others': {get: other}});
  const found = compareDocuments(before, after).map(({located, kind, details}) => [
    `${kind} ${located.method} ${located.path}`,
    ...details.map((detail) => `${detail.part} ${detail.kind}`),
  ]);
  assert.deepEqual(found, [
    [
      'changed get /things',
      'query.page required',
      'query.state type',
      'response-200.items.id type',
      'response-200.items.name added',
      'response-404 added',
      'query.old removed',
    ],
    ['added get /others'],
    ['removed delete /things/{id}'],
  ]);
});

test('a version that is like the one before differs in nothing', () => {
  const document = documentOf({'/things': {get: list}});
  assert.deepEqual(compareDocuments(document, document), []);
});
