import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {apiGuides} from '../../../config/apiGuides';
import {pendingRoutes} from '../../../config/pendingRoutes';
import type {SiteLocale} from '../../../config/site';
import type {Problem} from './problems';

export type Guide = {address: string; title: string};

/** Where the pages of each docs instance lie, by the beginning of their address. */
const instances = [
  {
    base: '/oauth/',
    folder: 'oauth',
    english: 'i18n/en/docusaurus-plugin-content-docs-oauth/current',
  },
  {base: '/', folder: 'docs', english: 'i18n/en/docusaurus-plugin-content-docs/current'},
] as const;

/** The guides of config/apiGuides.ts that are written, by operation. */
export function readGuides(repository: string, locale: SiteLocale): Map<string, Guide[]> {
  const guides = new Map<string, Guide[]>();
  for (const [address, operations] of Object.entries(apiGuides)) {
    const file = findFile(repository, address, locale);
    if (pendingRoutes.includes(address) || !existsSync(file)) continue;
    const guide = {address, title: readTitle(file)};
    for (const id of operations) guides.set(id, [...(guides.get(id) ?? []), guide]);
  }
  return guides;
}

/** Entries of the list that name no guide or no operation. */
export function findBadGuides(
  repository: string,
  guides: Readonly<Record<string, readonly string[]>>,
  operationIds: ReadonlySet<string>,
): Problem[] {
  const file = 'config/apiGuides.ts';
  return Object.entries(guides).flatMap(([address, operations]) => {
    const unknown = operations
      .filter((id) => !operationIds.has(id))
      .map((id) => ({
        file,
        where: address,
        message: `There is no operation ${id}.`,
        remedy: 'Name an operationId of the AtomGit API.',
      }));
    if (pendingRoutes.includes(address) || existsSync(findFile(repository, address, 'zh-Hans'))) {
      return unknown;
    }
    const remedy = 'Correct the address, or remove the guide.';
    return [...unknown, {file, where: address, message: 'There is no such guide.', remedy}];
  });
}

function findFile(repository: string, address: string, locale: SiteLocale): string {
  const instance = instances.find(({base}) => address.startsWith(base)) ?? instances[1];
  const folder = locale === 'en' ? instance.english : instance.folder;
  return `${path.join(repository, folder, address.slice(instance.base.length))}.mdx`;
}

function readTitle(file: string): string {
  const [, frontMatter = ''] = readFileSync(file, 'utf8').match(/^---\n([\s\S]*?)\n---\n/) ?? [];
  return (parse(frontMatter) as {title: string}).title;
}
