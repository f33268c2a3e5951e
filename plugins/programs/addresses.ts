import type {RouteConfig} from '@docusaurus/types';

import {routeOf} from '../../src/navigation/twin';

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
