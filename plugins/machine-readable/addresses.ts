import type {RouteConfig} from '@docusaurus/types';

/** Address of a page without base URL and language: the same in both. */
export function routeOf(address: string, baseUrl: string): string {
  return `/${`${address}/`.slice(baseUrl.length).replace(/\/+$/, '')}`;
}

/** `/repo/branch.md`; for a home page, whose address is a folder, `/index.md`. */
export function twinOf(address: string, baseUrl: string): string {
  const name = routeOf(address, baseUrl).slice(1) || 'index';
  return `${baseUrl}${name}.md`;
}

/** Pages whose content exists only in the browser, or that stand for no content. */
const withoutTwin = /^\/(search|404\.html)$/;

/** The addresses of all pages that have content, without trailing slash. */
export function listAddresses(routes: readonly RouteConfig[], baseUrl: string): string[] {
  const leaves = (route: RouteConfig): RouteConfig[] =>
    route.routes ? route.routes.flatMap(leaves) : [route];
  const addresses = routes
    .flatMap(leaves)
    .filter(({path: address}) => address !== '*')
    .map(({path: address}) => address.replace(/(.)\/$/, '$1'));
  return [...new Set(addresses)].filter((address) => !withoutTwin.test(routeOf(address, baseUrl)));
}
