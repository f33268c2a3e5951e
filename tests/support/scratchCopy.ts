import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

/** All that the configuration and the API pages are made from; nothing that is generated. */
const sources = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'sidebarsCommunity.ts',
  'sidebarsOauth.ts',
  'package.json',
  'tsconfig.json',
  'blog',
  'community',
  'config',
  'docs',
  'i18n',
  'oauth',
  'openapi',
  'plugins',
  'src',
];

const isWritten = (file: string): boolean => !file.includes('openAPI');

/** The site as after a fresh checkout, in a folder of its own. */
export function makeScratchCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'scratch-copy-'));
  for (const name of sources) {
    cpSync(path.join(repository, name), path.join(copy, name), {
      recursive: true,
      filter: isWritten,
    });
  }
  mkdirSync(path.join(copy, 'static'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

export function removeScratchCopy(copy: string): void {
  rmSync(copy, {recursive: true, force: true});
}

/** Runs `npx docusaurus` with these arguments. */
export function runDocusaurus(
  copy: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): {status: number | null; output: string} {
  const program = path.join(copy, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', ...env},
  });
  return {status, output: stdout + stderr};
}

/** All files below a folder of the copy, by their path in it. */
export function listScratchFiles(copy: string, folder: string): string[] {
  return readdirSync(path.join(copy, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
    .sort();
}
