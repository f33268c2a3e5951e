import properNames from '../properNames';
import {wordsOf} from '../../support/prose/headings';
import {isJsx} from '../../support/prose/jsx';
import {problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';
import {textBlocksOf} from '../../support/prose/text';

const hanRun = /\p{Script=Han}+/u;
const remedy =
  'Translate it; write a label of the product as `<Ui zh="个人设置">Personal settings</Ui>`, an error text as code; a proper name belongs in tests/content/properNames.ts.';

function withoutProperNames(text: string): string {
  return properNames.reduce((rest, {name}) => rest.replaceAll(name, ' '.repeat(name.length)), text);
}

function checkText(page: Page): Problem[] {
  return textBlocksOf(page).flatMap(({text, lineAt}) => {
    const match = hanRun.exec(withoutProperNames(text));
    if (!match) return [];
    return [problemAt(page, lineAt(match.index), `“${match[0]}” is Chinese`, remedy)];
  });
}

/** The English words of a label, and the caption of a code block, are text too. */
function checkLabels(page: Page): Problem[] {
  return [...walk(page.tree)].flatMap((node) => {
    const words =
      isJsx(node) && node.name === 'Ui'
        ? wordsOf(node)
        : node.type === 'code'
          ? (node.meta ?? '')
          : '';
    const match = hanRun.exec(words);
    return match ? [problemAt(page, node, `“${match[0]}” is Chinese`, remedy)] : [];
  });
}

export const rule: Rule = {
  title: 'English pages contain Chinese only in labels, code and listed proper names',
  check: onEachPage((page) =>
    page.locale === 'en' ? [...checkText(page), ...checkLabels(page)] : [],
  ),
};
