import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {projectRoot} from '../support/site';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
};

const lock = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');

/** Licences that let anybody use, change and pass on a package, with no more duty than to name it. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
  // Their duties end at their own files, which are used unchanged.
  'MPL-1.1',
  'MPL-2.0',
]);

/** Packages whose package.json names no licence, or not which of a family, with what their own licence file says. */
const readByHand: Record<string, string> = {
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
};

const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permissive.has(name)));

/** The lock names the licence of most packages; of the others, the package itself. */
function readLicence(name: string, {license}: Package): string {
  if (license) return license;
  const known = readByHand[name.replace(/^.*node_modules\//, '')];
  if (known) return known;
  try {
    const file = path.join(projectRoot, name, 'package.json');
    const own = JSON.parse(readFileSync(file, 'utf8')) as {
      license?: string | {type: string};
      licenses?: {type: string}[];
    };
    const stated = own.license ?? own.licenses?.[0];
    return (typeof stated === 'object' ? stated.type : stated) ?? 'none';
  } catch {
    return 'none';
  }
}

test('packages: every licence is on the list', () => {
  assert.ok(packages.length > 1000);
  const others = packages
    .map(([name, entry]) => `${name}: ${readLicence(name, entry)}`)
    .filter((line) => !isAllowed(line.replace(/^.*: /, '')));
  assert.deepEqual(others, []);
});

test('packages: each comes from the registry with a strong checksum', () => {
  const loose = packages.filter(
    ([, {integrity, resolved, link}]) =>
      !integrity?.startsWith('sha512-') || link || (resolved && !/^https:\/\//.test(resolved)),
  );
  assert.deepEqual(
    loose.map(([name]) => name),
    [],
  );
});

test('packages: those of package.json are pinned to one version', () => {
  const own = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string | Record<string, string>>
  >;
  const wanted = [own.dependencies, own.devDependencies, own.overrides].flatMap((list) =>
    Object.entries(list),
  );
  assert.ok(wanted.length > 40);
  // An override may hold for one dependant only, and "$name" is the version of the project's own dependency.
  const loose = wanted.flatMap(([name, wish]) =>
    (typeof wish === 'string' ? [wish] : Object.values(wish))
      .filter((version) => !/^(\d+\.\d+\.\d+|\$.+)$/.test(version))
      .map((version) => `${name}: ${version}`),
  );
  assert.deepEqual(loose, []);
});

test('packages: no install script runs', () => {
  assert.match(readFileSync(path.join(projectRoot, '.npmrc'), 'utf8'), /^ignore-scripts=true$/m);
});
