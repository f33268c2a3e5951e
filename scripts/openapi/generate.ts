import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {apiGuides} from '../../config/apiGuides';
import {pendingRoutes} from '../../config/pendingRoutes';
import {routeGroups} from '../../config/routes';
import type {SiteLocale} from '../../config/site';
import {
  checksumsPath,
  documents,
  indexPath,
  mainDocument,
  pagesFolder,
  type ApiDocument,
} from './documents';
import {makeChecksums, makeSpecFiles, type SpecFile} from './downloads';
import {fingerprintFile, outputs, takeFingerprint} from './fingerprint';
import {findBadGuides, readGuides} from './guides';
import {findLastChange} from './history';
import {loadDocuments, type Loaded} from './load';
import {overviewSlug, slugOf} from './operations';
import {indexOperations} from './operationsIndex';
import {PageMaker, type Page} from './pages';
import {SpecError, throwIfAny} from './problems';
import {readTree} from './source';
import type {OpenApiDocument} from './types';
import {writePages} from './writePages';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Makes all pages and downloads beside the site, then puts them in place at once. */
async function generate(): Promise<void> {
  const fingerprint = takeFingerprint(repository);
  const loaded = loadDocuments(readTree(repository), documents, readRoutes());
  checkGuides(loaded);
  const workshop = path.join(repository, '.cache', `openapi-${process.pid}`);
  // At the very end: after a failure, the plugin goes on writing for a while.
  process.once('exit', () => {
    process.chdir(repository);
    rmSync(workshop, {recursive: true, force: true});
  });
  mkdirSync(workshop, {recursive: true});
  // The plugin writes below the current folder.
  process.chdir(workshop);
  const specs = loaded.flatMap(({api, texts}) => writeSpecs(api, texts));
  writeFileSync(`static${checksumsPath}`, makeChecksums(specs));
  for (const {api, texts} of loaded) {
    for (const [locale, document] of Object.entries(texts) as [SiteLocale, OpenApiDocument][]) {
      await writeDocument(api, document, locale, specs);
    }
  }
  writeFileSync(fingerprintFile, fingerprint);
  for (const output of outputs) {
    replaceFolder(path.join(workshop, output), path.join(repository, output));
  }
}

function checkGuides(loaded: readonly Loaded[]): void {
  const main = loaded.find(({api}) => api.name === mainDocument);
  const operations = main ? indexOperations(main.api, main.texts) : [];
  const ids = new Set(operations.map(({operationId}) => operationId));
  throwIfAny(findBadGuides(repository, apiGuides, ids));
}

/** The pages that have to be made: those listed, without those that are not written yet. */
function readRoutes(): Record<string, string[]> {
  const pending = new Set(pendingRoutes);
  return Object.fromEntries(
    Object.entries(routeGroups).map(([group, routes]) => [
      group,
      routes.filter((route) => !pending.has(route)),
    ]),
  );
}

function writeSpecs(api: ApiDocument, texts: Loaded['texts']): SpecFile[] {
  mkdirSync('static/specs', {recursive: true});
  const operations = JSON.stringify(indexOperations(api, texts), null, 1);
  writeFileSync(`static/${indexPath(api)}`, `${operations}\n`);
  return (Object.entries(texts) as [SiteLocale, OpenApiDocument][]).flatMap(
    ([locale, document]) => {
      const files = makeSpecFiles(api, document, locale);
      for (const file of files) writeFileSync(`static${file.path}`, file.text);
      return files;
    },
  );
}

async function writeDocument(
  api: ApiDocument,
  document: OpenApiDocument,
  locale: SiteLocale,
  specs: readonly SpecFile[],
): Promise<void> {
  const folder = pagesFolder(api, locale);
  const guides =
    api.name === mainDocument ? readGuides(repository, locale) : new Map<string, never>();
  const maker = new PageMaker(
    api,
    document,
    locale,
    guides,
    findLastChange(repository, api, locale),
  );
  const downloads = specs.filter(({path: file}) => file.startsWith(`/specs/${api.name}.`));
  const htmls = new Map<string, string>();
  const keep = (id: string, {mdx, html}: Page) => {
    htmls.set(id, html);
    return mdx;
  };
  mkdirSync(folder, {recursive: true});
  await writePages(api, locale, {
    operation: (id) => keep(id, maker.makeOperation(id)),
    tag: (name) => keep(slugOf(name), maker.makeTag(name)),
    overview: () => keep(overviewSlug(document), maker.makeOverview(downloads)),
  });
  for (const [id, html] of htmls) writeFileSync(`${folder}/${id}.json`, JSON.stringify({html}));
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true});
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    renameSync(from, to);
  } catch {
    // Another file system: copying takes longer but does the same.
    cpSync(from, to, {recursive: true});
  }
}

async function main(): Promise<void> {
  const started = performance.now();
  try {
    await generate();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`API pages generated in ${seconds} s.`);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    console.error(`The API pages cannot be generated:\n${error.message}`);
    process.exitCode = 1;
  }
}

void main();
