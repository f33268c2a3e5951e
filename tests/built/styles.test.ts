import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import postcss from 'postcss';

import {buildFolder} from '../support/site';

const folder = path.join(buildFolder, 'assets/css');

/** A selector that styles the root, or all there is. */
const isRoot = (selector: string): boolean =>
  /^(?::root|html|body|\*|\[data-theme[^\]]*\])$/.test(selector);

// On a phone it may come with a page that is loaded ahead: all elements of the page that is read would be styled anew.
test('a sheet that comes later sets nothing that all elements of a page inherit', () => {
  const sheets = readdirSync(folder).filter((name) => /^styles-\w.*\.css$/.test(name));
  assert.ok(sheets.length > 5, 'the styles come in parts');
  const rules: string[] = [];
  for (const name of sheets) {
    postcss.parse(readFileSync(path.join(folder, name), 'utf8')).walkRules((rule) => {
      if (rule.selectors.some(isRoot)) rules.push(`${name}: ${rule.selector}`);
    });
  }
  assert.deepEqual(rules, []);
});
