import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {asLayer} from '../layer';

const {resolve} = createRequire(import.meta.url);

const request = 'path-to-regexp';
const findRouter = () =>
  path.join(path.dirname(resolve('react-router/package.json')), 'esm/react-router.js');

/** Stops when the router no longer asks for what our file stands for: it would stand there for nothing. */
export function checkRouter(source = readFileSync(findRouter(), 'utf8')): void {
  if (source.includes(` from '${request}'`)) return;
  throw new Error(
    `react-router no longer imports “${request}”, which pathToRegexp.ts stands for: find what compares addresses now.`,
  );
}

/**
 * The router goes through all pages of the language to find one, several times until a page is alive, and makes a regular
 * expression of each address. Hardly any has something to make one of: two addresses are compared as they are.
 */
export default asLayer('plain-paths', ({siteDir}) => ({
  configureWebpack(_, isServer) {
    if (isServer) return {};
    checkRouter();
    const standIn = path.join(siteDir, 'plugins/speed/plain-paths/pathToRegexp.ts');
    const router = findRouter();
    const original = resolve(request, {paths: [router]});
    const replace = (test: string, file: string) => ({
      test,
      resolve: {alias: {[`${request}$`]: file}},
    });
    return {module: {rules: [replace(router, standIn), replace(standIn, original)]}};
  },
}));
