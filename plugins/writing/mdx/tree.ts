import path from 'node:path';

import type {SiteLocale} from '../../../config/site';

/** The parts of a page's tree that our plugins read or write, while it is Markdown and when it is HTML. */
export type MdxNode = {
  type: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  depth?: number;
  url?: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  /** What Markdown cannot say about the element that it becomes. */
  data?: {hName?: string; hProperties?: Record<string, unknown>; hChildren?: MdxNode[]};
  position?: {start: {line: number}};
};

export type MdxAttribute = {
  type: string;
  name?: string;
  value?: string | number | null | {type: string; value: string};
};

export type MdxFile = {path?: string};

export type Transformer = (tree: MdxNode, file: MdxFile) => void;

/** Calls `visit` for every node below `tree`, parents first; what it returns takes the node's place. */
export function replaceNodes(tree: MdxNode, visit: (node: MdxNode) => MdxNode | undefined): void {
  tree.children?.forEach((child, index, siblings) => {
    const next = visit(child) ?? child;
    siblings[index] = next;
    replaceNodes(next, visit);
  });
}

export function isComponent(node: MdxNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * A component with ready values. Without the mark that authors' own tags carry, MDX looks even a
 * lower-case name up in the registry of components.
 */
export function makeComponent(name: string, props: Record<string, string | undefined>): MdxNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).flatMap(([prop, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: prop, value}],
    ),
    children: [],
  };
}

/** English pages live below i18n/en; every other page is Chinese. */
export function readLocale(file: MdxFile): SiteLocale {
  return /(^|[\\/])i18n[\\/]en[\\/]/.test(file.path ?? '') ? 'en' : 'zh-Hans';
}

/** Stops the build with the place of the mistake and what to do about it. */
export function failAt(file: MdxFile, node: MdxNode, problem: string, remedy: string): never {
  const page = file.path ? path.relative(process.cwd(), file.path) : 'page';
  const error = new Error(`${page}:${node.position?.start.line ?? 1}: ${problem} ${remedy}`);
  // The mistake is in the page: where our code found it would only bury the message.
  error.stack = error.message;
  throw error;
}

/** The names most like `wanted`, nearest first, for a message about a typing mistake. */
export function findNearest(wanted: string, names: readonly string[], count = 3): string[] {
  return names
    .map((name) => ({name, distance: measureDistance(wanted.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({name}) => name);
}

/** Levenshtein distance: how many letters to add, drop or change. */
function measureDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [fromIndex, letter] of Array.from(from).entries()) {
    const next = [fromIndex + 1];
    for (const [toIndex, other] of Array.from(to).entries()) {
      const change = (row[toIndex] ?? 0) + (letter === other ? 0 : 1);
      const drop = (row[toIndex + 1] ?? 0) + 1;
      const add = (next[toIndex] ?? 0) + 1;
      next.push(Math.min(change, drop, add));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
