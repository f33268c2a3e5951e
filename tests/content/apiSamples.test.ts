import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import {parseFragment} from 'parse5';

import {ensureApiPages} from '../../plugins/api-reference/ensure';
import {readApiFiles} from '../support/api/files';
import {ApiSource, type Node} from '../support/api/source';
import {readText} from '../support/html';

ensureApiPages();

const repository = path.resolve(__dirname, '../..');
const source = new ApiSource(readApiFiles());
const root = source.read(source.root) as {security?: Node[]};

/** How each language writes the header of a token, as its readers know it. */
const headers = {
  curl: '-H "Authorization: Bearer $ATOMGIT_TOKEN"',
  Python: '"Authorization": f"Bearer {os.environ[\'ATOMGIT_TOKEN\']}"',
  JavaScript: 'Authorization: `Bearer ${process.env.ATOMGIT_TOKEN}`',
  Go: 'request.Header.Set("Authorization", "Bearer "+os.Getenv("ATOMGIT_TOKEN"))',
  Java: '.header("Authorization", "Bearer " + System.getenv("ATOMGIT_TOKEN"))',
};

function readPage(route: string): string {
  const file = path.join(repository, 'docs', `${route}.json`);
  const {html} = JSON.parse(readFileSync(file, 'utf8')) as {html: string};
  return readText(parseFragment(html));
}

describe('the samples of every operation call it as it is described', () => {
  for (const operation of source.operations) {
    test(operation.id, () => {
      const text = readPage(operation.route);
      const [first = {}] = (operation.node.security ?? root.security ?? []) as Node[];
      const needsToken = Object.keys(first).length > 0;
      for (const [language, header] of Object.entries(headers)) {
        const what = `${operation.route}: the sample in ${language} and its token`;
        assert.equal(text.includes(header), needsToken, what);
      }
      // A path to a file has slashes of its own.
      const pattern = operation.path.replace('{path}', '.+?').replaceAll(/\{[^}]*\}/g, '[^/]+');
      const address = new RegExp(`https://api\\.atomgit\\.com${pattern}(?=['"?])`, 'g');
      const shown = text.match(address) ?? [];
      assert.ok(
        shown.length >= 5,
        `${operation.route}: ${operation.path} is in ${shown.length} samples`,
      );
      const verb = operation.method;
      if (verb !== 'GET')
        assert.ok(text.includes(`curl -X ${verb} `), `${operation.route}: curl -X ${verb}`);
      else assert.ok(!/curl -X /.test(text), `${operation.route}: curl without -X`);
      assert.ok(
        text.includes(`requests.${verb.toLowerCase()}(`),
        `${operation.route}: requests.${verb.toLowerCase()}`,
      );
    });
  }
});
