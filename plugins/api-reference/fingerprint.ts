import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {site} from '../../config/site';
import {documents} from '../../config/apiDocuments';
import {hashFiles} from '../hashFiles';
import {readGuides} from './source/guides';
import {findLastChange} from './source/history';

/** Whatever the pages are made of: the sources, the generator, and the words and colours that it borrows. */
const ingredients = [
  'openapi',
  'plugins/api-reference',
  'src/api',
  'src/values/names.ts',
  'plugins/writing/highlight',
  'plugins/writing/mdx/remarkApostrophes.ts',
  'config/routes.ts',
  'config/pendingRoutes.ts',
  'config/site.ts',
  'config/apiDocuments.ts',
  'config/apiGuides.ts',
];

const record = 'docs/openAPI/fingerprint';

/** Everything that one generation makes, so that it can be thrown away and put in place as a whole. */
export const outputs = [
  'i18n/en/docusaurus-plugin-content-docs/current/openAPI',
  'static/specs',
  // Last, because the fingerprint lies in it.
  'docs/openAPI',
] as const;

export function takeFingerprint(repository: string): string {
  const words = (['zh-Hans', 'en'] as const).flatMap((locale) => [
    JSON.stringify([...readGuides(repository, locale)]),
    JSON.stringify(documents.map((api) => findLastChange(repository, api, locale))),
  ]);
  return hashFiles(repository, ingredients, [`${site.url}${site.baseUrl}`, ...words]);
}

export function areFresh(repository: string): boolean {
  const present = outputs.every((output) => existsSync(path.join(repository, output)));
  const recorded = path.join(repository, record);
  return (
    present &&
    existsSync(recorded) &&
    readFileSync(recorded, 'utf8') === takeFingerprint(repository)
  );
}

export const fingerprintFile = record;
