import type {Corpus} from '../../support/prose/corpus';
import {problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

const longest = 150;

function checkImages({contract}: Corpus, page: Page): Problem[] {
  return [...walk(page.tree)].flatMap((node) => {
    if (node.type !== 'image') return [];
    const report = (what: string, remedy: string) => [problemAt(page, node, what, remedy)];
    const alt = node.alt ?? '';
    if (alt === '') {
      return report(
        'The image has no alternative text',
        'Say what it shows: `![文字](/img/x.svg)`.',
      );
    }
    if (Array.from(alt).length > longest) {
      const remedy = `Say it in ${longest} characters, and the rest in the text.`;
      return report('The alternative text is too long', remedy);
    }
    if (contract.staticFiles.has(node.url)) return [];
    const remedy = 'Put it into static/ and write its address: `/img/x.svg`.';
    return report(`There is no file ${node.url} in static/`, remedy);
  });
}

export const rule: Rule = {
  title: 'Every image is a file of this site and has an alternative text',
  check: (corpus) => corpus.pages.flatMap((page) => checkImages(corpus, page)),
};
