import {spawn} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';

import {expect, test as base} from '../support/test';

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What `npx docusaurus start` shows, in the place of the finished site. */
const test = base.extend({
  baseURL: async ({}, use) => {
    const port = await findPort();
    const preview = spawn(
      process.execPath,
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'start',
        '--no-open',
        '--port',
        `${port}`,
      ],
      {stdio: ['ignore', 'pipe', 'inherit']},
    );
    await new Promise<void>((resolve) => {
      preview.stdout.on('data', (text) => {
        if (String(text).includes('compiled')) resolve();
      });
    });
    await use(`http://localhost:${port}`);
    preview.kill();
    if (preview.exitCode === null) await once(preview, 'exit');
  },
});

/** Of each kind one, by a link where the page before has one. */
const pages = [
  '/repo/branch',
  '/repo/config/branch',
  '/repo/webhooks',
  '/oauth',
  '/category/api',
  '/openAPI/api_versioned/get-branch',
  '/blog',
  '/tags',
  '/devtools',
  '/changelogs/v0.9.0',
];

test('clicking through ten pages of the preview logs nothing @proof', async ({page}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  for (const address of pages) {
    const link = page.locator(`a[href="${address}"]:visible`).first();
    if ((await link.count()) > 0) await link.click();
    else await page.goto(address);
    await page.waitForURL(address);
    await expect(page.locator('h1').first()).toBeVisible();
  }
});
