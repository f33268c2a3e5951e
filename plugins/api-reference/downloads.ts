import {createHash} from 'node:crypto';

import {stringify} from 'yaml';

import {site, type SiteLocale} from '../../config/site';
import type {ApiDocument, DownloadType} from '../../config/apiDocuments';
import {writeHttpFile, writePostmanCollection} from './collections';
import {resolveTarget} from './source/links';
import {resolveLinks} from './source/markdownLinks';
import type {Download} from './page/Downloads';
import {fillIn} from './page/fillIn';
import {strings} from './page/strings';
import type {OpenApiDocument} from '../../src/api/description/types';

export type SpecFile = Download & {text: string};

const prefixes: Record<SiteLocale, string> = {'zh-Hans': '', en: 'en/'};

/** The bundle as files for other tools: links become whole addresses, our heading ids are left out. */
export function makeSpecFiles(
  api: ApiDocument,
  document: OpenApiDocument,
  locale: SiteLocale,
): SpecFile[] {
  const root = `${site.url}${site.baseUrl}${prefixes[locale]}`;
  const published = mapTexts(document, (text) =>
    resolveLinks(
      fillIn(text, document, strings[locale]).replace(/ \{#[\w-]+\}$/gm, ''),
      (target) => {
        const address = resolveTarget(api, document, target);
        return address?.startsWith('/') ? root + address.slice(1) : address;
      },
    ),
  ) as OpenApiDocument;
  const texts: Record<DownloadType, string> = {
    yaml: stringify(published, {lineWidth: 0, aliasDuplicateObjects: false}),
    json: `${JSON.stringify(published, null, 2)}\n`,
    'postman_collection.json': writePostmanCollection(published),
    http: writeHttpFile(published),
  };
  return Object.entries(texts).map(([type, text]) => ({
    path: `/specs/${api.name}.${locale}.${type}`,
    text,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
}

/** `sha256sum --check` reads this. */
export function makeChecksums(files: readonly SpecFile[]): string {
  return files.map(({path, sha256}) => `${sha256}  ${path.split('/').at(-1)}\n`).join('');
}

/** Texts with links; others are names. */
const proseKeys = ['description', 'x-only'];

function mapTexts(node: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => mapTexts(item, change));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      proseKeys.includes(key) && typeof value === 'string'
        ? change(value)
        : mapTexts(value, change),
    ]),
  );
}
