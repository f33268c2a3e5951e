import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What the stock theme and search say, and what of it comes in Chinese. */
export type StockStrings = {ids: ReadonlySet<string>; inChinese: ReadonlySet<string>};

/** Packages whose components the site shows, and the Chinese that they ship. */
const stockFolders = [
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  '@easyops-cn/docusaurus-search-local/dist/client',
];
const stockChinese = [
  '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json',
  '@easyops-cn/docusaurus-search-local/dist/locales/zh-Hans.json',
];

function findPackages(): string {
  const require = createRequire(import.meta.url);
  return path.resolve(require.resolve('@docusaurus/theme-classic'), '../../../..');
}

function readIds(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(
          /\bid[:=]\s*\{?\s*(['"`])(theme\.[\w.-]+)\1/g,
        ),
      ].map(([, , id]) => id ?? ''),
    );
}

export function readStockStrings(): StockStrings {
  const packages = findPackages();
  const chinese = stockChinese.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(packages, file), 'utf8')) as object),
  );
  return {
    ids: new Set(stockFolders.flatMap((folder) => readIds(path.join(packages, folder)))),
    inChinese: new Set(chinese),
  };
}

/** A string in the site's own code: its id and the Chinese words beside it. */
export type OwnString = {id: string; message: string | undefined; file: string; line: number};

const translateCall = /\btranslate\(\s*\{\s*id:\s*'([^']+)'/g;
const translateTag = /<Translate\s+id="([^"]+)"[^>]*>([^<]*)</g;

function unquote(after: string): string | undefined {
  const call = after.split(/\btranslate\(/)[0] ?? '';
  const [, , message] = /\bmessage:\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(call) ?? [];
  return message;
}

/** The strings of one source file, as Docusaurus finds them: literal ids and messages. */
export function readOwnStrings(file: string, source: string): OwnString[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const calls = [...source.matchAll(translateCall)].map(({0: match, 1: id = '', index}) => ({
    id,
    message: unquote(source.slice(index + match.length)),
    file,
    line: lineAt(index),
  }));
  const tags = [...source.matchAll(translateTag)].map(({1: id = '', 2: message = '', index}) => ({
    id,
    message: message.trim(),
    file,
    line: lineAt(index),
  }));
  return [...calls, ...tags];
}

type Labelled = {label?: string; title?: string; items?: readonly Labelled[]};

/** The keys under which Docusaurus looks for the English navbar. */
export function navbarKeys(navbar: {title?: string; logo?: unknown; items: readonly Labelled[]}) {
  const labels = navbar.items.flatMap((item) => [item, ...(item.items ?? [])]);
  return [
    ...(navbar.title ? ['title'] : []),
    ...(navbar.logo ? ['logo.alt'] : []),
    ...labels.flatMap(({label}) => (label ? [`item.label.${label}`] : [])),
  ];
}

/** The keys under which Docusaurus looks for the English footer. */
export function footerKeys(footer: {
  copyright?: string;
  logo?: unknown;
  links: readonly Labelled[];
}) {
  return [
    ...(footer.copyright ? ['copyright'] : []),
    ...(footer.logo ? ['logo.alt'] : []),
    ...footer.links.flatMap(({title, items = []}) => [
      ...(title ? [`link.title.${title}`] : []),
      ...items.flatMap(({label}) => (label ? [`link.item.label.${label}`] : [])),
    ]),
  ];
}
