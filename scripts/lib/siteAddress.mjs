import {Problem} from './problem.mjs';

/**
 * Refuses what would build a site that nobody can open.
 * @param {NodeJS.ProcessEnv} env
 */
export function checkSiteAddress({SITE_URL: url, BASE_URL: base}) {
  if (url !== undefined && !(URL.canParse(url) && new URL(url).origin === url)) {
    throw new Problem(
      `SITE_URL is "${url}", which is not the address of a host.`,
      'Write it as "https://docs.example.org", without a path or a slash at the end; a path belongs in BASE_URL.',
    );
  }
  if (base !== undefined && !/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Problem(
      `BASE_URL is "${base}", which is not a path.`,
      'Write it as "/" or "/help/", with a slash at both ends.',
    );
  }
}
