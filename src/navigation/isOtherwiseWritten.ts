import routes from '@generated/routes';

type Route = {path: string; routes?: Route[]};

const listPaths = (some: readonly Route[]): string[] =>
  some.flatMap(({path, routes: below}) => (below ? listPaths(below) : [path]));

/** Whether an address is one of the site but for capital and small letters: servers have no page there. */
export function isOtherwiseWritten(address: string): boolean {
  const paths = listPaths(routes as readonly Route[]);
  const asked = address.replace(/(.)\/$/, '$1');
  const lower = asked.toLowerCase();
  return !paths.includes(asked) && paths.some((path) => path.toLowerCase() === lower);
}
