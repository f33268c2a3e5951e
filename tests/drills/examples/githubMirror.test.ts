import assert from 'node:assert/strict';
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer as createTcpServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import {after, before, describe, it} from 'node:test';

const root = path.resolve(__dirname, '../../..');
const program = path.join(root, 'examples/github-mirror/mirror.mjs');

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0);
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('The example mirror of the post on GitHub', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'github-mirror-'));
  const atomgit = path.join(folder, 'atomgit.git');
  const github = path.join(folder, 'github.git');
  const work = path.join(folder, 'work');
  const mirror = path.join(folder, 'mirror.git');
  // No configuration of this machine or user may change what Git does.
  const environment = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'contributor',
    GIT_AUTHOR_EMAIL: 'you@example.com',
    GIT_COMMITTER_NAME: 'contributor',
    GIT_COMMITTER_EMAIL: 'you@example.com',
  };
  let child: ChildProcess;
  let output: Interface;
  const lines: string[] = [];
  let url = '';

  function git(cwd: string, ...args: string[]): string {
    return execFileSync('git', args, {cwd, env: environment, stdio: 'pipe'}).toString().trim();
  }

  function refsOf(repository: string): string[] {
    return git(repository, 'for-each-ref', '--format=%(refname) %(objectname)').split('\n');
  }

  function report(event: string, password = 'example-password'): Promise<Response> {
    const credentials = Buffer.from(`atomgit:${password}`).toString('base64');
    const headers = {'X-AtomGit-Event': event, Authorization: `Basic ${credentials}`};
    return fetch(url, {method: 'POST', headers, body: '{}'});
  }

  async function reportAndWait(event: string): Promise<void> {
    const line = once(output, 'line');
    assert.equal((await report(event)).status, 202);
    assert.deepEqual(await line, ['Synchronised']);
  }

  before(async () => {
    for (const repository of [atomgit, github]) {
      git(folder, 'init', '--quiet', '--bare', '--initial-branch=master', repository);
    }
    mkdirSync(work);
    git(work, 'init', '--quiet', '--initial-branch=master');
    git(work, 'commit', '--quiet', '--allow-empty', '-m', 'Start');
    git(work, 'push', '--quiet', atomgit, 'master', 'master:draft');
    git(atomgit, 'update-ref', 'refs/merge-requests/1/head', 'master');
    git(folder, 'clone', '--quiet', '--mirror', atomgit, mirror);
    git(mirror, 'remote', 'add', 'github', github);
    const port = String(await freePort());
    child = spawn(process.execPath, [program], {
      cwd: mirror,
      env: {...environment, HOOK_USER: 'atomgit', HOOK_PASSWORD: 'example-password', PORT: port},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    assert.ok(child.stdout);
    output = createInterface({input: child.stdout});
    output.on('line', (line) => lines.push(line));
    await once(output, 'line');
    url = `http://localhost:${port}/`;
  });

  after(() => {
    child.kill();
    rmSync(folder, {recursive: true});
  });

  it('leaves GitHub alone without the right password', async () => {
    assert.equal((await report('Push Hook', 'guess')).status, 401);
    assert.equal((await fetch(url, {method: 'POST'})).status, 401);
  });

  it('does nothing about other events', async () => {
    assert.equal((await report('Note Hook')).status, 204);
  });

  it('brings branches and tags to GitHub, and nothing else', {timeout: 20_000}, async () => {
    assert.deepEqual(refsOf(github), ['']);
    git(work, 'tag', 'v1.0');
    git(work, 'push', '--quiet', atomgit, 'v1.0');
    await reportAndWait('Tag Push Hook');
    const head = git(work, 'rev-parse', 'HEAD');
    assert.deepEqual(
      refsOf(github),
      ['refs/heads/draft', 'refs/heads/master', 'refs/tags/v1.0'].map((ref) => `${ref} ${head}`),
    );
  });

  it('takes over new commits, rewritten and deleted branches', {timeout: 20_000}, async () => {
    git(work, 'commit', '--quiet', '--amend', '--allow-empty', '-m', 'Start again');
    git(work, 'push', '--quiet', '--force', atomgit, 'master');
    git(work, 'push', '--quiet', atomgit, '--delete', 'draft');
    await reportAndWait('Push Hook');
    const [master, ...others] = refsOf(github).filter((ref) => ref.startsWith('refs/heads/'));
    assert.equal(master, `refs/heads/master ${git(work, 'rev-parse', 'HEAD')}`);
    assert.deepEqual(others, []);
  });

  it('has synchronised for the two pushes only', () => {
    assert.deepEqual(lines.slice(1), ['Synchronised', 'Synchronised']);
  });

  it('says what to set when there is no password', async () => {
    const bare = spawn(process.execPath, [program], {env: {HOOK_USER: 'atomgit'}, timeout: 10_000});
    let message = '';
    bare.stderr.on('data', (chunk: Buffer) => (message += chunk.toString()));
    assert.deepEqual((await once(bare, 'close'))[0], 1);
    assert.match(message, /HOOK_USER and HOOK_PASSWORD/);
  });

  for (const [language, page] of [
    ['Chinese', 'blog/AtomGit-sync-to-GitHub.mdx'],
    ['English', 'i18n/en/docusaurus-plugin-content-blog/AtomGit-sync-to-GitHub.mdx'],
  ] as const) {
    it(`is the program that the ${language} post shows`, () => {
      const text = readFileSync(path.join(root, page), 'utf8');
      const [, shown] = /^```js title="mirror\.mjs"\n([^]*?)^```$/m.exec(text) ?? [];
      assert.equal(shown, readFileSync(program, 'utf8'));
    });
  }
});
