import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';

import {buildSite, ensureBuilt, findBuild, findCause} from '../../../scripts/lib/build.mjs';
import {ensureInstalled} from '../../../scripts/lib/install.mjs';
import {Problem} from '../../../scripts/lib/problem.mjs';
import {ScratchProject} from './scratchProject';

let project: ScratchProject;
beforeEach(async () => {
  project = new ScratchProject();
  await ensureInstalled(project.root);
});
afterEach(() => project.destroy());

const bundlerCaches = ['node_modules/.cache/pack', '.docusaurus/globalData.json'];

function fillCaches(): void {
  for (const name of bundlerCaches) project.write(name, 'old');
}

const cachesLeft = (): string[] => bundlerCaches.filter((name) => project.has(name));

test('the site is built once, and again only when a file changes', async () => {
  await ensureBuilt(project.root, {});
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 1);
  project.write('page.txt', 'changed');
  await ensureBuilt(project.root, {});
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 2);
  assert.equal(project.read('build/en/index.html'), 'en/changed');
  project.write('new.txt', 'new');
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 3);
});

test('a build that is gone, incomplete or somebody else’s is made again', async () => {
  await ensureBuilt(project.root, {});
  project.remove('build');
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 2);
  project.remove('build/en/index.html');
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 3);
  project.write('build/index.html', 'built from other sources');
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 4);
  project.write('.cache/build.json', '{"sources":');
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 5);
});

test('a new commit of the same files is built: pages show when Git last saw them change', async () => {
  project.git('init', '-q');
  project.git('add', '.');
  await ensureBuilt(project.root, {});
  project.git('commit', '-qm', 'Start');
  await ensureBuilt(project.root, {});
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 2);
});

test('a failed build names the innermost cause, and nothing it left behind is taken for finished', async () => {
  await ensureBuilt(project.root, {});
  project.write('page.txt', 'broken');
  await assert.rejects(ensureBuilt(project.root, {}), (error) => {
    assert.ok(error instanceof Problem);
    assert.equal(error.message, 'The site could not be built: page.txt is broken');
    assert.match(error.remedy, /npm run check/);
    return true;
  });
  assert.ok(!project.has('.cache/build.json'));
  project.write('page.txt', 'hello');
  await ensureBuilt(project.root, {});
  assert.equal(project.read('build/index.html'), 'hello');
});

test('a bundler that reports success without pages has failed', async () => {
  project.write('fake-docusaurus/bin/docusaurus.mjs', '');
  await assert.rejects(
    buildSite(project.root, {}),
    /could not be built: "docusaurus build" ended with code 0/,
  );
});

test('a build for release starts from empty caches', async () => {
  await ensureBuilt(project.root, {});
  fillCaches();
  await buildSite(project.root, {});
  assert.deepEqual(cachesLeft(), []);
});

test('where the bytes of the commit count, a build that caches had a part in is made again from nothing', async () => {
  await ensureBuilt(project.root, {});
  fillCaches();
  project.write('page.txt', 'changed');
  await ensureBuilt(project.root, {});
  assert.equal(project.builds, 2);
  await ensureBuilt(project.root, {}, {fromNothing: true});
  assert.equal(project.builds, 3);
  assert.deepEqual(cachesLeft(), []);
  await ensureBuilt(project.root, {}, {fromNothing: true});
  assert.equal(project.builds, 3);
});

test('the base URL is part of the build and known afterwards', async () => {
  await ensureBuilt(project.root, {});
  assert.deepEqual(findBuild(project.root), {folder: project.path('build'), baseUrl: '/'});
  await ensureBuilt(project.root, {BASE_URL: '/docs/'});
  assert.deepEqual(findBuild(project.root), {folder: project.path('build'), baseUrl: '/docs/'});
  assert.equal(project.builds, 2);
});

test('a host or base URL that is none is refused before anything is touched', async () => {
  fillCaches();
  for (const [env, message] of [
    [{SITE_URL: 'docs.example.org'}, /SITE_URL is "docs.example.org"/],
    [{SITE_URL: 'https://example.org/help'}, /SITE_URL is "https:\/\/example.org\/help"/],
    [{BASE_URL: 'help'}, /BASE_URL is "help"/],
    [{BASE_URL: '/help'}, /BASE_URL is "\/help"/],
    [{BASE_URL: 'https://example.org/'}, /BASE_URL is "https:/],
    [{BASE_URL: '//help/'}, /BASE_URL is "\/\/help\/"/],
  ] as const) {
    for (const build of [buildSite, ensureBuilt]) {
      await assert.rejects(build(project.root, env), message);
    }
  }
  assert.equal(project.builds, 0);
  assert.deepEqual(cachesLeft(), bundlerCaches);
});

test('without a finished build there is nothing to find', async () => {
  assert.throws(() => findBuild(project.root), /no finished build/);
  project.write('build/index.html', 'half');
  assert.throws(() => findBuild(project.root), /no finished build/);
  await buildSite(project.root, {});
  assert.equal(findBuild(project.root).baseUrl, '/');
});

test('the mistake is found in what Docusaurus, MDX and Rspack print around it', () => {
  const colour = '\u001b[31m';
  for (const [output, cause] of [
    [`[ERROR] ${colour}Error: outer\n  [cause]: Error: inner\u001b[0m\n    at x`, 'inner'],
    ['[ERROR] Error: only one', 'only one'],
    [
      '[ERROR] Client bundle compiled with errors.\n× Error: MDX compilation failed for file "/site/docs/a.mdx"\n  │ Cause: Unexpected end\n  │ Details:',
      'docs/a.mdx: Unexpected end',
    ],
    [
      '× Error: MDX compilation failed for file "/site/docs/a.mdx"\n  │ Cause: docs/a.mdx:7: no such diagram',
      'docs/a.mdx:7: no such diagram',
    ],
    [
      '[ERROR] LayerError: The layer “a” (plugins/speed/a) failed: gone\nThe site builds without it: npm run build -- --without a\n    at x {\n  [cause]: Error: gone',
      'The layer “a” (plugins/speed/a) failed: gone\n  The site builds without it: npm run build -- --without a',
    ],
    ["  × Module not found: Can't resolve './b'", "Module not found: Can't resolve './b'"],
    ['killed', undefined],
  ] as const) {
    assert.equal(findCause(output, '/site'), cause);
  }
});
