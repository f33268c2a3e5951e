import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {
  createRouteComponent,
  type ChunkTree,
  type Loader,
  type Report,
  type RouteComponent,
} from './routeComponent';

type Compact = {path: string; exact?: boolean; chunks?: ChunkTree; routes?: Compact[]};

/** A route as react-router-config wants it. */
export type Route = {path: string; component: RouteComponent; routes?: Route[]};

/** Of hundreds of pages a reader opens few: a component is made when it is asked for. */
class LazyRoute implements Route {
  declare readonly path: string;
  declare readonly routes?: Route[];
  declare private readonly chunks?: ChunkTree;
  private made?: RouteComponent;

  constructor(
    {routes, ...attributes}: Compact,
    private readonly loaders: Loader[],
    private readonly report?: Report,
  ) {
    Object.assign(this, attributes, routes && {routes: createRoutes(routes, loaders, report)});
  }

  get component(): RouteComponent {
    return (this.made ??= createRouteComponent(this.path, this.chunks, this.loaders, this.report));
  }
}

/**
 * A list is tried from its beginning, and each pattern that is tried is compiled: for hundreds of pages that takes a slow
 * phone longer than to draw one.
 */
function withCurrentFirst(table: Compact[]): Compact[] {
  if (!ExecutionEnvironment.canUseDOM) return table;
  const current = table.find(({path, exact}) => exact && path === window.location.pathname);
  return current ? [current, ...table.filter((other) => other !== current)] : table;
}

/** The routes of the table of plugins/speed/route-table/routesLoader.mjs. */
export function createRoutes(table: Compact[], loaders: Loader[], report?: Report): Route[] {
  return withCurrentFirst(table).map((compact) => new LazyRoute(compact, loaders, report));
}
