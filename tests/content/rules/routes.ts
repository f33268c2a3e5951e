import type {Corpus} from '../../support/prose/corpus';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

/** The pages that are the front of a folder; any other page is named after its address. */
const fronts = new Set(['/', '/oauth', '/api', '/opp']);

function checkRoute({contract}: Corpus, page: Page): Problem[] {
  const {name, route} = page;
  if (/(^|\/)index$/.test(name) && !fronts.has(route)) {
    const flat = page.file.replace(/\/index\.mdx$/, '.mdx');
    return [problemAt(page, 1, 'The file is an index of its folder', `Name it ${flat}.`)];
  }
  if (contract.pending.has(route)) {
    const remedy = `Remove '${route}' from config/pendingRoutes.ts.`;
    return [problemAt(page, 1, `${route} is listed as not written yet`, remedy)];
  }
  if (!contract.routes.has(route)) {
    const remedy = `Add '${route}' to config/routes.ts, or move the file to the address it should have.`;
    return [problemAt(page, 1, `${route} is not an address of the site`, remedy)];
  }
  return [];
}

/** Docusaurus would take these for pages too, past all the rules. */
function checkExtension({files}: Corpus): Problem[] {
  return [...files.keys()]
    .filter((file) => /^(?!openapi\/).*\.md$/.test(file) && !/(^|\/)README\.md$/.test(file))
    .map((file) => ({
      file,
      line: 1,
      what: 'The page is a .md file',
      remedy: `Name it ${file}x.`,
    }));
}

export const rule: Rule = {
  title: 'Every page is an .mdx file at an address of config/routes.ts',
  check: (corpus) => [
    ...corpus.pages.flatMap((page) => checkRoute(corpus, page)),
    ...checkExtension(corpus),
  ],
};
