import {copyFileSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

// A static host as its manual describes it: it serves files, reads _headers and _redirects, and asks the worker first.

type Worker = {fetch: (request: Request, env: object) => Promise<Response>};

/** The blocks of `_headers`: a pattern with at most one star, and what it adds. */
function readHeaderRules(text: string): {matches: RegExp; headers: [string, string][]}[] {
  return text
    .split(/\n(?=\S)/)
    .filter(Boolean)
    .map((block) => {
      const [pattern = '', ...lines] = block.trimEnd().split('\n');
      const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
      const headers = lines.map((line): [string, string] => {
        const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
        return [name, value];
      });
      return {matches: new RegExp(`^${source.join('.*')}$`), headers};
    });
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Missing, or a file where a folder should be.
    return false;
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** What the host answers by itself. */
function serveFiles(release: string): (request: Request) => Response {
  const site = path.join(release, 'site');
  const read = (name: string) => readFileSync(path.join(release, 'static-hosts', name), 'utf8');
  const rules = readHeaderRules(read('_headers'));
  const moves = new Map(
    read('_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  return (request) => {
    const {pathname} = new URL(request.url);
    const move = moves.get(pathname);
    if (move !== undefined) return new Response(null, {status: 301, headers: {Location: move}});
    const asked = path.join(site, decodeURIComponent(pathname));
    const found = [path.join(asked, 'index.html'), asked].find(isFile);
    const nearest = pathname.startsWith('/en/') ? 'en/404.html' : '404.html';
    const file = found ?? path.join(site, nearest);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const headers = new Headers({'Content-Type': type, 'Cache-Control': 'no-cache'});
    for (const {matches, headers: added} of rules) {
      if (matches.test(pathname)) for (const [name, value] of added) headers.set(name, value);
    }
    return new Response(readFileSync(file), {status: found ? 200 : 404, headers});
  };
}

/** Serves a release as a static host with a worker does. */
export async function startStaticHost(
  release: string,
): Promise<{url: string; close: () => Promise<void>}> {
  const assets = serveFiles(release);
  // The host takes it for a module; Node.js does so by the ending.
  const module = path.join(release, 'static-hosts/_worker.mjs');
  copyFileSync(path.join(release, 'static-hosts/_worker.js'), module);
  const {default: worker} = (await import(pathToFileURL(module).href)) as {default: Worker};
  const server = http.createServer((request, response) => {
    const {method = 'GET', url = '/', headers} = request;
    const asked = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
    const env = {ASSETS: {fetch: (one: Request) => Promise.resolve(assets(one))}};
    void worker.fetch(asked, env).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
    });
  });
  // The suite thinks for minutes on a busy machine, and then finds its connections open.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
