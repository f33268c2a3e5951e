import {readLabels, type Labels} from '../../../config/labels';
import {wordsOf} from '../../support/prose/headings';
import {attributesOf, isJsx, type JsxElement} from '../../support/prose/jsx';
import {problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

const file = 'config/labels.yaml';

/** `立即清理 / 立刻清理` is one control with two names; neither stands alone. */
function findPair(label: string, labels: Labels): string | undefined {
  return [...labels.keys()].find((key) => key.split(' / ').includes(label));
}

function checkLabel(page: Page, node: JsxElement, labels: Labels): Problem[] {
  const words = wordsOf(node);
  const label = attributesOf(node).zh ?? words;
  const english = labels.get(label);
  if (english === undefined) {
    const pair = findPair(label, labels);
    const remedy = pair
      ? `Write both names of the control: “${pair}”.`
      : `Correct it to what the product shows, or add it to ${file} with its English.`;
    return [problemAt(page, node, `The label “${label}” is not in ${file}`, remedy)];
  }
  if (page.locale === 'zh-Hans' || words === english) return [];
  const what = `The label “${label}” is “${words}” here and “${english}” elsewhere`;
  const remedy = `Write “${english}”; if another word is better, change ${file} and every page.`;
  return [problemAt(page, node, what, remedy)];
}

/** The check against a table; tests bring a small one. */
export function checkLabels(labels: Labels): (page: Page) => Problem[] {
  return (page) =>
    [...walk(page.tree)].flatMap((node) =>
      isJsx(node) && node.name === 'Ui' ? checkLabel(page, node, labels) : [],
    );
}

const labels = readLabels();

export const rule: Rule = {
  title: 'A label of the interface has one form in each language, that of config/labels.yaml',
  check: onEachPage(checkLabels(labels)),
};
