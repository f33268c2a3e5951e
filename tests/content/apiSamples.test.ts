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

/** What the variables of the samples hold, as the overview says. */
const variables: Record<string, string> = {
  oauthToken: 'ATOMGIT_TOKEN',
  personalAccessToken: 'ATOMGIT_TOKEN',
  installationToken: 'ATOMGIT_APP_TOKEN',
};

/** How each language writes the header of a token, as its readers know it. */
const headers: Record<string, (variable: string) => string> = {
  curl: (variable) => `-H "Authorization: Bearer $${variable}"`,
  Python: (variable) => `"Authorization": f"Bearer {os.environ['${variable}']}"`,
  JavaScript: (variable) => `Authorization: \`Bearer \${process.env.${variable}}\``,
  Go: (variable) => `request.Header.Set("Authorization", "Bearer "+os.Getenv("${variable}"))`,
  Java: (variable) => `.header("Authorization", "Bearer " + System.getenv("${variable}"))`,
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
      const [kind] = Object.keys(first);
      for (const [language, write] of Object.entries(headers)) {
        for (const variable of new Set(Object.values(variables))) {
          const what = `${operation.route}: the sample in ${language} and its token`;
          const isMeant = kind !== undefined && variables[kind] === variable;
          assert.equal(text.includes(write(variable)), isMeant, what);
        }
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
        assert.ok(text.includes(`curl -X ${verb} \\`), `${operation.route}: curl -X ${verb}`);
      else assert.ok(!/curl -X /.test(text), `${operation.route}: curl without -X`);
      assert.ok(
        text.includes(`requests.${verb.toLowerCase()}(`),
        `${operation.route}: requests.${verb.toLowerCase()}`,
      );
    });
  }
});
