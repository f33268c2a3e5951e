import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {format, resolveConfig} from 'prettier';
import {parse as parseYaml} from 'yaml';

import {pendingRoutes} from '../config/pendingRoutes';
import {routeGroups, routes} from '../config/routes';
import {BadRequest, planPage, planPost, planStamp, type Plan, type Repository} from './lib/newPage';

const root = fileURLToPath(new URL('..', import.meta.url));

const usage = `Makes a page in both languages, or marks a translation as compared.

  npm run new -- page repo/topic      a guide; also oauth/topic and api/topic. It is listed wherever pages are listed
  npm run new -- post Slug            a blog post
  npm run new -- stamp user/sshkey    the translation follows the Chinese page as it is now`;

function read(file: string): string | undefined {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

/** What Git answers; nothing where there is no history. */
function askGit(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

function* readEarlier(file: string): Iterable<string> {
  const commits = askGit('log', '--format=%H', '--', file).split('\n').filter(Boolean);
  for (const commit of commits) yield askGit('show', `${commit}:${file}`);
}

const repository: Repository = {
  read,
  readEarlier,
  guideRoutes: routeGroups.guides,
  routes,
  pendingRoutes,
  tags: Object.keys((parseYaml(read('docs/tags.yml') ?? '') ?? {}) as object),
};

function plan([command, ...pages]: string[]): Plan {
  if (command === 'stamp') return planStamp(pages, repository);
  if (command !== 'page' && command !== 'post') {
    throw new BadRequest(command ? `There is no command “${command}”.\n\n${usage}` : usage);
  }
  const [page, ...others] = pages;
  if (page === undefined || others.length > 0) {
    throw new BadRequest(`Name one ${command}, without spaces.\n\n${usage}`);
  }
  if (command === 'page') return planPage(page, repository);
  return planPost(page, repository, new Date());
}

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

/** Lists in code are laid out as `npm run format` would. */
async function layOut(file: string, text: string): Promise<string> {
  if (!file.endsWith('.ts')) return text;
  const filepath = path.join(root, file);
  return format(text, {...(await resolveConfig(filepath)), filepath});
}

async function carryOut({files, entries, next}: Plan): Promise<void> {
  for (const [file, text] of files) {
    write(file, text);
    console.log(`wrote ${file}`);
  }
  for (const {file, text, says} of entries) {
    write(file, await layOut(file, text));
    console.log(`wrote ${file}: ${says}`);
  }
  if (files.size + entries.length === 0)
    console.log('Nothing to do: the translations are marked already.');
  if (next.length > 0) console.log(`\nNext:\n${next.map((step) => `  - ${step}`).join('\n')}`);
}

async function main(): Promise<void> {
  try {
    await carryOut(plan(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void main();
