import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {site} from '../../config/site';
import {documents} from '../../config/apiDocuments';
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
  const hash = createHash('sha256').update(`${site.url}${site.baseUrl}`);
  for (const locale of ['zh-Hans', 'en'] as const) {
    hash.update(JSON.stringify([...readGuides(repository, locale)]));
    hash.update(JSON.stringify(documents.map((api) => findLastChange(repository, api, locale))));
  }
  for (const name of ingredients.flatMap((ingredient) => listFiles(repository, ingredient))) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(repository, name)))
      .update('\0');
  }
  return hash.digest('hex');
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

function listFiles(repository: string, name: string): string[] {
  const target = path.join(repository, name);
  if (!statSync(target).isDirectory()) return [name];
  return readdirSync(target, {recursive: true, encoding: 'utf8'})
    .map((entry) => path.join(name, entry))
    .filter((entry) => statSync(path.join(repository, entry)).isFile())
    .sort();
}
