/** Routes whose pages are not written yet. Sidebars leave them out, prose may not link to them, and the route test wants them absent. */
export const pendingRoutes: readonly string[] = [];
