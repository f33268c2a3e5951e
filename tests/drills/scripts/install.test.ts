import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';

import {ensureInstalled, isInstalled} from '../../../scripts/lib/install.mjs';
import {Problem} from '../../../scripts/lib/problem.mjs';
import {ScratchProject} from './scratchProject';

type Lock = {packages: Record<string, Record<string, unknown>>};

let project: ScratchProject;
beforeEach(() => {
  project = new ScratchProject();
});
afterEach(() => project.destroy());

function changeLock(file: string, change: (packages: Lock['packages']) => void): void {
  const lock = JSON.parse(project.read(file)) as Lock;
  change(lock.packages);
  project.write(file, JSON.stringify(lock));
}

test('a fresh project is installed once', async () => {
  assert.equal(isInstalled(project.root), false);
  await ensureInstalled(project.root);
  assert.ok(project.has('node_modules/@docusaurus/core/bin/docusaurus.mjs'));
  assert.equal(isInstalled(project.root), true);
  project.write('node_modules/kept', 'a second npm ci would remove this');
  await ensureInstalled(project.root);
  assert.ok(project.has('node_modules/kept'));
});

test('a lockfile that asks for something else is noticed', async () => {
  await ensureInstalled(project.root);
  const file = 'package-lock.json';
  const before = project.read(file);
  for (const change of [
    (packages: Lock['packages']) => (packages['node_modules/new'] = {version: '1.0.0'}),
    (packages: Lock['packages']) => (packages['fake-docusaurus'] = {version: '0.0.1'}),
    (packages: Lock['packages']) =>
      (packages['fake-docusaurus'] = {version: '0.0.0', integrity: 'x'}),
    (packages: Lock['packages']) => delete packages['fake-docusaurus'],
  ]) {
    changeLock(file, change);
    assert.equal(isInstalled(project.root), false, change.toString());
    project.write(file, before);
  }
});

test('an optional package for another system may be missing', async () => {
  await ensureInstalled(project.root);
  changeLock('package-lock.json', (packages) => {
    packages['node_modules/for-another-system'] = {version: '1.0.0', optional: true};
  });
  assert.equal(isInstalled(project.root), true);
});

test('an interrupted or damaged installation is noticed', async () => {
  await ensureInstalled(project.root);
  project.write('node_modules/.package-lock.json', '{"packages": {');
  assert.equal(isInstalled(project.root), false);
  project.remove('node_modules/.package-lock.json');
  assert.equal(isInstalled(project.root), false);
});

test('a failed installation is one problem with a remedy', async () => {
  const wanted = {name: 'scratch', version: '1.0.0', dependencies: {'not-in-the-lock': '1.0.0'}};
  project.write('package.json', JSON.stringify(wanted));
  await assert.rejects(ensureInstalled(project.root), (error) => {
    assert.ok(error instanceof Problem);
    assert.match(error.message, /"npm ci" ended with code 1/);
    assert.match(error.remedy, /npm error above/);
    return true;
  });
  assert.equal(isInstalled(project.root), false);
});
