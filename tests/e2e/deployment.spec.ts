import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import aliases from '../../config/aliases.json';
import {findBuild} from '../../scripts/lib/build.mjs';
import {describeBuild, keepAssets, listFilesBelow} from '../../scripts/lib/buildInfo.mjs';
import {startServer} from '../../scripts/lib/server.mjs';
import {projectRoot} from '../support/site';
import {open, waitUntilAlive, watchDocuments} from '../support/steps';
import {expect, test as base, type ExpectedProblems} from '../support/test';

// A tab stays open while a new release takes the place of the one that it came from.

const {folder: build, baseUrl} = findBuild(projectRoot);
const hashedName = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** Gives every script and stylesheet of a build another name, as a release does in which all of them changed. */
function renameAssets(folder: string): void {
  const names = listFilesBelow(folder);
  const hashes = new Map(
    names.flatMap((name) => {
      const [, hash] = hashedName.exec(name) ?? [];
      return hash === undefined ? [] : [[hash, hash.slice(1) + hash.slice(0, 1)] as const];
    }),
  );
  expect(hashes.size).toBeGreaterThan(100);
  const rename = (text: string): string =>
    text.replace(/\b[0-9a-f]{8}\b/g, (found) => hashes.get(found) ?? found);
  for (const name of names.filter((one) => /\.(html|js|css)$/.test(one))) {
    const file = path.join(folder, name);
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
    if (hashedName.test(name)) renameSync(file, path.join(folder, rename(name)));
  }
}

/** Three releases on the disk, one of which a server has for its own at a time. */
class Host {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'deployment-'));

  constructor() {
    cpSync(build, this.#place('first'), {recursive: true});
    const info = describeBuild(projectRoot, build, baseUrl);
    writeFileSync(this.#place('first/build-info.json'), JSON.stringify(info));
    cpSync(build, this.#place('bare'), {recursive: true});
    renameAssets(this.#place('bare'));
    cpSync(this.#place('bare'), this.#place('keeping'), {recursive: true});
    expect(keepAssets(this.#place('first'), this.#place('keeping')).length).toBeGreaterThan(100);
  }

  /** As a deployment or a rollback does, in one step. */
  show(release: 'first' | 'bare' | 'keeping'): void {
    symlinkSync(release, this.#place('next'));
    renameSync(this.#place('next'), this.#place('current'));
  }

  serve() {
    const folder = this.#place('current');
    return startServer({folder, baseUrl, aliases, port: 0, host: '127.0.0.1'});
  }

  remove(): void {
    rmSync(this.#folder, {recursive: true});
  }

  #place(name: string): string {
    return path.join(this.#folder, name);
  }
}

const test = base.extend<object, {host: Host}>({
  host: [
    async ({}, use) => {
      const host = new Host();
      await use(host);
      host.remove();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({host}, use) => {
    host.show('first');
    const server = await host.serve();
    await use(server.url);
    await server.close();
  },
});

test.describe.configure({mode: 'serial'});

/** Of a page with several missing files the first one ends the visit: which of these come of the others is chance. */
function expectMissingChunk(expectedProblems: ExpectedProblems): void {
  const signs = [
    /answer 404: .*\/assets\/(js|css)\//,
    /console error: (Failed to load resource: .* 404|Refused to (execute|apply style))/,
    /console warning: (ChunkLoadError|Error: Loading CSS chunk)/,
  ];
  expectedProblems.expect(new RegExp(signs.map(({source}) => source).join('|')));
}

test('deployment: an open tab goes on without a reload when the release keeps the scripts of the one before @proof', async ({
  page,
  host,
}) => {
  await open(page, '/blog');
  const documents = watchDocuments(page);
  host.show('keeping');
  await page.getByRole('link', {name: '开发者工具'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('开发者工具');
  await page.getByRole('link', {name: '帮助文档'}).first().click();
  await expect(page.locator('article')).toBeVisible();
  expect(documents).toEqual([]);
});

test('deployment: without them the tab loads the new page once and is alive again @proof', async ({
  page,
  host,
  expectedProblems,
}) => {
  expectMissingChunk(expectedProblems);
  await open(page, '/blog');
  const documents = watchDocuments(page);
  host.show('bare');
  await page.getByRole('link', {name: '开发者工具'}).first().click();
  await expect.poll(() => documents.length).toBe(1);
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('开发者工具');
  await page.getByRole('link', {name: '帮助文档'}).first().click();
  await expect(page.locator('article')).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('deployment: a tab of a release that was rolled back loads the older page once @proof', async ({
  page,
  host,
  expectedProblems,
}) => {
  expectMissingChunk(expectedProblems);
  host.show('bare');
  await open(page, '/en/blog');
  const documents = watchDocuments(page);
  host.show('first');
  await page.getByRole('link', {name: 'Developer Tools'}).first().click();
  await expect.poll(() => documents.length).toBe(1);
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Developer tools');
  expect(documents).toHaveLength(1);
});
