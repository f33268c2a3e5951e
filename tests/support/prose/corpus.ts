import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {parse as parseYaml} from 'yaml';

import aliases from '../../../config/aliases.json';
import {footer} from '../../../config/footer';
import {readLimits, type Limit} from '../../../config/limits';
import {navbar} from '../../../config/navbar';
import {pendingRoutes} from '../../../config/pendingRoutes';
import {locateProse, proseTrees} from '../../../config/proseTrees';
import {routes} from '../../../config/routes';
import {readCommandList, type CommandList} from './commandList';
import {footerKeys, navbarKeys, readStockStrings, type StockStrings} from './interfaceStrings';
import {parsePage, UnreadablePage, type Page} from './page';
import type {Problem} from './problem';
import {readSpokenQuantities, type SpokenQuantities} from './spokenQuantities';

type Meanings = Readonly<Record<string, readonly string[]>>;

/** What tables say in English, by the Chinese: heads of columns, and cells that have one answer each. */
export type TableWords = {heads: Meanings; cells: Meanings};

/** What the rest of the repository promises about the site. */
export type Contract = {
  routes: ReadonlySet<string>;
  pending: ReadonlySet<string>;
  aliases: Readonly<Record<string, string>>;
  /** Addresses of the files in static/. */
  staticFiles: ReadonlySet<string>;
  stock: StockStrings;
  /** Keys of the strings of the navbar and the footer, by file. */
  chrome: Readonly<Record<string, readonly string[]>>;
  tableWords: TableWords;
  commands: CommandList;
  limits: readonly Limit[];
  spokenQuantities: readonly SpokenQuantities[];
};

/** Everything the structure tests judge, parsed once. */
export type Corpus = {
  pages: Page[];
  unreadable: Problem[];
  /** Text of every file that was read, by its path in the repository. */
  files: ReadonlyMap<string, string>;
  contract: Contract;
  /** It is the whole repository, not a sample. */
  isRepository?: true;
};

/** Parses files given as path and text. */
export function parseCorpus(files: ReadonlyMap<string, string>, contract: Contract): Corpus {
  const corpus: Corpus = {pages: [], unreadable: [], files, contract};
  for (const [file, raw] of files) {
    if (!locateProse(file)) continue;
    try {
      corpus.pages.push(parsePage(file, raw));
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      corpus.unreadable.push(error.problem);
    }
  }
  return corpus;
}

/** The same page in the other language, if it is there and readable. */
export function twinOf(corpus: Corpus, page: Page): Page | undefined {
  return corpus.pages.find(({file}) => file === page.mirror);
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

function listFiles(folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll('\\', '/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const generated = /(^docs|\/current)\/openAPI\//;

/** Reads the repository: prose, tag lists, strings, drawings, texts of the API, and the code that uses them. */
export function readCorpus(): Corpus {
  const folders = [...proseTrees.map(({folders: both}) => both['zh-Hans']), 'i18n', 'src'];
  const others = ['openapi', 'diagrams', 'config'].flatMap(listFiles);
  const names = [...new Set([...folders.flatMap(listFiles), ...others])].filter(
    (file) => /\.(mdx?|ya?ml|json|tsx?)$/.test(file) && !generated.test(file),
  );
  const sidebars = readdirSync(root).filter((file) => /^sidebars\w*\.ts$/.test(file));
  const files = new Map(
    [...names, ...sidebars].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  const contract: Contract = {
    routes: new Set(routes),
    pending: new Set(pendingRoutes),
    aliases,
    staticFiles: new Set(listFiles('static').map((file) => file.replace(/^static/, ''))),
    stock: readStockStrings(),
    chrome: {navbar: navbarKeys(navbar), footer: footerKeys(footer)},
    tableWords: parseYaml(
      readFileSync(path.join(root, 'tests/content/tables.yaml'), 'utf8'),
    ) as TableWords,
    commands: readCommandList(),
    limits: readLimits(),
    spokenQuantities: readSpokenQuantities(),
  };
  return {...parseCorpus(files, contract), isRepository: true};
}
