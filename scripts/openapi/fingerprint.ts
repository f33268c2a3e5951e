import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {site} from '../../config/site';

/** Whatever the pages are made of: the sources, the generator, and the words and colours that it borrows. */
const ingredients = [
  'openapi',
  'scripts/openapi',
  'plugins/highlight',
  'config/routes.ts',
  'config/pendingRoutes.ts',
  'config/site.ts',
];

const record = 'docs/openAPI/fingerprint';

/** Everything that one generation makes, so that it can be thrown away and put in place as a whole. */
export const outputs = [
  'docs/openAPI',
  'i18n/en/docusaurus-plugin-content-docs/current/openAPI',
  'static/specs',
] as const;

export function takeFingerprint(repository: string): string {
  const hash = createHash('sha256').update(`${site.url}${site.baseUrl}`);
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
  if (!existsSync(target)) return [];
  const entries = path.extname(name)
    ? []
    : readdirSync(target, {recursive: true, withFileTypes: true});
  if (path.extname(name)) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(repository, path.join(entry.parentPath, entry.name)))
    .sort();
}
