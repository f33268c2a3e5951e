import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {findPort} from './ports';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why nginx cannot be tested here; false when it can. */
export function reasonToSkipNginx(): string | false {
  return (
    spawnSync('nginx', ['-v']).error !== undefined &&
    'needs nginx: "sudo apt-get install nginx" (Debian, Ubuntu)'
  );
}

/** Without it everything but the copies compressed with Brotli can be tested. */
const hasBrotli = existsSync(brotliModule);

export function reasonToSkipBrotli(): string | false {
  return !hasBrotli && 'needs "sudo apt-get install libnginx-mod-http-brotli-static"';
}

export type RunningNginx = {url: string; stop: () => Promise<void>};

/** Starts the system's nginx with a release in the place where its server.conf expects it. */
export async function startNginx(release: string): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await findPort();
  mkdirSync(path.join(folder, 'temp'));
  const server = readFileSync(path.join(release, 'nginx/server.conf'), 'utf8')
    .replaceAll('/srv/atomgit-docs/current', release)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(
    path.join(folder, 'site.conf'),
    hasBrotli ? server : leaveOutBrotli(server, folder),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path temp/${name};`)
    .join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
pid nginx.pid;
error_log error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${temporary} include site.conf; }
`,
  );
  const args = ['-p', folder, '-c', 'nginx.conf'];
  const {status, stderr} = spawnSync('nginx', [...args, '-t'], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`nginx refuses the configuration:\n${stderr}`);
  const child = spawn('nginx', args, {stdio: 'ignore'});
  const closed = new Promise<void>((resolve) =>
    child.on('close', () => {
      resolve();
    }),
  );
  await waitForPort(port);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** The server with a copy of what it includes, in which the module is not asked for. */
function leaveOutBrotli(server: string, folder: string): string {
  const [, file = ''] = /include (\S+\/site\.conf);/.exec(server) ?? [];
  const copy = path.join(folder, 'included.conf');
  writeFileSync(copy, readFileSync(file, 'utf8').replace(/^brotli_static on;$/m, ''));
  return server.replace(file, copy);
}

async function waitForPort(port: number): Promise<void> {
  const isOpen = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => {
        resolve(false);
      });
    });
  const deadline = Date.now() + 10_000;
  while (!(await isOpen())) {
    if (Date.now() > deadline) throw new Error('nginx did not start within 10 s.');
  }
}
