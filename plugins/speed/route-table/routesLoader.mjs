import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/**
 * @typedef {import('./client/routeComponent').Tree<string>} ChunkTree
 * @typedef {import('./client/routeComponent').Tree<number>} IndexTree
 * @typedef {{path: string, component: string, routes?: Route[], [attribute: string]: unknown}} Route
 */

const client = path.join(import.meta.dirname, 'client');
const createRoutes = JSON.stringify(path.join(client, 'routes.ts'));
const reportChunks = JSON.stringify(path.join(client, 'reportChunks.ts'));

/**
 * The routes that Docusaurus wrote, with the key of its chunk names in the place of each component.
 * @param {string} source
 */
export function readRoutes(source) {
  const list = source.replace(/^import .*$/gm, '').replace(/export default (.*);/s, '$1');
  /** @type {(route: string, hash?: string) => string} */
  const createComponent = (route, hash) => (hash ? `${route}-${hash}` : route);
  /** @type {unknown} */
  const read = vm.runInThisContext(`(ComponentCreator) => (${list})`);
  return /** @type {(creator: typeof createComponent) => Route[]} */ (read)(createComponent);
}

/** The frames around a guide, which are never loaded one without the other. */
const frames = /^@theme\/Doc(s|Version|)Root$|^@theme\/DocItem$/;

/**
 * The chunk of a module: one for the frames of a guide, none for the few bytes that name a plugin.
 * @param {string} name
 * @param {string} request
 */
function chunkOf(name, request) {
  if (request.endsWith('/__plugin.json')) return '';
  return frames.test(request) ? 'guide' : name;
}

/** @param {string} chunk */
const placeIn = (chunk) =>
  chunk === '' ? 'webpackMode: "eager"' : `webpackChunkName: ${JSON.stringify(chunk)}`;

/**
 * What each chunk name stands for.
 * @param {string} source
 */
export function readRequests(source) {
  const entries = source.matchAll(/webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")/g);
  return new Map(
    [...entries].map(([, name = '', request = '']) => [name, String(JSON.parse(request))]),
  );
}

/**
 * One table in the place of Docusaurus' three (routes, chunk names, registry), which name every page four times and
 * every module twice: a route says by number what it is made of.
 * @param {Route[]} routes
 * @param {Record<string, ChunkTree>} chunkNames
 * @param {Map<string, string>} requests
 */
export function compactRoutes(routes, chunkNames, requests) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {(tree: ChunkTree) => IndexTree} */
  const number = (tree) => {
    if (Array.isArray(tree)) return tree.map(number);
    if (typeof tree === 'object') {
      return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, number(value)]));
    }
    if (!requests.has(tree)) throw new Error(`Docusaurus' registry has no chunk "${tree}".`);
    if (!numbers.has(tree)) numbers.set(tree, numbers.size);
    return numbers.get(tree) ?? 0;
  };
  /** @type {(route: Route) => object} */
  const compact = ({component, routes: inner, ...route}) => {
    const tree = chunkNames[component];
    if (!tree && component !== '*')
      throw new Error(`Docusaurus does not name any chunks of "${component}".`);
    return {
      ...route,
      ...(tree && {chunks: number(tree)}),
      ...(inner && {routes: inner.map(compact)}),
    };
  };
  const table = routes.map(compact);
  const names = [...numbers.keys()];
  const chunks = names.map((name) => chunkOf(name, requests.get(name) ?? ''));
  const loaders = names.map((name, index) => {
    const request = JSON.stringify(requests.get(name));
    return `() => import(/* ${placeIn(chunks[index] ?? '')} */ ${request})`;
  });
  return {table, loaders, chunks};
}

/**
 * @this {{resourcePath: string, addDependency: (file: string) => void, getOptions: () => {reportMark?: string}}}
 * @param {string} source
 */
export default function routesLoader(source) {
  const folder = path.dirname(this.resourcePath);
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  /** @type {unknown} */
  const chunkNames = JSON.parse(read('routesChunkNames.json'));
  const {table, loaders, chunks} = compactRoutes(
    readRoutes(source),
    /** @type {Record<string, ChunkTree>} */ (chunkNames),
    readRequests(read('registry.js')),
  );
  // Of the server's bundle only: it reports the chunks of each page under names that begin so.
  const {reportMark} = this.getOptions();
  const marked = chunks.map((chunk) => (chunk === '' ? '' : `${reportMark}${chunk}`));
  return `import {createRoutes} from ${createRoutes};
${reportMark ? `import {reportChunks} from ${reportChunks};` : ''}
const loaders = [
${loaders.join(',\n')}
];
const report = ${reportMark ? `reportChunks(${JSON.stringify(marked)})` : 'undefined'};
export default createRoutes(JSON.parse(${JSON.stringify(JSON.stringify(table))}), loaders, report);
`;
}
