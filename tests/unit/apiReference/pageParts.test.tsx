import assert from 'node:assert/strict';
import test from 'node:test';

import {renderToStaticMarkup} from 'react-dom/server';

import {describeBounds} from '../../../plugins/api-reference/page/describeSchema';
import {cutSentence} from '../../../plugins/api-reference/page/markdown';
import {Path} from '../../../plugins/api-reference/page/Path';
import {strings} from '../../../plugins/api-reference/page/strings';
import type {PageContext} from '../../../plugins/api-reference/page/context';
import {writeCurl} from '../../../src/api/samples/curl';
import {describeWith} from './workbench/description';

test('a description begins with one sentence, whose code and links stay whole', () => {
  for (const [text, first, rest] of [
    ['返回 `a。b` 和[名称。](getName)。更多。', '返回 `a。b` 和[名称。](getName)。', '更多。'],
    ['Get v1.2 of `a. b`. More.\n\nEnd.', 'Get v1.2 of `a. b`.', 'More.\n\nEnd.'],
    ['Returns one.\n\nMore. End.', 'Returns one.', 'More. End.'],
    ['No end\n\nMore.', 'No end', 'More.'],
  ] as const) {
    assert.deepEqual(cutSentence(text), [first, rest]);
  }
});

test('a limit that the description names is not told again', () => {
  const limits = (description: string) => describeBounds(strings.en, {maxItems: 50}, description);
  assert.deepEqual(limits('At most 50 per request.'), []);
  assert.deepEqual(limits('At most 500 per request.'), ['at most 50 items']);
});

test('a command without a method of its own begins with its address', () => {
  const request = {url: 'https://api.example/things', headers: [], body: undefined};
  assert.match(writeCurl({...request, method: 'GET'}), /^curl 'https:/);
  assert.match(writeCurl({...request, method: 'DELETE'}), /^curl -X DELETE \\\n {2}'https:/);
});

test('in a list, what many paths begin with stands back', () => {
  const {document} = describeWith();
  const item = Object.values(document.paths)[0] ?? {};
  document.paths = {
    '/repos/{owner}/things': item,
    '/repos/{owner}/things/{id}': item,
    '/repos/{owner}': item,
    '/reposts': item,
    '/reposts/all': item,
  };
  const draw = (path: string) =>
    renderToStaticMarkup(<Path context={{document} as PageContext} path={path} />).replaceAll(
      '<wbr/>',
      '',
    );
  assert.equal(draw('/repos/{owner}/x'), '<span class="api-prefix">/repos/{owner}</span>/x');
  assert.equal(draw('/reposts'), '/reposts');
});
