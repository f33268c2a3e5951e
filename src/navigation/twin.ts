/** Address of a page without base URL and language: the same in both. */
export function routeOf(address: string, baseUrl: string): string {
  return `/${`${address}/`.slice(baseUrl.length).replace(/\/+$/, '')}`;
}

/** `/repo/branch.md`; for a home page, whose address is a folder, `/index.md`. */
export function twinOf(address: string, baseUrl: string): string {
  const name = routeOf(address, baseUrl).slice(1) || 'index';
  return `${baseUrl}${name}.md`;
}
