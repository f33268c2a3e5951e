import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {Problem} from './problem.mjs';
import {run} from './run.mjs';
import {takeStep} from './steps.mjs';

/**
 * @typedef {object} System
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {NodeJS.ProcessEnv} env
 *
 * @typedef {{title: string, command: string, args: string[]}} Installer
 */

/** The names of browsers on Linux. The one without windows comes first: the tests take two thirds of the time in it. */
export const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const installTimeoutMs = 300_000;
const remedy =
  'Install Chromium or Chrome (Debian, Ubuntu: "sudo apt-get install chromium"; others: https://www.google.com/chrome/), or set CHROME_PATH to the program, then run the command again.';

/** @returns {System} */
function describeSystem() {
  return {platform: process.platform, isRoot: process.getuid?.() === 0, env: process.env};
}

/**
 * What Chromium needs so that it starts in a container and asks nobody but the tested server.
 * @param {boolean} isRoot
 */
export function listArguments(isRoot) {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Each page would start a process of its own: a tenth of the time of the tests.
    '--renderer-process-limit=1',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ];
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function findOnPath(name, env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** @param {System} system */
function listUsualPlaces({platform, env}) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`] : [],
    );
  }
  return programs.flatMap((name) => findOnPath(name, env) ?? []);
}

/**
 * Whether the program starts: a distribution's "chromium" may be a script that only asks for another package.
 * @param {string} file
 * @param {System} system
 */
function isWorking(file, {platform}) {
  if (!existsSync(file)) return false;
  // Chrome for Windows has no --version and would open a window.
  if (platform === 'win32') return true;
  const {status} = spawnSync(file, ['--version'], {timeout: 20_000, stdio: 'ignore'});
  return status === 0;
}

/**
 * An installed Chromium or Chrome. CHROME_PATH, when set, is the answer or an error.
 * @param {string} own where Playwright would keep its own copy
 * @param {System} [system]
 * @returns {string | undefined}
 */
export function findBrowser(own, system = describeSystem()) {
  const chosen = system.env.CHROME_PATH;
  if (chosen) {
    if (isWorking(chosen, system)) return chosen;
    throw new Problem(`CHROME_PATH names "${chosen}", which does not start.`, remedy);
  }
  return [...listUsualPlaces(system), own].find((file) => isWorking(file, system));
}

/**
 * How to launch the installed browser; unlike ensureBrowser it installs nothing.
 * @param {string} own where Playwright would keep its own copy
 * @param {System} [system]
 */
export function requireBrowser(own, system = describeSystem()) {
  const executablePath = findBrowser(own, system);
  if (executablePath) return {executablePath, args: listArguments(system.isRoot)};
  throw new Problem(
    'No Chromium or Chrome was found.',
    `${remedy} "npm test" tries to install one.`,
  );
}

/**
 * The ways to get a browser here, the likeliest first.
 * @param {System} system
 * @returns {Installer[]}
 */
export function listInstallers({platform, isRoot, env}) {
  const hasApt = platform === 'linux' && isRoot && findOnPath('apt-get', env) !== undefined;
  const get = 'apt-get install -q -y --no-install-recommends';
  const debian = {
    title: 'Debian’s Chromium',
    command: 'sh',
    // Older releases have no package of the one without windows.
    args: ['-c', `apt-get update -q && (${get} chromium-headless-shell || ${get} chromium)`],
  };
  const own = {
    title: 'Playwright’s Chromium',
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'install',
      ...(hasApt ? ['--with-deps'] : []),
      'chromium',
    ],
  };
  return hasApt ? [debian, own] : [own];
}

/**
 * @param {Installer} installer
 * @param {string} root
 * @param {System} system
 */
async function install({title, command, args}, root, system) {
  await takeStep(`Installing ${title}`, async () => {
    const env = {...system.env, DEBIAN_FRONTEND: 'noninteractive'};
    const {code, output, timedOut} = await run(command, args, {
      cwd: root,
      env,
      output: 'collect',
      timeoutMs: installTimeoutMs,
    });
    if (code === 0) return;
    const reason = timedOut
      ? `gave up after ${installTimeoutMs / 1000} s`
      : `ended with code ${code}`;
    console.log(`  ${title}: ${reason}\n${output.trim().split('\n').slice(-5).join('\n')}`);
  });
}

/**
 * A working Firefox, installed if need be where the system's packages offer it. FIREFOX_PATH, when set, is the answer.
 * @param {string} root
 * @param {System} [system]
 */
export async function ensureFirefox(root, system = describeSystem()) {
  const {platform, isRoot, env} = system;
  const find = () =>
    [
      ...['firefox-esr', 'firefox'].flatMap((name) => findOnPath(name, env) ?? []),
      ...(platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : []),
    ].find((file) => isWorking(file, system));
  const chosen = env.FIREFOX_PATH;
  if (chosen && isWorking(chosen, system)) return chosen;
  const found = chosen ? undefined : find();
  if (found) return found;
  if (!chosen && platform === 'linux' && isRoot && findOnPath('apt-get', env)) {
    const get = 'apt-get update -q && apt-get install -q -y --no-install-recommends firefox-esr';
    await install({title: 'Debian’s Firefox', command: 'sh', args: ['-c', get]}, root, system);
    const installed = find();
    if (installed) return installed;
  }
  throw new Problem(
    chosen
      ? `FIREFOX_PATH names "${chosen}", which does not start.`
      : 'No Firefox was found and none could be installed.',
    'Install Firefox (Debian: "sudo apt-get install firefox-esr"), or set FIREFOX_PATH to the program.',
  );
}

const webkitPackages = 'webkit2gtk-driver xvfb xauth';

/**
 * What drives WebKit without a screen, installed if need be where the system's packages offer it.
 * @param {string} root
 * @param {System} [system]
 */
export async function ensureWebKit(root, system = describeSystem()) {
  const {platform, isRoot, env} = system;
  const isHere = () =>
    ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) => findOnPath(name, env));
  if (isHere()) return;
  if (platform === 'linux' && isRoot && findOnPath('apt-get', env)) {
    const get = `apt-get update -q && apt-get install -q -y --no-install-recommends ${webkitPackages}`;
    await install({title: 'Debian’s WebKit', command: 'sh', args: ['-c', get]}, root, system);
    if (isHere()) return;
  }
  throw new Problem(
    'No WebKit with a driver was found and none could be installed.',
    `Install it (Debian: "sudo apt-get install ${webkitPackages}").`,
  );
}

/** @param {System} system */
function lacksChineseFont({platform, isRoot, env}) {
  if (platform !== 'linux' || !isRoot || !findOnPath('apt-get', env)) return false;
  const {stdout} = spawnSync('fc-list', [':lang=zh'], {encoding: 'utf8', env});
  return !stdout;
}

/**
 * A working browser, installed if need be by what this system offers.
 * @param {string} root
 * @param {string} own where Playwright would keep its own copy
 * @param {System} [system]
 */
export async function ensureBrowser(root, own, system = describeSystem()) {
  if (lacksChineseFont(system)) {
    const args = [
      '-c',
      'apt-get update -q && apt-get install -q -y --no-install-recommends fonts-noto-cjk',
    ];
    await install({title: 'a Chinese font', command: 'sh', args}, root, system);
  }
  for (const installer of [undefined, ...listInstallers(system)]) {
    if (installer) await install(installer, root, system);
    const browser = findBrowser(own, system);
    if (browser) return browser;
  }
  throw new Problem('No Chromium or Chrome was found and none could be installed.', remedy);
}
