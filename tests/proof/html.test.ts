import assert from 'node:assert/strict';
import {test} from 'node:test';

import {HtmlValidate} from 'html-validate';

import {readBuiltPages} from '../support/builtPages';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // What the minifier leaves out or shortens, as HTML allows.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-implicit-close': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // HTML asks only that an id has no spaces; Docusaurus' own begins with an underscore.
    'valid-id': ['error', {relaxed: true}],
    // Advice about the stock theme's elements, not errors of HTML; axe judges roles, names and landmarks.
    'aria-label-misuse': 'off',
    'no-implicit-input-type': 'off',
    'prefer-native-element': 'off',
    'unique-landmark': 'off',
  },
});

/** The minifier writes `<` as it stands where no letter follows; browsers read it so, this parser does not. */
const encodeLoneBrackets = (html: string): string => html.replaceAll('<>', '&lt;>');

test('html: every page is valid', async () => {
  const pages = readBuiltPages();
  assert.ok(pages.length > 500, String(pages.length));
  const problems: string[] = [];
  for (const {name, html} of pages) {
    const {results} = await validator.validateString(encodeLoneBrackets(html), name);
    for (const {messages} of results) {
      for (const {line, column, ruleId, message} of messages) {
        problems.push(`${name}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  assert.deepEqual(problems, []);
});
