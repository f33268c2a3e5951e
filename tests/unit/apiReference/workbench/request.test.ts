import assert from 'node:assert/strict';
import test from 'node:test';

import {fillInExamples, makeDraft, type Entered} from '../../../../src/api/workbench/request';
import {describeWith, enough, enter} from './description';

const {document, located} = describeWith();

const draft = (entered: Entered) => makeDraft(document, located, entered);

/** `place kind limit` of each problem. */
const faults = (texts: Entered['texts'], others?: Partial<Entered>) =>
  draft(enter(texts, others)).problems.map(({place, fault: {kind, limit = '', item = ''}}) =>
    [place, kind, limit, item].filter((part) => part !== '').join(' '),
  );

test('a complete request is written as it was entered', () => {
  const {request, problems} = draft(
    enter({
      ...enough,
      'query.state': 'closed',
      'query.tag': 'a b\nc',
      'body.size': '1.25',
      'body.labels': 'one\n\ntwo',
      'body.author.name': 'Ann',
      'body.notes': '0,3',
      'body.notes.0.line': '4',
      'body.notes.3.line': '9',
      'body.parent': '{"title": "P"}',
    }),
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(request, {
    method: 'POST',
    url: 'https://api.example/repos/ann/things/7?state=closed&tag=a%20b&tag=c',
    headers: [
      {name: 'Authorization', prefix: 'Bearer ', secret: 'TEST_TOKEN'},
      {name: 'Content-Type', value: 'application/json'},
    ],
    body: {
      kind: 'json',
      value: {
        title: 'Hello',
        size: 1.25,
        labels: ['one', 'two'],
        author: {name: 'Ann'},
        notes: [{line: 4}, {line: 9}],
        parent: {title: 'P'},
      },
    },
  });
});

test('what is missing is named, and stays a placeholder in the address', () => {
  assert.deepEqual(faults({}), [
    'path.owner required',
    'path.thing_number required',
    'body.title required',
  ]);
  assert.equal(
    draft(enter({})).request.url,
    'https://api.example/repos/{owner}/things/{thing_number}',
  );
});

test('what is wrong is named, and is sent as it was typed', () => {
  const wrong = {
    ...enough,
    'path.thing_number': 'seven',
    'query.state': 'ajar',
    'query.tag': 'fine\ntoolong',
    'body.title': '一二三四五六七八九十多',
    'body.size': '0.005',
    'body.at': 'yesterday',
    'body.notes': '0',
    'body.parent': '{',
  };
  assert.deepEqual(faults(wrong), [
    'path.thing_number integer',
    'query.state choice',
    'query.tag maxLength 5 2',
    'body.title maxLength 10',
    'body.size multipleOf 0.01',
    'body.at date-time',
    'body.notes.0.line required',
    'body.parent json',
  ]);
  const {request} = draft(enter(wrong));
  assert.match(request.url, /\/things\/seven\?state=ajar&/);
  assert.ok(request.body?.kind === 'json');
  const {at, parent} = request.body.value as Record<string, unknown>;
  assert.deepEqual([at, parent], ['yesterday', '{']);
});

test('limits hold at their edges', () => {
  assert.deepEqual(faults({...enough, 'path.thing_number': '1'}), []);
  assert.deepEqual(faults({...enough, 'path.thing_number': '0'}), ['path.thing_number minimum 1']);
  assert.deepEqual(faults({...enough, 'body.title': '1234567890'}), []);
  assert.deepEqual(faults({...enough, 'body.size': '0.29'}), []);
  // As a number it would not be sent as it was typed.
  assert.deepEqual(faults({...enough, 'path.thing_number': '9007199254740993'}), [
    'path.thing_number integer',
  ]);
});

test('what an optional object requires is missing only once something of it is there', () => {
  assert.deepEqual(faults({...enough, 'body.author.email': 'a@b.example'}), [
    'body.author.name required',
  ]);
  assert.deepEqual(faults(enough), []);
});

test('an address cannot be broken out of', () => {
  const {request} = draft(enter({...enough, 'path.owner': 'a?b#c d'}));
  assert.equal(request.url, 'https://api.example/repos/a%3Fb%23c%20d/things/7');
});

test('a slash in a branch does not end its part of the address, the slashes of a file do', () => {
  const parameter = (name: string) =>
    ({name, in: 'path', required: true, schema: {type: 'string', example: 'docs/a b'}}) as const;
  for (const [name, written] of [
    ['branch', 'feature%2Flogin%23'],
    ['path', 'feature/login%23'],
  ] as const) {
    const {document, located} = describeWith({parameters: [parameter(name)]});
    const place = {...located, path: `/contents/{${name}}`};
    const {request} = makeDraft(
      document,
      place,
      enter({...enough, [`path.${name}`]: 'feature/login#'}),
    );
    assert.equal(request.url, `https://api.example/contents/${written}`);
  }
});

test('a token is named by its variable, never by itself', () => {
  const named = draft(enter(enough, {variables: {token: 'MY_TOKEN'}}));
  assert.deepEqual(named.problems, []);
  assert.match(JSON.stringify(named.request.headers), /"secret":"MY_TOKEN"/);
  assert.deepEqual(faults(enough, {variables: {token: 'atu_0123456789abcdef'}}), [
    'variable.token secret',
  ]);
  assert.deepEqual(faults(enough, {variables: {token: '$(reboot)'}}), ['variable.token variable']);
  for (const variable of ['atu_0123456789abcdef', '$(reboot)']) {
    const {request} = draft(enter(enough, {variables: {token: variable}}));
    assert.ok(!JSON.stringify(request).includes(variable));
  }
});

test('of several ways to use an operation, the example that fits what was entered is filled in', () => {
  const text = {type: 'string', example: 'of the schema'} as const;
  const requestBody = {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['id'],
          properties: {id: text, code: text, grant: text, refresh: text},
        },
        examples: {
          exchange: {value: {id: 'me', code: 'c'}},
          refresh: {value: {id: 'me', grant: 'g', refresh: 'r'}},
        },
      },
    },
  };
  const {document, located} = describeWith({parameters: [], requestBody});
  const fill = (texts: Entered['texts']) => fillInExamples(document, located, enter(texts));
  assert.deepEqual(fill({}), {'body.id': 'me', 'body.code': 'c'});
  const refresh = {'body.id': 'me', 'body.grant': 'mine', 'body.refresh': 'r'};
  assert.deepEqual(fill({'body.grant': 'mine'}), refresh);
});

test('examples are filled in where something has to be, and change nothing that was entered', () => {
  const texts = fillInExamples(document, located, enter({'path.owner': 'ann'}));
  assert.deepEqual(texts, {
    'path.owner': 'ann',
    'path.thing_number': '1',
    'body.title': 'An example',
  });
  assert.deepEqual(faults(texts), []);
});
