import {matchPath as matchPattern, type match} from 'react-router';

type Options = {path: string; exact?: boolean; strict?: boolean};

/**
 * Whether an address fits a path. Docusaurus tries hundreds of paths one after the other, and react-router's function of
 * the same name compiles a pattern of each. The site's paths are none, but for the one that fits everything.
 */
export function matchPath(address: string, options: Options): match | null {
  const {path} = options;
  const canFit =
    path === '*' || address.toLowerCase().startsWith(path.toLowerCase().replace(/\/$/, ''));
  return canFit ? matchPattern(address, options) : null;
}
