import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readTerminology} from '../../config/terminology';
import {fileSuffix} from '../../src/search/engine/format';
import {indexFile} from '../../src/search/settings';
import {wholePage, type Asked, type AskedPage} from './asked';
import {buildIndex, type IndexedPage, type NamedFile} from './buildIndex';
import {buildPinyin} from './pinyin';
import {readPage} from './readPage';

/** A finished site in one language: what the build knows of it and a thread can be told. */
export type SearchedSite = {
  outDir: string;
  baseUrl: string;
  /** The addresses of the pages that can be found. */
  urls: readonly string[];
  isChinese: boolean;
  asked: Asked;
  indexName: string;
};

/** The phrases of each section of a page; no term crosses from one to the next. */
export function askedOf(page: AskedPage = {}, isChinese: boolean): Map<string, string> {
  return new Map(
    Object.entries(page).map(([id, {zh, en}]) => [
      id === wholePage ? '' : id,
      (isChinese ? zh : en).join(' · '),
    ]),
  );
}

function readRoute(url: string, {outDir, baseUrl, asked, isChinese}: SearchedSite): IndexedPage[] {
  const route = url.slice(baseUrl.length);
  const file = [path.join(outDir, route, 'index.html'), path.join(outDir, `${route}.html`)].find(
    (candidate) => existsSync(candidate),
  );
  if (file === undefined) throw new Error(`Search: the page ${url} was not built.`);
  const page = readPage(readFileSync(file, 'utf8'), url);
  return page ? [{...page, route, url, asked: askedOf(asked[route || '/'], isChinese)}] : [];
}

function writeFile(site: SearchedSite, [suffix, file]: NamedFile): void {
  const [name = ''] = indexFile(site, suffix).split('?');
  writeFileSync(path.join(site.outDir, name), JSON.stringify(file));
}

/** Writes the index of a language beside its pages. */
export function writeIndex(site: SearchedSite): void {
  const pages = site.urls.flatMap((url) => readRoute(url, site));
  for (const file of buildIndex(pages, readTerminology())) writeFile(site, file);
  if (site.isChinese) writeFile(site, [fileSuffix.pinyin, buildPinyin(pages)]);
}
