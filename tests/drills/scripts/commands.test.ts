import assert from 'node:assert/strict';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';

import {choosePort, parseOptions} from '../../../scripts/lib/command.mjs';
import {readOldestNode, requireNode} from '../../../scripts/lib/nodeVersion.mjs';
import {describeProblem, Problem} from '../../../scripts/lib/problem.mjs';
import {ScratchProject} from './scratchProject';

let project: ScratchProject;
before(() => {
  project = new ScratchProject();
});
after(() => project.destroy());

const addresses = /^ {2}(http:\/\/localhost:(\d+)\/) +简体中文\n {2}\1en\/ +English$/m;

// A command that hangs fails its test instead of the whole run.
describe('commands', {timeout: 120_000}, () => {
  test('`npm run serve` without a build says how to make one', async () => {
    const command = project.start('serve', ['--port', '0']);
    assert.equal(await command.end(), 1);
    assert.match(
      command.output,
      /✗ There is no finished build in build\/\.\n {2}→ Run "npm run build" first\./,
    );
  });

  test('`npm start` installs, builds, serves and ends with the two addresses; the second time it only serves', async () => {
    const first = project.start('start', ['--port', '0']);
    const [, url = ''] = await first.until(addresses);
    assert.match(first.output, /✓ Installing packages \(npm ci\): \d+\.\d s/);
    assert.match(first.output, /✓ Building the site in both languages: \d+\.\d s/);
    for (const [address, body] of [
      [url, 'hello'],
      [`${url}en/`, 'en/hello'],
      [`${url}en/no`, 'en/not found'],
    ] as const) {
      assert.equal(await (await fetch(address)).text(), body);
    }
    await first.stop();

    const second = project.start('start', [], {PORT: '0'});
    await second.until(addresses);
    assert.match(second.output, /✓ The build is up to date\./);
    assert.doesNotMatch(second.output, /Installing|Building/);
    await second.stop();
    assert.equal(project.builds, 1);
  });

  test('`npm start` notices a taken port before it installs or builds anything', async () => {
    const other = http.createServer().listen(0);
    const {port} = other.address() as AddressInfo;
    project.write('page.txt', 'changed, so that there would be something to build');
    const command = project.start('start', ['--port', String(port)]);
    assert.equal(await command.end(), 1);
    other.close();
    assert.match(command.output, new RegExp(`✗ Port ${port} is taken by another program\\.`));
    assert.match(command.output, /→ .*--port 3000/);
    assert.doesNotMatch(command.output, /Building/);
  });

  test('a failed build ends `npm start` and `npm run build` with one message and code 1', async () => {
    project.write('page.txt', 'broken');
    for (const [script, args] of [
      ['start', ['--port', '0']],
      ['build', []],
    ] as const) {
      const command = project.start(script, [...args]);
      assert.equal(await command.end(), 1, script);
      assert.match(command.output, /✗ The site could not be built: page\.txt is broken\n {2}→ /);
      assert.doesNotMatch(command.output, addresses);
    }
    project.write('page.txt', 'hello');
  });

  test('`npm run build` builds even what is up to date, and takes no options', async () => {
    const before = project.builds;
    assert.equal(await project.start('build').end(), 0);
    assert.equal(await project.start('build').end(), 0);
    assert.equal(project.builds, before + 2);
    const partial = project.start('build', ['--locale', 'en']);
    assert.equal(await partial.end(), 1);
    assert.match(partial.output, /✗ Unknown option '--locale'.*\n {2}→ Usage: npm run build/s);
  });

  test('`npm run dev` passes its arguments on and reports how it ended', async () => {
    const before = project.read('fake-docusaurus/bin/docusaurus.mjs');
    project.write(
      'fake-docusaurus/bin/docusaurus.mjs',
      'console.log(process.argv.slice(2).join(" ")); process.exit(3);',
    );
    const command = project.start('dev', ['--locale', 'en']);
    assert.equal(await command.end(), 1);
    project.write('fake-docusaurus/bin/docusaurus.mjs', before);
    assert.match(command.output, /^start --locale en$/m);
    assert.match(command.output, /✗ The development server ended with code 3\./);
  });

  test('`npm test` refuses a step or an option it does not know', async () => {
    const unknownStep = project.start('test', ['--only', 'unit,nope']);
    assert.equal(await unknownStep.end(), 1);
    assert.match(
      unknownStep.output,
      /✗ There is no step "nope"\.\n {2}→ The steps are api, types, lint, .*browser/,
    );
    const unknownOption = project.start('test', ['--fast']);
    assert.equal(await unknownOption.end(), 1);
    assert.match(unknownOption.output, /→ Usage: npm test/);
  });

  test('`npm test` goes on after a failed step and ends with the closing line', async () => {
    const command = project.start('test', ['--only', 'unit,build,built']);
    assert.equal(await command.end(), 1);
    assert.match(command.output, /✗ No \*\.test\.ts found in tests\/unit\./);
    assert.match(command.output, /^unit +– +1 +\d+\.\d s$/m);
    assert.match(command.output, /^build +– +0 +\d+\.\d s$/m);
    assert.match(command.output, /^built +– +1 +\d+\.\d s$/m);
    assert.match(command.output, /\n0 passed, 2 failed\n$/);
  });
});

test('an old Node is told what to install', () => {
  for (const version of ['20.18.3', '18.20.4', '16.30.0', '4.9.1']) {
    assert.throws(() => requireNode(version, '20.19.0'), /needs 20\.19 or newer/, version);
  }
  for (const version of ['20.19.0', '20.20.2', '22.1.0', '100.0.0'])
    requireNode(version, '20.19.0');
});

test('the oldest Node is the one that package.json admits', () => {
  assert.match(readOldestNode(path.resolve(__dirname, '../../..')), /^\d+\.\d+\.\d+$/);
  project.write('package.json', JSON.stringify({engines: {node: '>=99.1.0'}}));
  assert.equal(readOldestNode(project.root), '99.1.0');
  return assert.rejects(project.start('serve').until(addresses), /needs 99\.1 or newer/);
});

test('a port comes from --port, then PORT, then is 3000', () => {
  assert.equal(choosePort('4000', {PORT: '5000'}), 4000);
  assert.equal(choosePort(undefined, {PORT: '5000'}), 5000);
  assert.equal(choosePort(undefined, {}), 3000);
  assert.equal(choosePort(undefined, {PORT: ''}), 3000);
  assert.equal(choosePort('0', {}), 0);
  for (const wrong of ['http', '65536', '-1', '1.5', '']) {
    assert.throws(() => choosePort(wrong, {}), /is not a port/, wrong);
  }
});

test('options are read by name, and others are refused with the usage', () => {
  assert.deepEqual({...parseOptions(['--port', '1'], ['port'], 'x')}, {port: '1'});
  for (const args of [['--prot', '1'], ['extra'], ['--port']]) {
    assert.throws(() => parseOptions(args, ['port'], 'npm start'), Problem);
  }
});

test('a problem shows its remedy, an unexpected error its stack', () => {
  assert.equal(describeProblem(new Problem('It broke.', 'Mend it.')), '✗ It broke.\n  → Mend it.');
  assert.match(describeProblem(new Error('surprise')), /Unexpected error: Error: surprise\n +at /);
});
