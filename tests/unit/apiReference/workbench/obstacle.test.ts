import assert from 'node:assert/strict';
import test from 'node:test';

import type {Operation} from '../../../../src/api/description/types';
import {findObstacle} from '../../../../src/api/workbench/obstacle';
import {describeWith} from './description';

const obstacles: Record<string, Partial<Operation>> = {
  'The parameter id is a cookie, which samples do not send.': {
    parameters: [{name: 'id', in: 'cookie', schema: {type: 'string'}}],
  },
  'The parameter where is an object.': {
    parameters: [{name: 'where', in: 'query', schema: {type: 'object'}}],
  },
  'The parameter id has a pattern that is not one: (.': {
    parameters: [{name: 'id', in: 'query', schema: {type: 'string', pattern: '('}}],
  },
  'There is no security scheme gone.': {security: [{gone: []}]},
  'No sample can be written for a body of text/csv.': {
    requestBody: {content: {'text/csv': {schema: {type: 'string'}}}},
  },
};

for (const [obstacle, change] of Object.entries(obstacles)) {
  test(`no workbench: ${obstacle}`, () => {
    const {document, located} = describeWith(change);
    assert.equal(findObstacle(document, located), obstacle);
  });
}

test('the description of the other tests can be worked with', () => {
  const {document, located} = describeWith();
  assert.equal(findObstacle(document, located), undefined);
});
