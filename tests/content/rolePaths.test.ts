import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import test from 'node:test';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The pages that the home page promises each kind of reader, in their order. */
const roles = [...read('docs/index.mdx').matchAll(/<Role icon[^]*?<\/Role>/g)].map(([role]) => ({
  name: /^### (.+) \{#/m.exec(role)?.[1] ?? '',
  routes: [...role.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, route = '']) => route),
}));

function readPage(route: string): string {
  const file = [`docs${route}.mdx`, `${route.slice(1)}.mdx`].find((one) =>
    existsSync(path.join(root, one)),
  );
  assert.ok(file, `docs/index.mdx leads to ${route}, which is no page`);
  return read(file);
}

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to]) => to);

test('the home page leads four kinds of readers through five pages each', () => {
  assert.deepEqual(
    roles.map(({routes}) => routes.length),
    [5, 5, 5, 5],
  );
});

for (const {name, routes} of roles) {
  test(`${name}: at its end each page leads on to the one after it`, () => {
    for (const [index, route] of routes.entries()) {
      const [next = ''] = readPage(route)
        .split(/^## .*\{#next\}$/m)
        .slice(1);
      const [first] = linksOf(next);
      assert.ok(first, `${route} ends without a next step`);
      const after = routes[index + 1];
      if (after) assert.equal(first, after, `${route} leads to ${first} first`);
    }
  });
}
