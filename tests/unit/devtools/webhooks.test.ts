import '../support/siteModules';

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import {annotate} from '../../../src/components/devtools/WebhookViewer/annotate';
import {findJsonError} from '../../../src/components/devtools/WebhookViewer/findJsonError';
import {readBody} from '../../../src/components/devtools/WebhookViewer/readBody';
import {webhookEvents, webhookKinds, type WebhookKind} from '../../../src/data/webhookEvents';
import {webhookFields} from '../../../src/data/webhookFields';
import {readTable, readTables} from './readTable';

const pages = [
  {file: 'docs/repo/webhooks.mdx', heading: '{#events}'},
  {
    file: 'i18n/en/docusaurus-plugin-content-docs/current/repo/webhooks.mdx',
    heading: '{#events}',
  },
  {file: 'src/pages/devtools.mdx', heading: '{#webhooks}'},
  {file: 'i18n/en/docusaurus-plugin-content-pages/devtools.mdx', heading: '{#webhooks}'},
];

for (const {file, heading} of pages) {
  test(`events and headers are those of ${file}`, () => {
    const listed = readTable(file, heading).map(([label, ...cells]) => {
      const [header, kind] = cells.join(' ').match(/(?<=`)[^`]+(?=`(?: |$))/g) ?? [];
      return [kind, header, ...(file.startsWith('i18n') ? [] : [label])];
    });
    const ours = webhookKinds.map((kind) => [
      kind,
      webhookEvents[kind].header,
      ...(file.startsWith('i18n') ? [] : [webhookEvents[kind].label]),
    ]);
    assert.deepEqual(listed, ours);
  });
}

/** The fields of an event in the guide: those of every event, and its own. */
const readFields = (anchor: string): string[][] =>
  ['common-fields', anchor].flatMap((id) => readTables('docs/repo/webhooks.mdx', `{#${id}}`));

/** The explanation of each field in the tool, beside that of the tables of the guide. */
function explainedKeys(kind: WebhookKind): {key: string; here: string; guide: string}[] {
  const anchor = kind.replace('_', '-').replace('merge-request', 'change-request');
  if (kind === 'tag_push') return [];
  const prefix = kind === 'merge_request' ? 'object_attributes.' : '';
  return readFields(anchor).flatMap(([cell = '', , guide = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, key = '']) => {
      const own = webhookFields[kind];
      const path = [prefix + key, key, `object_attributes.${key}`].find((one) => one in own) ?? '';
      const here = own[path] ?? '';
      // Some rows say which keys an object has, or that nobody should rely on a key.
      const isList = guide.split('`').length > 6 || guide.includes('不要依赖');
      return here === '' || isList ? [] : [{key, here, guide: words(guide)}];
    }),
  );
}

const words = (text: string): string => text.replaceAll(/`([^`]*)`/g, '$1');

/** Two Chinese characters in a row, or a Latin word, that both have. */
function shareWords(one: string, other: string): boolean {
  const parts = Array.from(one).map((sign, at, all) => sign + (all[at + 1] ?? ''));
  const pairs = parts.filter((pair) => /^\p{Script=Han}{2}$/u.test(pair));
  const latin = one.match(/[A-Za-z]{2,}/g) ?? [];
  return [...pairs, ...latin].some((part) => other.includes(part));
}

for (const kind of webhookKinds) {
  const {example} = webhookEvents[kind];

  test(`the example of ${kind} is of its kind and comes out as it went in`, () => {
    assert.deepEqual(readBody(JSON.stringify(example)), {status: 'event', kind, body: example});
    const text = annotate(example, {})
      .map((line) => line.text)
      .join('\n');
    assert.equal(text, JSON.stringify(example, null, 2));
  });

  test(`every key that ${kind} explains in the guide is explained here`, () => {
    const anchor = kind.replace('_', '-').replace('merge-request', 'change-request');
    if (kind === 'tag_push') return;
    const prefix = kind === 'merge_request' ? 'object_attributes.' : '';
    const documented = readFields(anchor).flatMap(([cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    );
    const known = Object.keys(webhookFields[kind]);
    const missing = documented.filter(
      (key) =>
        !known.some((path) => path === key || path === prefix + key || path.endsWith(`.${key}`)),
    );
    assert.ok(documented.length > 5);
    assert.deepEqual(missing, []);
  });

  test(`the explanations of ${kind} say what the guide says`, () => {
    const strange = explainedKeys(kind).filter(({here, guide}) => !shareWords(here, guide));
    assert.deepEqual(strange, [], 'correct src/data/webhookFields.ts or docs/repo/webhooks.mdx');
  });

  test(`every explanation of ${kind} belongs to a key that can occur`, () => {
    const paths = new Set(annotate(example, {}).map(({path}) => path));
    const commented = kind === 'note' ? ['commit'] : [];
    const idle = Object.keys(webhookFields[kind]).filter(
      (path) =>
        !paths.has(path) &&
        !commented.some((root) => path.startsWith(root)) &&
        // The sample of a tag carries no commits; the change request of a comment has no action.
        !path.startsWith('commits[]') &&
        !/^merge_request\.(url|action)$/.test(path),
    );
    assert.deepEqual(idle, []);
  });
}

test('items of a list share their explanation, and names of objects are no explanation', () => {
  const lines = annotate({commits: [{id: 1}, {id: 2}], toString: 3}, {'commits[].id': 'number'});
  assert.deepEqual(
    lines.map(({meaning}) => meaning),
    [undefined, undefined, undefined, 'number', undefined, undefined, 'number', undefined].concat([
      undefined,
      undefined,
      undefined,
    ]),
  );
});

test('what is no JSON is reported with its line', () => {
  assert.deepEqual(readBody('{\n  "a": 1,\n}'), {status: 'not-json', line: 3});
  assert.deepEqual(readBody('{\n  "a": 1\n'), {status: 'not-json', line: 2});
  assert.deepEqual(readBody('\npush'), {status: 'not-json', line: 2});
});

test('what is JSON but no event is reported with its kind', () => {
  assert.deepEqual(readBody('[]'), {status: 'not-an-event', kind: undefined});
  assert.deepEqual(readBody('null'), {status: 'not-an-event', kind: undefined});
  assert.deepEqual(readBody('{"object_kind": "issue"}'), {status: 'not-an-event', kind: 'issue'});
  assert.deepEqual(readBody('{"object_kind": 1}'), {status: 'not-an-event', kind: undefined});
  assert.equal(readBody(' \n').status, 'empty');
});

test('the pages show the payloads as the receivers are tested with them', () => {
  for (const {file} of pages.slice(0, 2)) {
    const page = readFileSync(file, 'utf8');
    for (const name of ['push', 'tag-push', 'note', 'merge-request']) {
      const payload = readFileSync(`examples/webhook-receiver/payloads/${name}.json`, 'utf8');
      assert.ok(
        page.includes(`title="${name}.json"\n${payload}\`\`\``),
        `${file} shows ${name}.json`,
      );
    }
  }
});

test('the place where JSON breaks off is found, whatever breaks it', () => {
  const broken = {
    '{"a": push}': 6,
    '{"a": 1,}': 8,
    '[1, 2,]': 6,
    '[1 2]': 3,
    '{"a" 1}': 5,
    "{'a': 1}": 1,
    '{"a": 01}': 7,
    '{"a": "b': 6,
    '{"a": 1]': 7,
    '{} {}': 3,
    ']': 0,
    '[[[]': 4,
    '"\\x"': 0,
    '"tab\there"': 0,
    '': 0,
  };
  for (const [text, place] of Object.entries(broken)) {
    assert.throws(() => JSON.parse(text) as unknown, SyntaxError, text);
    assert.equal(findJsonError(text), place, text);
  }
});

test('what is JSON is read to its end', () => {
  for (const kind of webhookKinds) {
    const text = JSON.stringify(webhookEvents[kind].example, null, 2);
    assert.equal(findJsonError(text), text.length, kind);
  }
  for (const text of ['[]', '{}', '-1.5e+3', '"\\u00e9"', ' [ { "a" : [ ] } , null ] ']) {
    assert.equal(findJsonError(text), text.length, text);
  }
});
