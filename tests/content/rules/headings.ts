import type {Heading} from 'mdast';

import {headingsOf} from '../../support/prose/headings';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A single page shows no title of its own: its text begins with it. */
function isTitle({kind, tree}: Page, heading: Heading): boolean {
  const [first] = tree.children.filter(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return kind === 'page' && heading.depth === 1 && first === heading;
}

function checkTitle(page: Page): Problem[] {
  if (page.kind !== 'page' || headingsOf(page).some(({node}) => isTitle(page, node))) return [];
  const remedy = `Begin the text with it: \`# ${String(page.frontMatter.title)}\`.`;
  return [problemAt(page, 1, 'A single page shows no title of its own', remedy)];
}

function checkHeadings(page: Page): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let above = 1;
  for (const {node, depth, id, text} of headingsOf(page)) {
    const report = (what: string, remedy: string) =>
      problems.push(problemAt(page, node, what, remedy));
    if (depth === 1 && !isTitle(page, node)) {
      report('A first-level heading repeats the title', 'Remove it, or begin it with `##`.');
    } else if (depth > above + 1) {
      const wanted = '#'.repeat(above + 1);
      report(`The heading jumps from level ${above} to ${depth}`, `Begin it with \`${wanted}\`.`);
    }
    above = depth;
    if (text === '') report('The heading has no text', 'Write what the section answers.');
    if (depth > 1 && id === undefined) {
      report('The heading has no explicit id', 'End it with one: `## 创建分支 {#create}`.');
    } else if (id !== undefined && !kebabCase.test(id)) {
      report(`The id \`${id}\` is not in kebab-case`, 'Use a-z, 0-9 and single hyphens.');
    }
    if (id !== undefined && seen.has(id)) {
      report(`The id \`${id}\` is used twice`, 'Give each heading of a page its own id.');
    }
    if (id !== undefined) seen.add(id);
  }
  return problems;
}

export const rule: Rule = {
  title: 'Headings begin at level two, go down step by step and carry an explicit id',
  check: onEachPage((page) => [...checkTitle(page), ...checkHeadings(page)]),
};
