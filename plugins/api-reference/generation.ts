import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {Options} from 'docusaurus-plugin-openapi-docs';

import {
  categoryPage,
  checksumsPath,
  descriptionPath,
  documents,
  indexPath,
  mainDocument,
  pagesFolder,
  specPath,
} from '../../config/apiDocuments';
import {apiGuides} from '../../config/apiGuides';
import {pendingRoutes} from '../../config/pendingRoutes';
import {routeGroups} from '../../config/routes';
import type {SiteLocale} from '../../config/site';
import {makeChecksums, makeSpecFiles, type SpecFile} from './downloads';
import {fingerprintFile, outputs, takeFingerprint} from './fingerprint';
import {PageMaker, type Page} from './page/PageMaker';
import {listRoutes} from './source/checks';
import {findBadGuides, readGuides} from './source/guides';
import {findLastChange} from './source/history';
import {loadDocuments, type Loaded} from './source/load';
import {indexOperations} from './source/operationsIndex';
import {SpecError, throwIfAny} from './source/problems';
import {readTree} from './source/source';

type Generators = NonNullable<Options['markdownGenerators']>;

/** What the command tells about a page. */
export type PageItem = Parameters<
  NonNullable<Generators[Exclude<keyof Generators, 'createSchemaPageMD'>]>
>[0];

export type Generation = {writePage: (item: PageItem) => string};

/** One document in one language. */
type Edition = {
  folder: string;
  downloadUrl: string;
  /** Names of its pages. */
  slugs: string[];
  downloads: SpecFile[];
  maker: PageMaker;
};

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** The command writes it into the folder above those of the versions. */
const versionsFile = 'versions.json';

const locales: readonly SiteLocale[] = ['zh-Hans', 'en'];

/**
 * Checks all sources, then has the command write beside the site. When its process ends well, what it has written
 * is put in place at once.
 */
export function startGeneration(): Generation {
  const fingerprint = takeFingerprint(repository);
  const loaded = loadSources();
  const workshop = path.join(repository, '.cache', `api-pages-${process.pid}`);
  mkdirSync(workshop, {recursive: true});
  // The command writes below the current folder.
  process.chdir(workshop);
  const specs = loaded.flatMap(writeSpecs);
  writeFileSync(`static${checksumsPath}`, makeChecksums(specs));
  const editions = loaded.flatMap((one) =>
    locales.map((locale) => edit(one, locale, specs, loaded)),
  );
  process.once('exit', (code) => {
    try {
      if (code === 0) putInPlace(editions, fingerprint);
    } finally {
      process.chdir(repository);
      rmSync(workshop, {recursive: true, force: true});
    }
  });
  return {
    writePage(item) {
      const edition = editions.find(({downloadUrl}) => downloadUrl === item.downloadUrl);
      if (!edition) throw new Error(`No source has the download ${item.downloadUrl}.`);
      const {mdx, parts} = makePage(edition, item);
      writeFileSync(`${edition.folder}/${item.id}.json`, JSON.stringify(parts));
      // The command knows no page of this kind: it is made with the overview.
      if (item.type === 'info') writeCategory(edition);
      return mdx;
    },
  };
}

/** Stops the process, with a list of all mistakes, when the sources have any. */
function loadSources(): Loaded[] {
  try {
    const loaded = loadDocuments(readTree(repository), documents, readRoutes());
    checkGuides(loaded);
    return loaded;
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    console.error(`The API pages cannot be generated:\n${error.message}`);
    process.exit(1);
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

/** The downloads, and beside the site's other caches the descriptions that the command reads. */
function writeSpecs({api, texts}: Loaded): SpecFile[] {
  mkdirSync('static/specs', {recursive: true});
  const operations = JSON.stringify(indexOperations(api, texts), null, 1);
  writeFileSync(`static/${indexPath(api)}`, `${operations}\n`);
  return locales.flatMap((locale) => {
    const files = makeSpecFiles(api, texts[locale], locale);
    for (const file of files) writeFileSync(`static${file.path}`, file.text);
    const description = path.join(repository, descriptionPath(api, locale));
    const draft = `${description}.${process.pid}`;
    mkdirSync(path.dirname(description), {recursive: true});
    copyFileSync(`static/${specPath(api, locale, 'json')}`, draft);
    // At once, because another process may be reading it.
    renameSync(draft, description);
    return files;
  });
}

/** Versions are listed from the newest on. */
function findBefore({api}: Loaded, loaded: readonly Loaded[]): Loaded | undefined {
  const versions = loaded.filter((other) => other.api.id === api.id);
  return versions[versions.findIndex((other) => other.api === api) + 1];
}

function edit(
  one: Loaded,
  locale: SiteLocale,
  specs: readonly SpecFile[],
  loaded: readonly Loaded[],
): Edition {
  const {api, texts} = one;
  const document = texts[locale];
  const guides =
    api.name === mainDocument ? readGuides(repository, locale) : new Map<string, never>();
  const lastChange = findLastChange(repository, api, locale);
  return {
    folder: pagesFolder(api, locale),
    downloadUrl: `/${specPath(api, locale, 'yaml')}`,
    slugs: [...listRoutes(api, document).keys()].map((route) => path.posix.basename(route)),
    downloads: specs.filter(({path: file}) => file.startsWith(`/specs/${api.name}.`)),
    maker: new PageMaker(
      api,
      document,
      locale,
      guides,
      lastChange,
      findBefore(one, loaded)?.texts[locale],
    ),
  };
}

function makePage({maker, downloads}: Edition, item: PageItem): Page {
  if (item.type === 'api') return maker.makeOperation(item.id);
  if (item.type === 'tag') return maker.makeTag(item.tag.name ?? '');
  return maker.makeOverview(downloads);
}

function writeCategory({folder, maker}: Edition): void {
  const {mdx, parts} = maker.makeCategory();
  writeFileSync(`${folder}/${categoryPage}.json`, JSON.stringify(parts));
  writeFileSync(`${folder}/${categoryPage}.mdx`, mdx);
}

/** Takes the place of what an earlier command has made; whatever this one was not asked for stays. */
function putInPlace(editions: readonly Edition[], fingerprint: string): void {
  const made = editions.filter(({folder}) => listFiles(folder).some(isPage));
  if (made.length === 0) return;
  const missing = made.flatMap(findMissing);
  if (missing.length > 0) {
    console.error(
      `These API pages were not written, so nothing has changed:\n${missing.join('\n')}`,
    );
    process.exitCode = 1;
    return;
  }
  for (const {folder} of made) mendSidebar(`${folder}/sidebar.ts`);
  for (const edition of editions) keepOthers(edition, made.includes(edition));
  // Without it the next build makes all pages anew: only a whole generation is known to be up to date.
  if (made.length === editions.length) writeFileSync(fingerprintFile, fingerprint);
  // A command for one source alone may leave nothing in the other language.
  for (const output of outputs.filter((folder) => existsSync(folder))) {
    replaceFolder(output, path.join(repository, output));
  }
}

const isPage = (name: string): boolean => name.endsWith('.mdx');

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, {withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map(({name}) => name);
}

/** The command says what it could not write, and ends as if all were well. */
function findMissing({folder, slugs}: Edition): string[] {
  const files = listFiles(folder);
  const isThere = (slug: string) =>
    files.some((file) => isPage(file) && file.split('.')[0] === slug);
  const missing = slugs.filter((slug) => !isThere(slug)).map((slug) => `${slug}.mdx`);
  if (!files.includes('sidebar.ts')) missing.push('sidebar.ts');
  return missing.map((name) => `${folder}/${name}`);
}

/** The command takes ids for paths below `docs`, but English pages lie elsewhere under the same ids. */
function mendSidebar(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=id: ")[^"]*(?=openAPI\/)/g, ''));
}

function keepOthers({folder}: Edition, isMade: boolean): void {
  for (const name of listFiles(path.join(repository, folder))) {
    const isOther = !isMade || name === versionsFile;
    if (!isOther || existsSync(`${folder}/${name}`)) continue;
    mkdirSync(folder, {recursive: true});
    copyFileSync(path.join(repository, folder, name), `${folder}/${name}`);
  }
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
