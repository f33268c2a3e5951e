import {
  createRouteComponent,
  type ChunkTree,
  type Loader,
  type RouteComponent,
} from './routeComponent';

type Compact = {path: string; chunks?: ChunkTree; routes?: Compact[]};
export type Route = {path: string; component: RouteComponent; routes?: Route[]};

/** The routes as react-router-config wants them, from the table of plugins/lean-client/routesLoader.mjs. */
export function createRoutes(table: Compact[], loaders: Loader[]): Route[] {
  return table.map(({chunks, routes, ...route}) => ({
    ...route,
    component: createRouteComponent(route.path, chunks, loaders),
    ...(routes && {routes: createRoutes(routes, loaders)}),
  }));
}
