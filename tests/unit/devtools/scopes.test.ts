import '../support/siteModules';

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import {parse} from 'yaml';

import {routes} from '../../../config/routes';
import {collectScopes} from '../../../src/components/devtools/ScopePicker/collectScopes';
import {tokenScopes} from '../../../src/data/tokenScopes';
import {tokenTaskExamples, tokenTaskGroups} from '../../../src/data/tokenTasks';
import {readTables} from './readTable';

const tasks = tokenTaskGroups.flatMap((group) => group.tasks);

type Security = {personalAccessToken?: string[]; installationToken?: string[]};
type Operation = {security?: Security[]};

/** The security of every operation of a group, as the OpenAPI source has it. */
function readSecurity(group: string): Security[] {
  const paths = parse(readFileSync(`openapi/paths/${group}.yaml`, 'utf8'), {merge: true}) as Record<
    string,
    Record<string, Operation>
  >;
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({security = []}) => security);
}

for (const page of [
  'docs/user/pats.mdx',
  'i18n/en/docusaurus-plugin-content-docs/current/user/pats.mdx',
]) {
  test(`the scopes are those of ${page}, in its order`, () => {
    const named = readTables(page, '{#scopes}').map(([first = '']) => /^`(.+)`$/.exec(first)?.[1]);
    const listed = named.filter((scope) => scope !== undefined);
    assert.deepEqual(listed, [...tokenScopes]);
  });
}

test('every scope can be reached by ticking a task, and task ids are unique', () => {
  const reached = new Set(tasks.map(({scope}) => scope));
  assert.deepEqual(
    tokenScopes.filter((scope) => !reached.has(scope)),
    [],
  );
  assert.equal(new Set(tasks.map(({id}) => id)).size, tasks.length);
});

for (const {id, scope, operations} of tasks) {
  if (operations === undefined) continue;
  test(`the task ${id} needs what the OpenAPI source says of ${operations}`, () => {
    const security = readSecurity(operations);
    assert.ok(security.length > 0, 'the group states its security');
    const scopes = security.flatMap(({personalAccessToken = []}) => personalAccessToken);
    if (scope === undefined) {
      assert.deepEqual(scopes, []);
      assert.ok(security.some(({installationToken}) => installationToken));
    } else {
      assert.ok(scopes.includes(scope), `${operations} names ${scope}: ${scopes.join()}`);
    }
  });
}

test('every page that a task leads to exists', () => {
  const pages = tasks.flatMap(({guide, operations}) => [
    ...(guide === undefined ? [] : [guide.replace(/#.*/, '')]),
    ...(operations === undefined ? [] : [`/openAPI/api_versioned/${operations}`]),
  ]);
  assert.ok(pages.length > tasks.length);
  assert.deepEqual(
    pages.filter((page) => !routes.includes(page)),
    [],
  );
});

test('tasks that share a scope need it once, in the order of the form', () => {
  const chosen = new Set(['sshKeys', 'files', 'branches']);
  assert.deepEqual(collectScopes(tasks, chosen).scopes, ['repo', 'admin:public_key']);
});

test('what only an app can do and what needs a role is told apart', () => {
  const {scopes, appOnly, withRole} = collectScopes(tasks, new Set(['checks', 'deletion']));
  assert.deepEqual(scopes, ['delete_repo']);
  assert.deepEqual(
    appOnly.map(({id}) => id),
    ['checks'],
  );
  assert.deepEqual(
    withRole.map(({id}) => id),
    ['deletion'],
  );
});

test('nothing ticked needs nothing', () => {
  assert.deepEqual(collectScopes(tasks, new Set()), {scopes: [], appOnly: [], withRole: []});
});

test('the examples tick tasks that there are, and need no app', () => {
  for (const {id, tasks: ticked} of tokenTaskExamples) {
    const {scopes, appOnly} = collectScopes(tasks, new Set(ticked));
    assert.deepEqual(
      ticked.filter((one) => !tasks.some((task) => task.id === one)),
      [],
      id,
    );
    assert.ok(scopes.length > 0 && appOnly.length === 0, id);
  }
});
