import routes from '@generated/routes';

type Route = {path: string; routes?: Route[]};

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

const listPaths = (some: readonly Route[]): string[] =>
  some.flatMap(({path, routes: below}) => (below ? listPaths(below) : [withoutSlash(path)]));

/** Whether an address is one of the site but for capital and small letters or spaces: servers have no page there. */
export function isOtherwiseWritten(address: string): boolean {
  const paths = listPaths(routes as readonly Route[]);
  const asked = withoutSlash(address);
  const lower = asked.trim().toLowerCase();
  return !paths.includes(asked) && paths.some((path) => path.toLowerCase() === lower);
}
