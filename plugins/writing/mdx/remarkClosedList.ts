import {
  mdxComponents,
  mdxComponentUsage,
  type MdxComponentName,
} from '../../../config/mdxComponents';
import {
  failAt,
  findNearest,
  isComponent,
  readLocale,
  replaceNodes,
  type MdxFile,
  type MdxNode,
  type Transformer,
} from './tree';

/** Refuses what config/mdxComponents.ts does not list, and components used the wrong way. */
export default function remarkClosedList(): Transformer {
  return (tree, file) => {
    const imported = readImportedNames(tree);
    replaceNodes(tree, (node) => {
      if (isComponent(node) && !imported.has(node.name ?? '')) checkComponent(node, file);
      return undefined;
    });
  };
}

/** A page that is a layout of its own, such as the home page, imports its parts; they need no place in the list. */
function readImportedNames(tree: MdxNode): ReadonlySet<string> {
  const source = (tree.children ?? [])
    .filter(({type}) => type === 'mdxjsEsm')
    .map(({value}) => value)
    .join('\n');
  const names = [...source.matchAll(/^import\s+(?:(\w+)|\{([^}]*)\})/gm)].flatMap(
    ([, single, list]) => (single ?? list ?? '').split(',').map((name) => name.trim()),
  );
  return new Set(names);
}

function checkComponent(node: MdxNode, file: MdxFile): void {
  const name = findListed(node, file);
  checkAttributes(name, node, file);
  if (name === 'Steps') checkSteps(node, file);
  if (name === 'Ui') checkLabel(node, file);
}

function findListed(node: MdxNode, file: MdxFile): MdxComponentName {
  const written = node.name ?? '';
  const name = mdxComponents.find((listed) => listed === written);
  if (!name) {
    const problem = `<${written}> is not a component of this site.`;
    const nearest = findNearest(written, mdxComponents, 1).join();
    const remedy = `Did you mean <${nearest}>? The list: ${mdxComponents.join(', ')}.`;
    failAt(file, node, problem, remedy);
  }
  return name;
}

function checkAttributes(name: MdxComponentName, node: MdxNode, file: MdxFile): void {
  const {required, optional}: {required: readonly string[]; optional: readonly string[]} =
    mdxComponentUsage[name];
  const written = (node.attributes ?? []).map((attribute) => attribute.name ?? '{…}');
  const missing = required.filter((attribute) => !written.includes(attribute));
  if (missing.length > 0) {
    failAt(file, node, `<${name}> lacks ${missing.join(' and ')}.`, `Write ${missing[0]}="…".`);
  }
  const known = [...required, ...optional];
  const unknown = written.filter((attribute) => !known.includes(attribute));
  if (unknown.length > 0) {
    const remedy = known.length > 0 ? `It has: ${known.join(', ')}.` : 'It has none.';
    failAt(file, node, `<${name}> has no attribute ${unknown.join(', ')}.`, remedy);
  }
}

function checkSteps(node: MdxNode, file: MdxFile): void {
  const [list, ...rest] = node.children ?? [];
  if (list?.type !== 'list' || !list.ordered || rest.length > 0) {
    const remedy = 'Put exactly one numbered list into it, with a blank line before and after.';
    failAt(file, node, '<Steps> is not around a numbered list.', remedy);
  }
}

/** On a Chinese page the label is its content; on an English page `zh` may lack only where the product shows Latin. */
function checkLabel(node: MdxNode, file: MdxFile): void {
  const hasChinese = (node.attributes ?? []).some(({name}) => name === 'zh');
  if (hasChinese && readLocale(file) === 'zh-Hans') {
    failAt(file, node, '<Ui> has zh on a Chinese page.', 'Write <Ui>个人设置</Ui>.');
  }
}
