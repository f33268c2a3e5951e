import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

import {loadDocuments} from '../../../plugins/api-reference/source/load';
import {SpecError} from '../../../plugins/api-reference/source/problems';
import type {SourceTree} from '../../../plugins/api-reference/source/source';
import {api, routes, sampleTree, sampleTreeWith} from './sampleTree';

function load(tree: SourceTree) {
  const [loaded] = loadDocuments(tree, [api], routes);
  assert.ok(loaded);
  return loaded.texts;
}

/** The one problem that the tree has, as its maintainer reads it. */
function complaintAbout(tree: () => SourceTree): string {
  try {
    load(tree());
  } catch (error) {
    assert.ok(error instanceof SpecError, String(error));
    assert.equal(error.problems.length, 1, error.message);
    return error.message;
  }
  return assert.fail('no complaint');
}

describe('both languages of a document', () => {
  test('have each text in the place that the overlay names, a recursive schema as a reference', () => {
    const {'zh-Hans': chinese, en} = load(sampleTree());
    const [zhOperation, enOperation] = [chinese, en].map(
      ({paths}) => paths['/branches/{branch}']?.get,
    );
    assert.equal(zhOperation?.summary, '获取分支');
    assert.equal(enOperation?.summary, 'Get a branch');
    const {schemas = {}, responses = {}, securitySchemes = {}} = en.components ?? {};
    assert.deepEqual(schemas.Branch?.properties, {
      name: {type: 'string', description: 'Name', example: 'main'},
      parent: {$ref: '#/components/schemas/Branch'},
      labels: {
        type: 'array',
        items: {
          type: 'object',
          properties: {color: {type: 'string', description: 'Colour', example: 'red'}},
        },
      },
    });
    const state = enOperation.parameters?.[1];
    assert.ok(state && 'schema' in state);
    assert.deepEqual(state.schema['x-enum-descriptions'], {open: 'Open', closed: 'Closed'});
    assert.deepEqual(responses, {NotFound: {description: 'Not found'}});
    assert.match(en.info.description ?? '', /^See \[Get a branch\]/);
    assert.equal(securitySchemes.token?.['x-displayName'], 'Token');
  });

  test('are alike when their texts are left out', () => {
    const {'zh-Hans': chinese, en} = load(sampleTree());
    assert.deepEqual(withoutTexts(en), withoutTexts(chinese));
  });
});

function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (typeof node !== 'object' || node === null) return node;
  const texts = ['summary', 'description', 'x-displayName', 'x-enum-descriptions'];
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      texts.includes(key) && (typeof value === 'string' || key.startsWith('x-'))
        ? ''
        : withoutTexts(value),
    ]),
  );
}

describe('a mistake in the English texts', () => {
  test('a key that matches nothing is named with its line', () => {
    const message = complaintAbout(() =>
      sampleTreeWith(
        'openapi/en/paths/branches.yaml',
        "    '200': A branch",
        "    '200': A branch\n    '201': Made",
      ),
    );
    assert.match(
      message,
      /^openapi\/en\/paths\/branches\.yaml:11 {2}getBranch → responses → 201: /,
    );
    assert.match(message, /matches no text of openapi\/paths\/branches\.yaml/);
  });

  test('a key that matches two texts is refused', () => {
    const message = complaintAbout(() =>
      sampleTree((texts) => ({
        'openapi/paths/branches.yaml': texts['openapi/paths/branches.yaml'].replace(
          '      - name: state',
          '      - {name: branch, in: path, required: true, description: 别的名字, schema: {type: string, example: main}}\n      - name: state',
        ),
      })),
    );
    assert.match(
      message,
      /paths\/branches\.yaml:10 {2}getBranch → parameters → path\.branch → description: Two/,
    );
  });

  test('a missing text is named with the Chinese line', () => {
    const message = complaintAbout(() =>
      sampleTreeWith(
        'openapi/en/components/schemas/Branch.yaml',
        '  labels.items.color: Colour\n',
        '',
      ),
    );
    assert.match(
      message,
      /fields → labels\.items\.color → description: .*missing.*Branch\.yaml:11/,
    );
  });

  test('a Chinese character is quoted', () => {
    const message = complaintAbout(() =>
      sampleTreeWith('openapi/en/paths/branches.yaml', 'Returns one branch.', 'Returns one 分支.'),
    );
    assert.match(message, /branches\.yaml:3 {2}getBranch → description: “分” is Chinese/);
  });

  test('an empty text is no text', () => {
    const message = complaintAbout(() =>
      sampleTreeWith('openapi/en/paths/branches.yaml', 'summary: Get a branch', "summary: ' '"),
    );
    assert.match(message, /getBranch → summary: .*empty/);
  });

  test('structure cannot be added', () => {
    const message = complaintAbout(() =>
      sampleTreeWith(
        'openapi/en/paths/branches.yaml',
        'getBranch:',
        'getBranch:\n  deprecated: true',
      ),
    );
    assert.match(message, /getBranch → deprecated: This matches no text/);
  });

  test('a file that mirrors nothing is refused', () => {
    const message = complaintAbout(() =>
      sampleTree(() => ({'openapi/en/paths/tags.yaml': 'a: b'})),
    );
    assert.match(message, /^openapi\/en\/paths\/tags\.yaml {2}file: There is no Chinese file/);
  });

  test('a link that leads nowhere is refused in English too', () => {
    const message = complaintAbout(() =>
      sampleTreeWith('openapi/en/overview.md', '(getBranch)', '(getBrunch)'),
    );
    assert.match(message, /overview\.md:1 {2}text: The link “getBrunch” leads nowhere/);
  });
});

describe('a mistake in the structure', () => {
  test('a reference that leads nowhere is named with its line', () => {
    const message = complaintAbout(() =>
      sampleTreeWith(
        'openapi/paths/branches.yaml',
        'responses.yaml#/NotFound',
        'responses.yaml#/Gone',
      ),
    );
    // The component that nothing refers to any more is another matter: one complaint at a time.
    assert.match(
      message,
      /branches\.yaml:23 .*“\.\.\/components\/responses\.yaml#\/Gone” leads to nothing/,
    );
  });

  test('an operationId cannot be used twice', () => {
    const message = complaintAbout(() =>
      sampleTree((texts) => ({
        'openapi/openapi.yaml': texts['openapi/openapi.yaml'].replace(
          'components:',
          '  /copies: {$ref: paths/copies.yaml#/copies}\ncomponents:',
        ),
        'openapi/paths/copies.yaml':
          "copies: {get: {operationId: get_branch, tags: [branches], summary: 又一个, responses: {'204': {description: 无}}}}",
        'openapi/en/paths/copies.yaml': "get_branch: {summary: Another, responses: {'204': None}}",
      })),
    );
    assert.match(message, /copies\.yaml:1 {2}get_branch: getBranch .* has the same page address/);
  });

  test('a changed operationId is told by the address that it would change', () => {
    const tree = () =>
      sampleTree((texts) => ({
        'openapi/paths/branches.yaml': texts['openapi/paths/branches.yaml'].replace(
          'getBranch',
          'readBranch',
        ),
        'openapi/en/paths/branches.yaml': texts['openapi/en/paths/branches.yaml'].replace(
          'getBranch',
          'readBranch',
        ),
        'openapi/overview.md': '见[获取分支](readBranch)。',
        'openapi/en/overview.md': 'See [Get a branch](readBranch).',
      }));
    assert.throws(
      () => load(tree()),
      (error: SpecError) => {
        assert.equal(error.problems.length, 2);
        assert.match(
          error.message,
          /readBranch: Its page \/openAPI\/sample\/read-branch is not in config/,
        );
        assert.match(
          error.message,
          /\/openAPI\/sample\/get-branch: config\/routes\.ts lists this page/,
        );
        return true;
      },
    );
  });

  test('an example has to keep to its schema', () => {
    const message = complaintAbout(() =>
      sampleTreeWith('openapi/components/schemas/Branch.yaml', 'example: main', 'example: 7'),
    );
    assert.match(message, /branches\.yaml:3 {2}getBranch, response body .*\/name must be string/);
  });

  test('a parameter that has to be sent needs an example', () => {
    const message = complaintAbout(() =>
      sampleTreeWith(
        'openapi/paths/branches.yaml',
        'schema: {type: string, example: main}',
        'schema: {type: string}',
      ),
    );
    assert.match(message, /getBranch, path parameter branch: There is no example/);
  });

  test('an operation cannot name an unknown way to authenticate', () => {
    const message = complaintAbout(() =>
      sampleTreeWith('openapi/paths/branches.yaml', '{token: [repo]}', '{password: []}'),
    );
    assert.match(message, /branches\.yaml:3 {2}getBranch: There is no security scheme password/);
  });

  test('a source that nothing refers to is refused', () => {
    const message = complaintAbout(() =>
      sampleTree(() => ({'openapi/components/schemas/Old.yaml': '{type: string}'})),
    );
    assert.match(
      message,
      /^openapi\/components\/schemas\/Old\.yaml {2}file: No document refers to it/,
    );
  });

  test('an operation that no path leads to is refused, with the line to write', () => {
    const message = complaintAbout(() =>
      sampleTree((texts) => ({
        'openapi/paths/branches.yaml': `${texts['openapi/paths/branches.yaml']}protection:
  get: {operationId: getProtection, tags: [branches], summary: 获取保护, responses: {'204': {description: 无}}}
`,
        'openapi/en/paths/branches.yaml': `${texts['openapi/en/paths/branches.yaml']}getProtection: {summary: Get protection, responses: {'204': None}}
`,
      })),
    );
    assert.match(
      message,
      /^openapi\/paths\/branches\.yaml:\d+ {2}getProtection: No path leads to it\..*\$ref: 'paths\/branches\.yaml#\/protection'/s,
    );
  });

  test('a text that no overlay can reach is refused', () => {
    const message = complaintAbout(() =>
      sampleTreeWith('openapi/openapi.yaml', "version: '1'", "version: '1', x-note: 说明"),
    );
    assert.match(message, /info → x-note: “说明” stays Chinese/);
  });

  test('broken YAML is named with its line', () => {
    assert.throws(
      () =>
        sampleTreeWith('openapi/paths/branches.yaml', 'summary: 获取分支', 'summary: [获取分支'),
      /openapi\/paths\/branches\.yaml:\d+ {2}YAML: /,
    );
  });
});
