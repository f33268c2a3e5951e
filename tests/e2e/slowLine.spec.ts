import {once} from 'node:events';
import http, {type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

import {measureShift, open} from '../support/steps';
import {test as base, expect} from '../support/test';

/** Between two pieces of a page: long enough for a browser to paint what it has. */
const pauseMs = 400;

/** Writes a page as a slow line brings it: cut twice in the right half of the navigation bar. */
async function writeInPieces(response: ServerResponse, html: string): Promise<void> {
  const right = html.indexOf('navbar__items--right');
  const cuts = [html.indexOf('</a>', right), html.indexOf('navbar__search', right)];
  if (right < 0 || cuts.includes(-1)) throw new Error('The page has no navigation bar to cut.');
  let sent = 0;
  for (const cut of cuts) {
    response.write(html.slice(sent, cut));
    sent = cut;
    await wait(pauseMs);
  }
  response.end(html.slice(sent));
}

const test = base.extend({
  baseURL: async ({}, use) => {
    const server = http.createServer((request, response) => {
      void fetch(new URL(request.url ?? '/', process.env.TESTED_SITE)).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, {'content-type': type});
        if (type.startsWith('text/html')) await writeInPieces(response, await answer.text());
        else response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const {port} = server.address() as AddressInfo;
    await use(`http://127.0.0.1:${port}`);
    server.closeAllConnections();
    server.close();
  },
});

test('slow line: the navigation bar is painted whole, and nothing in it moves', async ({page}) => {
  await open(page, '/blog/Git-AtomGit-1');
  expect(await measureShift(page)).toBe(0);
});
