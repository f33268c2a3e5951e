/** What the results page can be narrowed to: the values of `ctx` in its address. */
export const contexts = ['guides', 'openAPI', 'oauth', 'community', 'devtools'] as const;

export type Context = (typeof contexts)[number];

const folders: Partial<Record<string, Context>> = {
  openAPI: 'openAPI',
  category: 'openAPI',
  oauth: 'oauth',
  api: 'community',
  devtools: 'devtools',
};

/** The part of the site that a page belongs to, from its address below the base URL. */
export function contextOf(route: string): Context {
  return folders[route.replace(/^\//, '').split(/[/?#]/)[0] ?? ''] ?? 'guides';
}
