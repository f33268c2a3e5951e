import {useContext, useMemo, type ComponentType, type ReactNode} from 'react';

import {__RouterContext as RouterContext, type match} from 'react-router';

import {matchPath} from './matchPath';

/** What Docusaurus makes of a page's route. */
type Route = {
  path: string;
  exact?: boolean;
  component: ComponentType<{route: Route}> & {preload?: () => Promise<unknown>};
  routes?: Route[];
};

type Found = {route: Route; match: match};

/** Several ask for the same page, one after the other. */
const lastFound = new WeakMap<Route[], {pathname: string; found: Found | undefined}>();

function findRoute(routes: Route[], pathname: string): Found | undefined {
  const last = lastFound.get(routes);
  if (last?.pathname === pathname) return last.found;
  const found = tryRoutes(routes, pathname);
  lastFound.set(routes, {pathname, found});
  return found;
}

function tryRoutes(routes: Route[], pathname: string): Found | undefined {
  for (const route of routes) {
    const found = matchPath(pathname, route);
    if (found) return {route, match: found};
  }
  return undefined;
}

/** The route of an address and those around it, the outermost first. */
export function matchRoutes(routes: Route[], pathname: string): Found[] {
  const found = findRoute(routes, pathname);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname)] : [];
}

function RoutedPage({routes}: {routes: Route[]}): ReactNode {
  const router = useContext(RouterContext);
  const {route, context} = useMemo(() => {
    const found = findRoute(routes, router.location.pathname);
    return {route: found?.route, context: {...router, match: found?.match ?? router.match}};
  }, [routes, router]);
  const page = useMemo(() => route && <route.component route={route} />, [route]);
  return (
    <RouterContext.Provider key={route?.path} value={context}>
      {page}
    </RouterContext.Provider>
  );
}

/**
 * With `matchRoutes` it stands for react-router-config, which hands the address to every frame around a page: all of them
 * render when it changes. Ours know their route only; whatever shows the address asks for it.
 */
export function renderRoutes(routes: Route[] | undefined): ReactNode {
  return routes && <RoutedPage routes={routes} />;
}
