import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import original, {type RegExpOptions} from 'path-to-regexp';

import {checkRouter} from '../../../plugins/speed/plain-paths';
import standIn from '../../../plugins/speed/plain-paths/pathToRegexp';
import {projectRoot} from '../../support/site';

const addresses = readFileSync(path.join(projectRoot, 'tests/promises/addresses.txt'), 'utf8')
  .trim()
  .split('\n');

/** What a reader's address may be beside that of a page. */
const variants = (address: string) => [
  address,
  `${address}/`,
  `${address}//`,
  `${address}/more`,
  `${address}more`,
  address.slice(0, -1),
  address.toUpperCase(),
  `/en${address}`,
  '/',
  '',
];

function assertSame(pattern: string, options: RegExpOptions, pathnames: readonly string[]): void {
  const [own, theirs] = [standIn(pattern, [], options), original(pattern, [], options)];
  for (const pathname of pathnames)
    assert.equal(
      own.exec(pathname)?.[0],
      theirs.exec(pathname)?.[0],
      `${pattern} finds in “${pathname}” what the package finds, with ${JSON.stringify(options)}`,
    );
}

test('plain paths: of each page the stand-in finds in an address what the package finds', () => {
  assert.ok(addresses.length > 200);
  for (const address of addresses)
    for (const pattern of [address, address.replace(/\/?$/, '/')])
      for (const end of [true, false])
        assertSame(pattern, {end, strict: false, sensitive: false}, variants(address));
});

test('plain paths: placeholders, and what is asked for exactly, are left to the package', () => {
  const pathnames = ['/user/ann', '/user/', '/user', '/USER', '/a.b', '/axb', '/用户'];
  for (const pattern of ['/user/:name', '/user/:name?', '*', '/(user|org)', '/user*', '/用户'])
    assertSame(pattern, {end: true}, pathnames);
  for (const options of [{strict: true}, {sensitive: true}, {}])
    for (const pattern of ['/user', '/user/', '/a.b']) assertSame(pattern, options, pathnames);
  const keys: original.Key[] = [];
  standIn('/user/:name', keys, {});
  assert.deepEqual(
    keys.map(({name}) => name),
    ['name'],
  );
  assert.equal(standIn.compile('/user/:name')({name: 'ann'}), '/user/ann');
});

test('plain paths: a router that no longer uses the package stops the build', () => {
  assert.doesNotThrow(() => {
    checkRouter();
  });
  assert.throws(() => {
    checkRouter("import {match} from './match';");
  }, /react-router no longer imports “path-to-regexp”, which pathToRegexp\.ts stands for/);
});
