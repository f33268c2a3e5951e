import assert from 'node:assert/strict';
import test from 'node:test';

import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {atomgit} from '../../../../config/apiDocuments';
import type {PageContext} from '../../../../plugins/api-reference/page/context';
import {WorkbenchPlace} from '../../../../plugins/api-reference/workbench/WorkbenchPlace';
import type {Operation} from '../../../../src/api/description/types';
import {describeWith} from './description';

function render(change: Partial<Operation>): string {
  const {document, located} = describeWith(change);
  const context = {api: atomgit, document, locale: 'zh-Hans'} as unknown as PageContext;
  return renderToStaticMarkup(createElement(WorkbenchPlace, {context, located}));
}

test('the page keeps a place for the button, with what the workbench is to load', () => {
  const html = render({});
  assert.match(html, /data-operation="createThing"/);
  assert.match(html, /data-description="\/specs\/atomgit\.zh-Hans\.json"/);
});

test('where no request can be built, there is no place, and the build says why', (context) => {
  const warn = context.mock.method(console, 'warn', () => undefined);
  const cookie = {name: 'id', in: 'cookie', schema: {type: 'string'}} as const;
  assert.equal(render({parameters: [cookie]}), '');
  const [call] = warn.mock.calls;
  assert.match(
    String(call?.arguments[0]),
    /^openapi\/openapi\.yaml: createThing has no workbench\. The parameter id is a cookie/,
  );
});
