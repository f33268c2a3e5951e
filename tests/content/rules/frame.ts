import type {Nodes, RootContent} from 'mdast';

import {headingsOf, wordsOf} from '../../support/prose/headings';
import {linksOf} from '../../support/prose/links';
import {lineOf, problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

const who = {'zh-Hans': '谁可以操作', en: 'Who can do this:'};
const example = {
  'zh-Hans': '**谁可以操作**：开发者和管理员。**事先准备**：已[验证手机号](/user/verify)。',
  en: '**Who can do this:** developers and maintainers. **Before you start:** [verify your mobile number](/user/verify).',
};

/** Nothing is done on these: they explain, record or lay out. */
const withoutAction = /^\/$|^\/(agreements|changelogs|opp|permission|org\/issue)(\/|$)/;

function isGuide({kind, route}: Page): boolean {
  return (kind === 'guide' || kind === 'oauth') && !withoutAction.test(route);
}

function beginsWith(node: RootContent, words: string): boolean {
  if (node.type !== 'paragraph') return false;
  const [first] = node.children;
  return first?.type === 'strong' && wordsOf(first) === words;
}

function checkHead(page: Page): Problem[] {
  const {children} = page.tree;
  const end = children.findIndex(({type}) => type === 'heading');
  const head = children.slice(0, end === -1 ? children.length : end);
  if (head.some((node) => beginsWith(node, who[page.locale]))) return [];
  const remedy = `Before the first heading, write a line of its own: ${example[page.locale]}`;
  return [problemAt(page, 1, 'The head does not say who can do this', remedy)];
}

function checkNext(page: Page): Problem[] {
  const heading = headingsOf(page).findLast(({id}) => id === 'next')?.node;
  if (!heading) return [];
  const {children} = page.tree;
  const step: Nodes | undefined = children[children.indexOf(heading) + 1];
  const links = step ? linksOf({...page, tree: {type: 'root', children: [step]}}) : [];
  if (step?.type === 'paragraph' && links.length === 1) return [];
  const what = 'The last section does not begin with the one next step';
  const remedy = 'Write one sentence with one link; further pages follow in a list.';
  return [problemAt(page, step ? lineOf(step) : heading, what, remedy)];
}

export const rule: Rule = {
  title: 'A guide says at its head who can do this, and at its end the one next step',
  check: onEachPage((page) => (isGuide(page) ? [...checkHead(page), ...checkNext(page)] : [])),
};
