import wrongTerms, {type WrongTerm} from '../wrongTerms';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';
import {textBlocksOf, withoutQuotations} from '../../support/prose/text';

function checkTerms(page: Page): Problem[] {
  const terms: readonly WrongTerm[] = [...wrongTerms.both, ...wrongTerms[page.locale]];
  return textBlocksOf(page).flatMap(({text, lineAt}) => {
    const used = withoutQuotations(text);
    return terms.flatMap(([wrong, right, why]) => {
      const match = wrong.exec(used);
      if (!match) return [];
      const what = `“${match[0]}” is the wrong word: ${why}`;
      const remedy = `Write “${right}”; put another product's own word in “ ”.`;
      return [problemAt(page, lineAt(match.index), what, remedy)];
    });
  });
}

export const rule: Rule = {
  title: 'One word for one thing: no form of tests/content/wrongTerms.ts',
  check: onEachPage(checkTerms),
};
