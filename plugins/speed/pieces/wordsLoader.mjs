/** Words that only the developer tools and the workbench ask for: they import src/lateWords. */
export const late = /^(lfs|planner|quota|scopes|signoff|webhook|workbench)\./;

/** Of stock pages and controls that the site does not have; front matter refuses what would bring authors and hidden pages. */
const unused =
  /^theme\.(blog\.author|contentVisibility|navbar\.mobileVersions|SearchBar\.(searchInContext|seeAllOutsideContext)|tags\.tagsPage)/;

/**
 * The words of the interface that a piece of the site needs: those of the tools, or all others.
 * @param {Record<string, string>} words
 * @param {boolean} isLate
 */
export function chooseWords(words, isLate) {
  return Object.fromEntries(
    Object.entries(words).filter(([id]) => late.test(id) === isLate && !unused.test(id)),
  );
}

/**
 * @this {{resourceQuery: string}}
 * @param {string} source
 */
export default function wordsLoader(source) {
  const words = /** @type {unknown} */ (JSON.parse(source));
  const known = /** @type {Record<string, string>} */ (words);
  return JSON.stringify(chooseWords(known, this.resourceQuery === '?late'));
}
