import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {parse, type Declaration} from 'postcss';

/** Docusaurus brings Infima, whose variables the site may use as they are. */
const infima = 'node_modules/infima/dist/css/default/default.css';

/** A variable without a value to fall back on. */
const use = /var\(\s*(--[\w-]+)\s*\)/g;

function listFiles(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));
}

function listDeclarations(file: string): Declaration[] {
  const declarations: Declaration[] = [];
  parse(readFileSync(file, 'utf8'), {from: file}).walkDecls((one) => {
    declarations.push(one);
  });
  return declarations;
}

test('styles use only variables that something sets', () => {
  const declarations = listFiles('src', /\.css$/).flatMap(listDeclarations);
  const set = new Set([...listDeclarations(infima), ...declarations].map(({prop}) => prop));
  // A component may set one on an element of its own.
  for (const file of listFiles('src', /\.tsx?$/)) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/['"](--[\w-]+)['"]/g)) {
      set.add(name);
    }
  }
  const unknown = declarations.flatMap(({value, source}) =>
    [...value.matchAll(use)]
      .filter(([, name = '']) => !set.has(name))
      .map(([, name]) => `${path.relative('', source?.input.file ?? '')}: ${name}`),
  );
  assert.ok(declarations.length > 1000);
  assert.deepEqual(unknown, []);
});
