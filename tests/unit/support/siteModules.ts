import Module from 'node:module';
import path from 'node:path';

import {createElement, type ReactNode} from 'react';

/**
 * Import this first in a test that renders components: it lets node load them as the site's bundler
 * does. Aliases lead to our files or to small stand-ins for what the running site provides, and a CSS
 * module answers each class with its own name.
 */
type Load = (request: string, ...rest: unknown[]) => unknown;

const loader = Module as unknown as {_load: Load};
const load = loader._load;

const classNames = new Proxy({}, {get: (_, name) => name});

function Link({to, ...props}: {to: string}): ReactNode {
  return createElement('a', {href: to, ...props});
}

/** The Chinese words of the source, with their values filled in. */
function translate(
  {message}: {message: string},
  values: Record<string, string | number> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const standIns: Record<string, unknown> = {
  '@docusaurus/Translate': {__esModule: true, default: StockComponent, translate},
  '@docusaurus/Link': {__esModule: true, default: Link},
  '@docusaurus/router': {__esModule: true, useLocation: () => ({hash: ''})},
  '@docusaurus/useBrokenLinks': {
    __esModule: true,
    default: () => ({collectLink: () => undefined, collectAnchor: () => undefined}),
  },
  '@docusaurus/theme-common': {
    __esModule: true,
    createStorageSlot: () => ({get: () => null, set: () => undefined, del: () => undefined}),
  },
  '@generated/codeTranslations': {__esModule: true, default: {}},
  '@generated/codeTranslations?late': {__esModule: true, default: {}},
  '@generated/docusaurus.config': {__esModule: true, default: {baseUrl: '/'}},
};

/** Answers a request with this instead; for what a single test needs. */
export function useStandIn(request: string, module: object): void {
  standIns[request] = {__esModule: true, ...module};
}

function StockComponent({children}: {children?: ReactNode}): ReactNode {
  return children;
}

loader._load = (request, ...rest) => {
  if (request.endsWith('.module.css')) return {__esModule: true, default: classNames};
  if (request in standIns) return standIns[request];
  if (request === '@theme/CodeBlock')
    return load(path.resolve('src/theme/CodeBlock/index.tsx'), ...rest);
  if (request.startsWith('@theme/')) return {__esModule: true, default: StockComponent};
  return load(request, ...rest);
};
