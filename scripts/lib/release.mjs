import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {hashInlineScripts, securityHeaders} from '../../deploy/headers.mjs';
import {nginxMaps, nginxSite} from '../../deploy/nginx.mjs';
import {
  cloudflareWorker,
  headersFile,
  netlifyFunction,
  redirectsFile,
} from '../../deploy/static-hosts.mjs';
import {describeBuild, keepAssets, listFilesBelow} from './buildInfo.mjs';
import {Problem} from './problem.mjs';
import {run} from './run.mjs';
import {takeStep} from './steps.mjs';

const serverFile = new URL('../../deploy/server.conf', import.meta.url);
const compressible = /\.(html|js|css|json|svg|xml|xsl|txt|tbx|md|ya?ml|webmanifest|map)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * The addresses /devops and /DevOps are two pages: where they would be one file, one of them would be lost.
 * @param {string} folder
 * @param {(file: string) => boolean} [exists]
 */
export function refuseCaseInsensitive(folder, exists = existsSync) {
  mkdirSync(folder, {recursive: true});
  const probe = path.join(folder, 'Case-Probe');
  writeFileSync(probe, '');
  const same = exists(path.join(folder, 'case-probe'));
  rmSync(probe);
  if (!same) return;
  throw new Problem(
    `${folder} is on a file system that does not tell capital letters from small ones.`,
    'Make the release on one that does (Linux; on macOS a case-sensitive APFS volume): /devops and /DevOps are two pages.',
  );
}

/**
 * Old addresses of both languages as the host knows them.
 * @param {Record<string, string>} aliases
 * @param {string} baseUrl
 * @param {string} folder the build: an alias counts when its target is there
 * @returns {[from: string, to: string][]}
 */
export function listMoves(aliases, baseUrl, folder) {
  return Object.entries(aliases).flatMap(([from, to]) =>
    ['', 'en/'].flatMap((prefix) => {
      const target = `${prefix}${to.slice(1)}`;
      if (!existsSync(path.join(folder, target, 'index.html'))) return [];
      return [
        /** @type {[string, string]} */ ([
          `${baseUrl}${prefix}${from.slice(1)}`,
          `${baseUrl}${target}`,
        ]),
      ];
    }),
  );
}

/**
 * What a host has to know, read from the finished build.
 * @param {{folder: string, baseUrl: string, aliases: Record<string, string>}} site
 * @returns {import('../../deploy/nginx.mjs').Hosting}
 */
export function describeHosting({folder, baseUrl, aliases}) {
  const pages = listFilesBelow(folder).filter((name) => name.endsWith('.html'));
  const hashes = new Set(
    pages.flatMap((name) => hashInlineScripts(readFileSync(path.join(folder, name), 'utf8'))),
  );
  return {
    baseUrl,
    moves: listMoves(aliases, baseUrl, folder),
    headers: securityHeaders([...hashes].sort()),
  };
}

/**
 * Writes a .br and a .gz beside every file that shrinks by it.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const waiting = listFilesBelow(folder).filter((name) => compressible.test(name));
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const file = path.join(folder, name);
      const content = await readFile(file);
      const [small, zipped] = await Promise.all([
        brotli(content, {params: {[zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
        gzip(content, {level: 9}),
      ]);
      if (small.length < content.length) await writeFile(`${file}.br`, small);
      if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped);
    }
  };
  // As many as Node compresses at a time.
  await Promise.all([1, 2, 3, 4].map(work));
}

/**
 * Gives every file a time made from its content. nginx makes the ETag of time and size, and so releases agree
 * in it where they agree in content, and nowhere else. Folders all have one time, for the archive.
 * @param {string} folder
 */
export function setTimes(folder) {
  for (const name of listFilesBelow(folder)) {
    const file = path.join(folder, name);
    const hash = createHash('sha256').update(readFileSync(file)).digest();
    // Seconds from 2004 to 2021: never in the future.
    const seconds = 2 ** 30 + (hash.readUInt32BE() >>> 3);
    utimesSync(file, seconds, seconds);
  }
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const inner of ['.', ...folders.map(({name, parentPath}) => path.join(parentPath, name))]) {
    utimesSync(path.resolve(folder, inner), 2 ** 30, 2 ** 30);
  }
}

/**
 * One line per file as `sha256sum -c` reads it.
 * @param {string} folder
 */
export function listChecksums(folder) {
  const lines = listFilesBelow(folder).map((name) => {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  return lines.join('');
}

/**
 * An archive whose bytes depend on nothing but names and contents.
 * @param {string} folder
 * @param {string} archive
 */
async function pack(folder, archive) {
  const {code, output} = await run(
    'tar',
    [
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      '-cf',
      archive,
      '-C',
      folder,
      '.',
    ],
    {cwd: folder, output: 'collect'},
  );
  if (code === 0) return;
  throw new Problem(
    `The archive could not be written: ${output.trim()}`,
    'It needs GNU tar ("brew install gnu-tar" on macOS, first in PATH) and space on the disk.',
  );
}

/**
 * The `sha256sum` of a file, beside it.
 * @param {string} file
 */
export function writeChecksum(file) {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${path.basename(file)}\n`);
}

/**
 * @typedef {object} ReleaseOptions
 * @property {string} root of the project
 * @property {string} build the finished build
 * @property {string} target where the release goes; what is there is replaced
 * @property {string} baseUrl
 * @property {Record<string, string>} aliases
 * @property {string} [previous] site folder of the release before
 * @property {(site: string, info: import('./buildInfo.mjs').BuildInfo) => Promise<void>} [complete] adds to the site what the build does not make
 */

/**
 * Makes of a finished build what is put on a server: the site with compressed copies, the configuration of the hosts,
 * an archive and checksums.
 * @param {ReleaseOptions} options
 * @returns {Promise<import('./buildInfo.mjs').BuildInfo>}
 */
export async function makeRelease({root, build, target, baseUrl, aliases, previous, complete}) {
  // Beside the target until it is complete: the release before may be there, and a failure must not cost it.
  const draft = `${target}.draft`;
  rmSync(draft, {recursive: true, force: true});
  refuseCaseInsensitive(draft);
  // Below the base URL, so that an address is a path below the folder.
  const site = path.join(draft, 'site', baseUrl);
  const info = describeBuild(root, build, baseUrl);
  const hosting = describeHosting({folder: build, baseUrl, aliases});
  await mkdir(path.dirname(site), {recursive: true});
  cpSync(build, site, {recursive: true});
  writeFileSync(path.join(site, 'build-info.json'), `${JSON.stringify(info, null, 2)}\n`);
  const kept = previous === undefined ? [] : keepAssets(previous, site);
  if (previous !== undefined) console.log(`  ${kept.length} files of the release before kept`);
  await complete?.(site, info);
  await takeStep('Compressing', () => compressFiles(site));
  for (const [name, text] of /** @type {const} */ ([
    ['nginx/maps.conf', nginxMaps(hosting)],
    ['nginx/site.conf', nginxSite(hosting)],
    ['static-hosts/_headers', headersFile(hosting)],
    ['static-hosts/_redirects', redirectsFile(hosting)],
    ['static-hosts/_worker.js', cloudflareWorker(hosting)],
    ['static-hosts/netlify/edge-functions/negotiate.js', netlifyFunction(hosting)],
  ])) {
    mkdirSync(path.dirname(path.join(draft, name)), {recursive: true});
    writeFileSync(path.join(draft, name), text);
  }
  cpSync(serverFile, path.join(draft, 'nginx/server.conf'));
  const archive = path.join(path.dirname(target), `atomgit-docs-${info.version}.tar`);
  await takeStep('Packing', async () => {
    writeFileSync(path.join(draft, 'SHA256SUMS'), listChecksums(draft));
    setTimes(draft);
    await pack(draft, archive);
    writeChecksum(archive);
  });
  rmSync(target, {recursive: true, force: true});
  renameSync(draft, target);
  return info;
}
