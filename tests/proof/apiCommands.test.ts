import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {after, test} from 'node:test';

import {routeGroups} from '../../config/routes';
import {
  listScratchFiles,
  makeScratchCopy,
  removeScratchCopy,
  runDocusaurus,
} from '../support/scratchCopy';
import {projectRoot} from '../support/site';

const chinese = 'docs/openAPI';
const english = 'i18n/en/docusaurus-plugin-content-docs/current/openAPI';

const copy = makeScratchCopy();
after(() => {
  removeScratchCopy(copy);
});

/** The copy shares the history, which dates the pages, if there is one. */
const {stdout: gitFolder} = spawnSync('git', ['rev-parse', '--absolute-git-dir'], {
  cwd: projectRoot,
  encoding: 'utf8',
});
const history = gitFolder ? {GIT_DIR: gitFolder.trim(), GIT_WORK_TREE: copy} : {};

function run(...args: string[]): string {
  const {status, output} = runDocusaurus(copy, args, history);
  assert.equal(status, 0, output);
  return output;
}

/** Routes of the pages below a folder. */
function listPages(folder: string): string[] {
  return existsSync(path.join(copy, folder))
    ? listScratchFiles(copy, folder)
        // The page that lists all groups has an address of its own.
        .filter((file) => file.endsWith('.mdx') && !file.endsWith('/category.mdx'))
        .map((file) => `/openAPI${file.slice(folder.length).replace(/\.(api|tag|info)\.mdx$/, '')}`)
        .sort()
    : [];
}

function readAll(root: string): [string, string][] {
  return [chinese, english, 'static/specs']
    .flatMap((folder) => listScratchFiles(root, folder))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}

const routes = Object.values(routeGroups)
  .flat()
  .filter((route) => route.startsWith('/openAPI/'))
  .sort();
const ofFirstVersion = routes.filter((route) => route.includes('/1.0.0/'));
const ofPetstore = routes.filter(
  (route) => route.includes('/petstore_versioned/') && !route.includes('/1.0.0/'),
);

test('after a checkout, one command makes every page of both languages, as the build has them', () => {
  assert.deepEqual(listPages(chinese), []);
  run('gen-api-docs', 'all', '--all-versions');
  assert.deepEqual(listPages(chinese), routes);
  assert.deepEqual(listPages(english), routes);
  assert.deepEqual(readAll(copy), readAll(projectRoot));
});

test('pages of one source are made anew alone, those of a version by its own command', () => {
  run('clean-api-docs', 'all', '--all-versions');
  assert.deepEqual([...listPages(chinese), ...listPages(english)], []);
  assert.match(
    run('gen-api-docs', 'petstore_versioned'),
    /Successfully created "docs\/openAPI\/petstore_versioned\/add-pet\.api\.mdx"/,
  );
  assert.deepEqual([...listPages(chinese), ...listPages(english)], ofPetstore);
  run('gen-api-docs:version', 'petstore_versioned:all');
  assert.deepEqual(listPages(chinese), [...ofPetstore, ...ofFirstVersion].sort());
  run('clean-api-docs:version', 'petstore_versioned:1.0.0');
  assert.deepEqual([...listPages(chinese), ...listPages(english)], ofPetstore);
});

test('after that, the program behind every build and check makes them whole again', () => {
  const program = "require('./plugins/api-reference/ensure').ensureApiPages()";
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, ...history},
  });
  assert.equal(status, 0, stderr);
  assert.deepEqual(readAll(copy), readAll(projectRoot));
});
