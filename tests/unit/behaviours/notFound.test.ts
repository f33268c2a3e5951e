import assert from 'node:assert/strict';
import {test} from 'node:test';

import {routes} from '../../../config/routes';
import {findNearest, findWords} from '../../../src/theme/NotFound/Content/findNearest';

const pages = routes.map((route) => [route, route] as const);
const nearestTo = (pathname: string) => findNearest(pathname, pages).map(([route]) => route);

for (const [asked, meant] of [
  ['/user/ssh-key', '/user/sshkey'],
  ['/User/SSHKey', '/user/sshkey'],
  ['/docs/user/sshkey', '/user/sshkey'],
  ['/repo/protected-branch', '/repo/branch'],
  ['/repo/issue-template', '/repo/issue_tempalte'],
  ['/en/repo/webhook.html', '/repo/webhooks'],
  ['/zh-CN/org/member', '/org/members'],
  ['/blog/git-atomgit1', '/blog/Git-AtomGit-1'],
  ['/webhooks', '/repo/webhooks'],
] as const) {
  test(`not found: the pages nearest to ${asked} include ${meant}`, () => {
    const nearest = nearestTo(asked);
    assert.ok(nearest.slice(0, 3).includes(meant), nearest.join(' '));
    assert.ok(nearest.length <= 5);
  });
}

test('not found: an address of another site, in another language, or that is no address is near to nothing', () => {
  for (const asked of [
    '/wp-login.php',
    '/',
    '/zzz/qqq',
    '/%E4%B8%AD%E6%96%87',
    '/%E0%A4%A',
    '/x',
  ]) {
    assert.deepEqual(nearestTo(asked), [], asked);
  }
});

test('not found: what to search for is the last part of the address, if one title has all its words', () => {
  const titles = ['Generate an SSH key', '分支保护', 'Everywhere'].map(
    (title) => ['/', title] as const,
  );
  const wordsOf = (pathname: string) => findWords(pathname, titles);
  assert.equal(wordsOf('/en/user/ssh-key.html'), 'ssh key');
  assert.equal(wordsOf('/%E5%88%86%E6%94%AF_%E4%BF%9D%E6%8A%A4/'), '分支 保护');
  for (const asked of ['/acess-token', '/ssh-protection', '/such/where', '/%E0%A4%A', '/'])
    assert.equal(wordsOf(asked), '', asked);
});
