import type {Nodes} from 'mdast';

import remarkClosedList from '../../../plugins/writing/mdx/remarkClosedList';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';
import {isJsx, type JsxElement} from '../../support/prose/jsx';
import {problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {onEachPage, type Rule} from '../../support/prose/rule';

const notes = ['note', 'tip', 'info', 'warning', 'danger'];
const truncate = '/* truncate */';

/** The home page and single pages arrange components of their own. */
function isLayout({kind, route}: Page): boolean {
  return kind === 'page' || route === '/';
}

function checkNode(page: Page, node: Nodes): Problem[] {
  const report = (what: string, remedy: string) => [problemAt(page, node, what, remedy)];
  switch (node.type) {
    case 'containerDirective': {
      if (notes.includes(node.name)) return [];
      return report(`:::${node.name} is no kind of note`, `Use one of ${notes.join(', ')}.`);
    }
    case 'leafDirective':
      return report(`::${node.name} has no meaning here`, 'Write it as text or code.');
    case 'textDirective':
      return report(`:${node.name} has no meaning here`, 'Write it as text or code.');
    case 'text': {
      if (!/^:::/m.test(node.value)) return [];
      const remedy = 'Write `:::note[标题]` and `:::` on lines of their own.';
      return report('A note did not take effect', remedy);
    }
    case 'mdxjsEsm': {
      if (isLayout(page) && !/^export\b/m.test(node.value)) return [];
      return report('Prose imports and exports nothing', 'Remove it; components need no import.');
    }
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      if (page.kind === 'post' && node.value === truncate) return [];
      return report(`{${node.value}} is code, not prose`, 'Write a literal brace as `\\{`.');
    }
    default:
      return isJsx(node) && !isLayout(page) ? checkAttributes(page, node) : [];
  }
}

function checkAttributes(page: Page, node: JsxElement): Problem[] {
  const isCode = node.attributes.some(
    ({type, value}) => type !== 'mdxJsxAttribute' || (value !== null && typeof value === 'object'),
  );
  if (!isCode) return [];
  const what = `An attribute of <${node.name}> is code`;
  return [problemAt(page, node, what, 'Write it as a string: `name="…"`.')];
}

/** What the build refuses too; asked here first, since it names only one problem at a time. */
function checkClosedList(page: Page): Problem[] {
  try {
    // The plugin knows the same tree by a smaller type of its own.
    remarkClosedList()(page.tree as unknown as MdxNode, {path: page.file});
    return [];
  } catch (error) {
    const [, line = '1', what = ''] = /:(\d+): (.*)$/s.exec((error as Error).message) ?? [];
    return [{file: page.file, line: Number(line), what, remedy: ''}];
  }
}

function checkTruncation(page: Page): Problem[] {
  if (page.kind !== 'post') return [];
  const marks = [...walk(page.tree)].filter(
    (node) => node.type === 'mdxFlowExpression' && node.value === truncate,
  );
  if (marks.length === 1) return [];
  const remedy = `Write \`{${truncate}}\` once, on its own line after the first paragraph.`;
  return [problemAt(page, marks[1] ?? 1, 'The list of posts does not know where to cut', remedy)];
}

export const rule: Rule = {
  title: 'Pages use the listed components, the listed kinds of notes, and no code of their own',
  check: onEachPage((page) => [
    ...[...walk(page.tree)].flatMap((node) => checkNode(page, node)),
    ...checkClosedList(page),
    ...checkTruncation(page),
  ]),
};
