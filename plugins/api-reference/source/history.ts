import {spawnSync} from 'node:child_process';
import path from 'node:path';

import type {SiteLocale} from '../../../config/site';
import {documents, type ApiDocument} from '../../../config/apiDocuments';
import {englishFolder, sourceFolder} from './source';

const folderOf = ({root}: ApiDocument): string => path.posix.dirname(root);

const exclude = (folder: string): string => `:!${folder}`;

/** What the pages of a document say in a language: its folders, but for those of other documents in them. */
function listSources(api: ApiDocument, locale: SiteLocale): string[] {
  const folder = folderOf(api);
  const inEnglish = (chinese: string) => chinese.replace(sourceFolder, englishFolder);
  const others = documents.map(folderOf).filter((other) => other.startsWith(`${folder}/`));
  return locale === 'en'
    ? [folder, inEnglish(folder), ...[...others, ...others.map(inEnglish)].map(exclude)]
    : [folder, ...[...others, englishFolder].map(exclude)];
}

/** When the sources of a document were last changed; unknown where there is no history. */
export function findLastChange(
  repository: string,
  api: ApiDocument,
  locale: SiteLocale,
): string | undefined {
  const sources = [...listSources(api, locale), exclude(`${sourceFolder}/README.md`)];
  const {status, stdout} = spawnSync('git', ['log', '-1', '--format=%cI', '--', ...sources], {
    cwd: repository,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() || undefined : undefined;
}
