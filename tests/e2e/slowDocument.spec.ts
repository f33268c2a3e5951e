import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import {measureShift, waitUntilAlive} from '../support/steps';
import {expect, test as base} from '../support/test';

const row = 'navbar__items--right';

/** The site, which sends documents up to the middle of the navigation bar, and the rest when it is told to. */
type SlowSite = {url: string; sendRest: () => void};

const test = base.extend<{slowSite: SlowSite}>({
  slowSite: async ({}, use) => {
    let sendRest = () => {};
    const server = createServer((request, response) => {
      void fetch(new URL(request.url ?? '/', process.env.TESTED_SITE)).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        const content = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, {'content-type': type});
        if (!type.startsWith('text/html')) return response.end(content);
        const middle = content.indexOf('</a>', content.indexOf(row));
        response.write(content.subarray(0, middle));
        sendRest = () => response.end(content.subarray(middle));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const {port} = server.address() as AddressInfo;
    await use({url: `http://127.0.0.1:${port}`, sendRest: () => sendRest()});
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({slowSite}, use) => use(slowSite.url),
});

test('a page that comes in pieces is not shown in pieces, and nothing jumps @both', async ({
  page,
  slowSite,
}) => {
  await page.goto('/user/pats', {waitUntil: 'commit'});
  await expect(page.locator(`.${row}`)).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  const isShown = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), 1000);
      }),
  );
  slowSite.sendRest();
  await waitUntilAlive(page);
  expect(await measureShift(page)).toBe(0);
  expect(isShown).toBe(false);
});
