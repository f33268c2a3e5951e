import type {Corpus} from '../../support/prose/corpus';
import {headingsOf} from '../../support/prose/headings';
import {linksOf} from '../../support/prose/links';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

/** The home page is a layout, posts tell a story, single pages have a form of their own. */
function isGuide({kind, route}: Page): boolean {
  return ['guide', 'oauth', 'community'].includes(kind) && route !== '/';
}

function checkSections(page: Page): Problem[] {
  if (!isGuide(page)) return [];
  const sections = headingsOf(page).filter(({depth}) => depth === 2);
  const last = sections.at(-1);
  if (sections.length < 2 || !last) {
    const remedy = 'Divide it by `##` headings, the last being `## 下一步 {#next}`.';
    return [problemAt(page, 1, 'The page has fewer than two sections', remedy)];
  }
  if (last.id !== 'next') {
    const remedy = 'End the page with `## 下一步 {#next}` / `## Next step {#next}`.';
    return [problemAt(page, last.node, 'The last section does not say what to read next', remedy)];
  }
  const start = last.node.position?.start.line ?? 1;
  if (linksOf(page).some(({line, url}) => line > start && url.startsWith('/'))) return [];
  const remedy = 'Name the page of this site that comes next.';
  return [problemAt(page, last.node, 'The last section has no link', remedy)];
}

/** Two pages of one name cannot be told apart in search results and browser tabs. */
function checkUnique({pages}: Corpus): Problem[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const first = new Map<string, Page>();
    return pages.flatMap((page) => {
      const value = `${page.locale} ${String(page.frontMatter[key])}`;
      const other = first.get(value);
      if (!other) first.set(value, page);
      if (!other || page.frontMatter[key] === undefined) return [];
      const what = `The ${key} is that of ${other.file} too`;
      const remedy = 'Say what this page has of its own; a short name goes to `sidebar_label`.';
      return [problemAt(page, key, what, remedy)];
    });
  });
}

export const rule: Rule = {
  title: 'A guide has sections, says what to read next, and is not mistaken for another page',
  check: (corpus) => [...onEachPage(checkSections)(corpus), ...checkUnique(corpus)],
};
