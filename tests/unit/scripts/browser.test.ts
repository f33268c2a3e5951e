import assert from 'node:assert/strict';
import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';

import {
  ensureBrowser,
  ensureFirefox,
  ensureWebKit,
  findBrowser,
  listArguments,
  listInstallers,
  programs,
  requireBrowser,
} from '../../../scripts/lib/browser.mjs';
import {Problem} from '../../../scripts/lib/problem.mjs';

let folder: string;
let own: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'browser-test-'));
  own = path.join(folder, 'of-playwright');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

function writeProgram(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

type System = Parameters<typeof listInstallers>[0];

/** A Linux machine whose only programs are those of the test folder; `sh` itself is found by its full path. */
function describe(system: Partial<System> = {}, env: NodeJS.ProcessEnv = {}): System {
  return {platform: 'linux', isRoot: true, ...system, env: {PATH: folder, ...env}};
}

test('a browser of the system is found, a script that only pretends to be one is passed over', () => {
  const chrome = writeProgram('google-chrome', 'exit 0');
  assert.equal(findBrowser(own, describe()), chrome);
  writeProgram('chromium', 'echo "requires the chromium snap to be installed"; exit 1');
  assert.equal(findBrowser(own, describe()), chrome);
  const chromium = writeProgram('chromium', 'exit 0');
  assert.equal(findBrowser(own, describe()), chromium);
});

test('Playwright’s own copy is the last resort', () => {
  assert.equal(findBrowser(own, describe()), undefined);
  writeProgram('of-playwright', 'exit 0');
  assert.equal(findBrowser(own, describe()), own);
});

test('CHROME_PATH decides, and one that does not start is an error', () => {
  writeProgram('chromium', 'exit 0');
  const chosen = writeProgram('my-browser', 'exit 0');
  assert.equal(findBrowser(own, describe({}, {CHROME_PATH: chosen})), chosen);
  assert.throws(
    () => findBrowser(own, describe({}, {CHROME_PATH: '/no/such/browser'})),
    (error) => {
      assert.ok(error instanceof Problem);
      assert.match(error.message, /CHROME_PATH names "\/no\/such\/browser"/);
      assert.match(error.remedy, /apt-get install chromium/);
      return true;
    },
  );
});

test('without any browser the tests say so instead of starting', () => {
  assert.throws(() => requireBrowser(own, describe()), /No Chromium or Chrome was found/);
  const chromium = writeProgram('chromium', 'exit 0');
  const {executablePath, args} = requireBrowser(own, describe());
  assert.equal(executablePath, chromium);
  assert.deepEqual(args, listArguments(true));
});

test('only root gives up the sandbox, and no browser may reach another host', () => {
  assert.ok(listArguments(true).includes('--no-sandbox'));
  assert.ok(!listArguments(false).includes('--no-sandbox'));
  assert.match(listArguments(false).join(' '), /MAP \* ~NOTFOUND/);
});

test('root on Debian asks Debian first, anybody else Playwright', () => {
  const titles = (system: System): string[] => listInstallers(system).map(({title}) => title);
  assert.deepEqual(titles(describe()), ['Playwright’s Chromium'], 'no apt-get');
  writeProgram('apt-get', 'exit 0');
  assert.deepEqual(titles(describe()), ['Debian’s Chromium', 'Playwright’s Chromium']);
  assert.deepEqual(titles(describe({isRoot: false})), ['Playwright’s Chromium']);
  assert.deepEqual(titles(describe({platform: 'darwin'})), ['Playwright’s Chromium']);
});

const fakeApt = `
for package in "$@"; do
  case "$package" in
    chromium-headless-shell) [ ! -e "$0.old" ] || exit 100; printf '#!/bin/sh\\nexit 0\\n' > "$0.made"; chmod +x "$0.made"; mv "$0.made" "\${0%apt-get}$package";;
    chromium) printf '#!/bin/sh\\nexit 0\\n' > "$0.made"; chmod +x "$0.made"; mv "$0.made" "\${0%apt-get}$package";;
    fonts-noto-cjk) touch "\${0%apt-get}font";;
  esac
done`;

test('a missing browser and a missing Chinese font are installed, present ones are not', async () => {
  const system = describe({}, {PATH: `${folder}:/usr/bin:/bin`});
  writeProgram('apt-get', fakeApt);
  writeProgram('fc-list', `if [ -e "$(dirname "$0")/font" ]; then echo Noto; fi`);
  // Browsers of the machine that runs this test must not be found.
  for (const name of programs) writeProgram(name, 'exit 1');
  const browser = await ensureBrowser(folder, own, system);
  assert.equal(browser, path.join(folder, 'chromium-headless-shell'));
  assert.ok(existsSync(path.join(folder, 'font')));

  writeProgram('apt-get', `echo called >> "$0.log"`);
  assert.equal(await ensureBrowser(folder, own, system), browser);
  assert.ok(!existsSync(path.join(folder, 'apt-get.log')), 'nothing was missing the second time');
});

test('where Debian has no browser without windows, the whole one is installed', async () => {
  const system = describe({}, {PATH: `${folder}:/usr/bin:/bin`});
  writeProgram('apt-get', fakeApt);
  writeFileSync(path.join(folder, 'apt-get.old'), '');
  writeProgram('fc-list', 'echo Noto');
  for (const name of programs) writeProgram(name, 'exit 1');
  assert.equal(await ensureBrowser(folder, own, system), path.join(folder, 'chromium'));
});

test('when every way fails, each was tried and one message says what to do', async () => {
  writeProgram('apt-get', 'echo "$@" >> "$0.log"; exit 100');
  writeProgram('fc-list', 'echo Noto');
  const system = describe({}, {PATH: `${folder}:/bin`});
  for (const name of programs) writeProgram(name, 'exit 1');
  await assert.rejects(ensureBrowser(folder, own, system), (error) => {
    assert.ok(error instanceof Problem);
    assert.match(error.message, /none could be installed/);
    assert.match(error.remedy, /CHROME_PATH/);
    return true;
  });
  assert.match(readFileSync(path.join(folder, 'apt-get.log'), 'utf8'), /^update/);
});

test('Firefox: FIREFOX_PATH decides, the extended release comes first, and none at all names the remedy', async () => {
  await assert.rejects(
    ensureFirefox(folder, describe({isRoot: false})),
    (error) => error instanceof Problem && /apt-get install firefox-esr/.test(error.remedy),
  );
  const plain = writeProgram('firefox', 'exit 0');
  assert.equal(await ensureFirefox(folder, describe({isRoot: false})), plain);
  const extended = writeProgram('firefox-esr', 'exit 0');
  assert.equal(await ensureFirefox(folder, describe({isRoot: false})), extended);
  const chosen = writeProgram('mine', 'exit 0');
  assert.equal(await ensureFirefox(folder, describe({}, {FIREFOX_PATH: chosen})), chosen);
  await assert.rejects(
    ensureFirefox(folder, describe({}, {FIREFOX_PATH: path.join(folder, 'gone')})),
    /FIREFOX_PATH names ".*gone", which does not start/,
  );
});

test('WebKit: it is there with its driver and a screen, is installed, or the remedy is named', async () => {
  const there = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  const lacking = (error: unknown) =>
    error instanceof Problem && /apt-get install webkit2gtk-driver xvfb xauth/.test(error.remedy);
  for (const name of there.slice(0, 2)) writeProgram(name, 'exit 0');
  await assert.rejects(ensureWebKit(folder, describe({isRoot: false})), lacking);
  writeProgram('sh', 'exec /bin/sh "$@"');
  writeProgram('apt-get', 'exit 100');
  await assert.rejects(ensureWebKit(folder, describe()), lacking);
  writeProgram('apt-get', `[ "$1" = update ] || : > ${folder}/xauth`);
  await ensureWebKit(folder, describe());
});
