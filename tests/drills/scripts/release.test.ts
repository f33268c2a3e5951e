import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';

import {listFilesBelow, type BuildInfo} from '../../../scripts/lib/buildInfo.mjs';
import {Problem} from '../../../scripts/lib/problem.mjs';
import {compareBuilds} from '../../../scripts/lib/rebuild.mjs';
import {makeRelease, refuseCaseInsensitive} from '../../../scripts/lib/release.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
after(() => {
  rmSync(folder, {recursive: true});
});

// What a release is made with.
const skip = process.platform !== 'linux' && 'needs GNU tar and sha256sum';

const page = `<!doctype html><link rel=canonical href=https://docs.example.org/><script>begin()</script>${'text '.repeat(200)}`;

/** A build as Docusaurus leaves it, with one script of its own. */
function writeBuild(name: string, script: string): string {
  const build = path.join(folder, name);
  const files = {
    'index.html': page,
    'en/index.html': page,
    'new/index.html': page,
    [`assets/js/${script}`]: '1;'.repeat(200),
    'img/dot.png': 'x',
    'short.txt': 'x',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), content);
  }
  return build;
}

type Wish = {build: string; baseUrl?: string; previous?: string};

async function release(name: string, {baseUrl = '/', ...wish}: Wish) {
  const target = path.join(folder, name, 'atomgit-docs');
  const aliases = {'/old': '/new'};
  const info = await makeRelease({root: folder, target, baseUrl, aliases, ...wish});
  return {target, info, read: (file: string) => readFileSync(path.join(target, file), 'utf8')};
}

test(
  'release: what shrinks has a copy for each encoding, what does not has none',
  {skip},
  async () => {
    const {target} = await release('compressed', {build: writeBuild('one', 'a.1.js')});
    for (const ending of ['.br', '.gz']) {
      assert.ok(existsSync(path.join(target, `site/index.html${ending}`)));
      assert.ok(!existsSync(path.join(target, `site/img/dot.png${ending}`)));
      assert.ok(!existsSync(path.join(target, `site/short.txt${ending}`)));
    }
  },
);

test(
  'release: every file is in the checksums, and the archive is the same each time',
  {skip},
  async () => {
    const build = writeBuild('one', 'a.1.js');
    const first = await release('first', {build});
    const second = await release('second', {build});
    const check = (target: string) =>
      spawnSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], {cwd: target})
        .status;
    assert.equal(check(first.target), 0);
    const listed = first.read('SHA256SUMS').trim().split('\n');
    assert.equal(listed.length, listFilesBelow(first.target).length - 1);
    assert.deepEqual(compareBuilds(first.target, second.target), []);
    const archive = ({target}: {target: string}) =>
      readFileSync(path.join(target, '../atomgit-docs-.tar'));
    assert.ok(archive(first).equals(archive(second)));
    writeFileSync(path.join(second.target, 'site/index.html'), 'changed');
    assert.notEqual(check(second.target), 0);
    assert.deepEqual(compareBuilds(first.target, second.target), ['site/index.html']);
  },
);

test('release: a file keeps its time as long as it keeps its content', {skip}, async () => {
  const first = await release('t1', {build: writeBuild('t1-build', 'a.1.js')});
  const build = writeBuild('t2-build', 'a.1.js');
  writeFileSync(path.join(build, 'en/index.html'), page.replace('begin', 'start'));
  const second = await release('t2', {build});
  const timeOf = ({target}: {target: string}, name: string) =>
    statSync(path.join(target, 'site', name)).mtimeMs;
  for (const name of ['index.html', 'img']) {
    assert.equal(timeOf(first, name), timeOf(second, name), name);
  }
  for (const name of ['en/index.html', 'en/index.html.br', 'en/index.html.gz']) {
    assert.notEqual(timeOf(first, name), timeOf(second, name), name);
    assert.ok(timeOf(second, name) < Date.now());
  }
});

test(
  'release: it carries the hashed files of the release before, and only of that one',
  {skip},
  async () => {
    const first = await release('r1', {build: writeBuild('b1', 'a.1.js')});
    const second = await release('r2', {
      build: writeBuild('b2', 'a.2.js'),
      previous: path.join(first.target, 'site'),
    });
    const third = await release('r3', {
      build: writeBuild('b3', 'a.3.js'),
      previous: path.join(second.target, 'site'),
    });
    const has = ({target}: {target: string}, name: string) =>
      existsSync(path.join(target, 'site/assets/js', name));
    assert.deepEqual(
      ['a.1.js', 'a.2.js', 'a.2.js.br', 'a.3.js'].map((name) => has(third, name)),
      [false, true, true, true],
    );
    assert.ok(has(second, 'a.1.js'));
    const info = JSON.parse(third.read('site/build-info.json')) as BuildInfo;
    assert.deepEqual(info.assets, ['assets/js/a.3.js']);
  },
);

test(
  'release: below a base URL the site lies in a folder of that name, with the aliases of both languages',
  {skip},
  async () => {
    const build = writeBuild('based', 'a.1.js');
    mkdirSync(path.join(build, 'en/new'));
    writeFileSync(path.join(build, 'en/new/index.html'), page);
    const {read, info} = await release('help', {build, baseUrl: '/help/'});
    assert.equal(read('site/help/index.html'), page);
    assert.equal(info.siteUrl, 'https://docs.example.org');
    assert.deepEqual(read('static-hosts/_redirects').trim().split('\n'), [
      '/help/old /help/new 301',
      '/help/en/old /help/en/new 301',
    ]);
    assert.match(
      read('static-hosts/_headers'),
      /^\/help\/assets\/\*\n {2}Cache-Control: .*immutable$/m,
    );
    assert.match(read('static-hosts/_headers'), /script-src 'self' 'sha256-/);
  },
);

test('release: it may replace the one that it takes over from', {skip}, async () => {
  const {target} = await release('same', {build: writeBuild('b1', 'a.1.js')});
  const previous = path.join(target, 'site');
  await release('same', {build: writeBuild('b2', 'a.2.js'), previous});
  assert.deepEqual(readdirSync(path.join(previous, 'assets/js')), [
    'a.1.js',
    'a.1.js.br',
    'a.1.js.gz',
    'a.2.js',
    'a.2.js.br',
    'a.2.js.gz',
  ]);
});

test(
  'release: a folder that is no release is refused as the one before, and nothing is lost',
  {skip},
  async () => {
    const build = writeBuild('one', 'a.1.js');
    const {read} = await release('refused', {build});
    await assert.rejects(release('refused', {build, previous: build}), (error: unknown) => {
      assert.ok(error instanceof Problem);
      assert.match(error.message, /has no build-info\.json/);
      return true;
    });
    assert.equal(read('site/index.html'), page);
  },
);

test('release: a file system that does not tell capital letters from small ones is refused', () => {
  const ordinary = path.join(folder, 'probe');
  refuseCaseInsensitive(ordinary);
  assert.throws(() => {
    refuseCaseInsensitive(ordinary, () => true);
  }, /capital letters/);
});
