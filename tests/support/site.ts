import {readdirSync} from 'node:fs';
import path from 'node:path';

import aliases from '../../config/aliases.json';
import {pendingRoutes} from '../../config/pendingRoutes';
import {routeGroups, routes} from '../../config/routes';
import {findBuild} from '../../scripts/lib/build.mjs';
import {startServer} from '../../scripts/lib/server.mjs';

export const projectRoot = path.resolve(__dirname, '../..');
export const buildFolder = path.join(projectRoot, 'build');

export const languages = [
  {locale: 'zh-Hans', prefix: ''},
  {locale: 'en', prefix: '/en'},
] as const;

export type Language = (typeof languages)[number];

const pending = new Set(pendingRoutes);

/** Whether a bare route has a page by now. */
export const isLive = (route: string): boolean => !pending.has(route);

/** Every bare route that has a page. */
export const liveRoutes: readonly string[] = routes.filter(isLive);

/** Old addresses and their targets, as far as the targets exist. */
export const liveAliases: readonly (readonly [from: string, to: string])[] = Object.entries(
  aliases,
).filter(([, to]) => isLive(to));

/** The address of a bare route in one language. */
export function localise(route: string, {prefix}: Language): string {
  return `${prefix}${route}`;
}

/** One page of each kind, for what must hold on all of them: the first live route of each group. */
export const pageKinds: readonly {kind: string; route: string}[] = Object.entries(
  routeGroups,
).flatMap(([kind, group]) => {
  const route = group.find(isLive);
  return route === undefined ? [] : [{kind, route}];
});

export type RunningSite = Awaited<ReturnType<typeof startServer>>;

/** Serves the finished build, as `npm start` does, on a free port. */
export function startBuiltSite(): Promise<RunningSite> {
  return startServer({...findBuild(projectRoot), aliases, port: 0, host: '127.0.0.1'});
}

/** Every file of the build whose name ends so, as a relative path with slashes. */
export function listBuiltFiles(ending: string): string[] {
  return readdirSync(buildFolder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({name, parentPath}) => path.relative(buildFolder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** The bare or English address of every page in the build, from the files themselves. */
export function listBuiltPages(): string[] {
  return listBuiltFiles('index.html')
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'))
    .map((page) => (page === '' || page === '/en' ? `${page}/` : page))
    .sort();
}
