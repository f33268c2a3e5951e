import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

import {frontMatterOf, lineOfKey} from '../../../config/frontMatter';
import {locateProse, type ProseLocation} from '../../../config/proseTrees';
import type {Problem} from './problem';

/** One parsed page of prose in one language. */
export type Page = ProseLocation & {
  file: string;
  raw: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
};

/** A file that cannot be read as a page at all. */
export class UnreadablePage extends Error {
  constructor(readonly problem: Problem) {
    super(problem.what);
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx);

/** As Docusaurus does: `{#id}` after a heading is not MDX until its brace is escaped. */
function escapeHeadingIds(raw: string): string {
  return raw.replace(/^#{1,6}(?!#).*/gm, (heading) => heading.replace(/\\?\{#/, '\\{#'));
}

export function childrenOf(node: Nodes): Nodes[] {
  return 'children' in node ? node.children : [];
}

/** Every node below and including `node`, in reading order. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** As Docusaurus does: `a:b` is text although it looks like a directive. */
function restoreColons(tree: Root): void {
  for (const parent of walk(tree)) {
    if (!('children' in parent)) continue;
    const children: Nodes[] = parent.children;
    children.forEach((child, index) => {
      if (child.type !== 'textDirective') return;
      if (child.children.length > 0 || Object.keys(child.attributes ?? {}).length > 0) return;
      children[index] = {type: 'text', value: `:${child.name}`, position: child.position};
    });
  }
}

function readFrontMatter(file: string, raw: string): Record<string, unknown> {
  const yaml = frontMatterOf(raw);
  const remedy = 'Begin the file with `---`, the keys, and `---`; put values with `: ` in quotes.';
  if (yaml === undefined) {
    throw new UnreadablePage({file, line: 1, what: 'There is no front matter', remedy});
  }
  try {
    // The build's YAML reader turns times into dates.
    const values: unknown = parseYaml(yaml, {customTags: ['timestamp']});
    if (values !== null && typeof values === 'object') return {...values};
  } catch (error) {
    const {linePos, message} = error as {linePos?: [{line: number}]; message: string};
    const what = `The front matter is not valid YAML: ${message.split('\n')[0]}`;
    throw new UnreadablePage({file, line: (linePos?.[0].line ?? 1) + 1, what, remedy});
  }
  throw new UnreadablePage({file, line: 1, what: 'The front matter has no keys', remedy});
}

function readTree(file: string, raw: string): Root {
  try {
    const tree = processor.parse(escapeHeadingIds(raw));
    restoreColons(tree);
    return tree;
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    // A tag that is never closed is named with its place; the error itself stands at the end.
    const opened = /\((\d+):/.exec(reason ?? '')?.[1];
    const what = `This is not valid MDX: ${reason ?? String(error)}`;
    const remedy = 'Close every component; write a literal `<` or `{` as code or as `\\<`, `\\{`.';
    throw new UnreadablePage({file, line: Number(opened ?? line ?? 1), what, remedy});
  }
}

/** Parses one file; positions in the tree are those of the file. */
export function parsePage(file: string, raw: string): Page {
  const location = locateProse(file);
  if (!location) throw new Error(`${file} is not in a folder of prose.`);
  return {
    ...location,
    file,
    raw,
    frontMatter: readFrontMatter(file, raw),
    tree: readTree(file, raw),
  };
}

/** A problem of a page, at a node, a line or a front matter key. */
export function problemAt(
  page: Page,
  at: Nodes | number | string,
  what: string,
  remedy: string,
): Problem {
  const line =
    typeof at === 'number' ? at : typeof at === 'string' ? lineOfKey(page.raw, at) : lineOf(at);
  return {file: page.file, line, what, remedy};
}
