import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {findPort} from '../support/ports';

// WebKit, the engine of Safari, as GTK's small browser: driven over WebDriver, which Playwright does not speak.

const remedy = '"npm run proof -- --only webkit" installs what it needs (Debian, Ubuntu)';
const patienceMs = 20_000;

function findMiniBrowser(): string | undefined {
  const {stdout} = spawnSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').find((file) => existsSync(file));
}

/** Why WebKit cannot be asked here; false when it can. */
export function reasonToSkipWebKit(): string | false {
  const hasPrograms = ['WebKitWebDriver', 'xvfb-run'].every(
    (program) => spawnSync(program, ['--help']).error === undefined,
  );
  return (!hasPrograms || !findMiniBrowser()) && remedy;
}

type Json = string | number | boolean | null | undefined | Json[] | {[key: string]: Json};

export type WebKit = {
  version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; what it names must be its own or an argument. */
  run: <Args extends Json[], Answer>(
    fn: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>;
  /** Asks the page until it says yes; the message tells what was waited for. */
  until: <Args extends Json[]>(
    message: string,
    fn: (...args: Args) => boolean,
    ...args: Args
  ) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
};

async function call(address: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`WebDriver ${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

function startDriver(port: number): ChildProcess {
  return spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1100x24', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    {
      // A group of its own, so that the virtual screen and the browser end with it.
      detached: true,
      stdio: 'ignore',
      // The browser's own sandbox needs rights that a container does not give.
      env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
    },
  );
}

async function waitForDriver(base: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const isReady = await call(`${base}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`WebKitWebDriver did not answer within ${patienceMs / 1000} s.`);
}

/** Starts the browser with one empty window, 1440×900. */
export async function startWebKit(): Promise<WebKit> {
  const port = await findPort();
  const base = `http://127.0.0.1:${port}`;
  const driver = startDriver(port);
  const end = () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
  };
  try {
    await waitForDriver(base);
    const options = {binary: findMiniBrowser(), args: ['--automation']};
    const {sessionId, capabilities} = (await call(`${base}/session`, 'POST', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}},
    })) as {sessionId: string; capabilities: {browserVersion: string}};
    const session = `${base}/session/${sessionId}`;

    const run: WebKit['run'] = async (fn, ...args) =>
      (await call(`${session}/execute/sync`, 'POST', {
        // What compiles this file marks functions with __name.
        script: `const __name = (fn) => fn; return (${String(fn)})(...arguments);`,
        args,
      })) as never;
    const find = async (selector: string): Promise<string> => {
      const found = (await call(`${session}/element`, 'POST', {
        using: selector.startsWith('//') ? 'xpath' : 'css selector',
        value: selector,
      })) as Record<string, string>;
      return `${session}/element/${Object.values(found)[0]}`;
    };
    const resize: WebKit['resize'] = async (width, height) => {
      await call(`${session}/window/rect`, 'POST', {width, height});
    };
    await resize(1440, 900);

    return {
      version: capabilities.browserVersion,
      open: async (url) => {
        await call(`${session}/url`, 'POST', {url});
      },
      reload: async () => {
        await call(`${session}/refresh`, 'POST', {});
      },
      back: async () => {
        await call(`${session}/back`, 'POST', {});
      },
      resize,
      run,
      until: async (message, fn, ...args) => {
        const latest = Date.now() + patienceMs;
        while (!(await run(fn, ...args))) {
          if (Date.now() > latest) throw new Error(`${message}: not within ${patienceMs / 1000} s`);
          await sleep(50);
        }
      },
      click: async (selector) => {
        await call(`${await find(selector)}/click`, 'POST', {});
      },
      type: async (selector, text) => {
        await call(`${await find(selector)}/value`, 'POST', {text});
      },
      stop: async () => {
        await call(session, 'DELETE').finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
