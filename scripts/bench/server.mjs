import {createServer} from 'node:http';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

import {startServer} from '../lib/server.mjs';

const compress = promisify(brotliCompress);
const isText = /^text\/|javascript|json|xml/;

/** @typedef {{status: number, headers: Record<string, string>, body: Buffer}} Answer */

/**
 * @param {string} address
 * @returns {Promise<Answer>}
 */
async function fetchCompressed(address) {
  const answer = await fetch(address, {redirect: 'manual'});
  const headers = Object.fromEntries(answer.headers);
  const content = Buffer.from(await answer.arrayBuffer());
  const packs = isText.test(headers['content-type'] ?? '');
  const body = packs ? await compress(content) : content;
  if (packs) headers['content-encoding'] = 'br';
  delete headers['transfer-encoding'];
  headers['content-length'] = String(body.length);
  return {status: answer.status, headers, body};
}

/**
 * The project's own server with brotli at its best in front, as a good host has it. A file is compressed when it is
 * first asked for: only the first load of a page waits for it.
 * @param {import('../lib/server.mjs').Site} site
 */
export async function serveCompressed(site) {
  const plain = await startServer({...site, port: 0, host: '127.0.0.1'});
  const {origin} = new URL(plain.url);
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    const answer = answers.get(target) ?? fetchCompressed(origin + target);
    answers.set(target, answer);
    answer.then(
      ({status, headers, body}) => response.writeHead(status, headers).end(body),
      (/** @type {unknown} */ error) =>
        response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await plain.close();
    },
  };
}
