import {diagramNames, findDiagram, renderDiagram} from '../../../diagrams';
import {joinLastWords} from '../mdx/rehypeLineEnds';
import {
  failAt,
  findNearest,
  isComponent,
  makeComponent,
  readLocale,
  replaceNodes,
  type MdxFile,
  type MdxNode,
  type Transformer,
} from '../mdx/tree';

/** Replaces each `<Diagram name="…" />` by the finished drawing in the language of the page. */
export default function remarkDiagrams(): Transformer {
  return (tree, file) => {
    const timesUsed = new Map<string, number>();
    replaceNodes(tree, (node) => {
      if (!isComponent(node) || node.name !== 'Diagram') return undefined;
      const name = readName(node, file);
      const times = (timesUsed.get(name) ?? 0) + 1;
      timesUsed.set(name, times);
      return drawDiagram(name, times, node, file);
    });
  };
}

function readName(node: MdxNode, file: MdxFile): string {
  const value = node.attributes?.find((attribute) => attribute.name === 'name')?.value;
  if (typeof value !== 'string') {
    failAt(file, node, '<Diagram> lacks its name.', 'Write <Diagram name="…" />.');
  }
  return value;
}

function drawDiagram(name: string, times: number, node: MdxNode, file: MdxFile): MdxNode {
  const diagram = findDiagram(name);
  if (!diagram) {
    const remedy = `Nearest names: ${findNearest(name, diagramNames).join(', ')}.`;
    failAt(file, node, `There is no diagram “${name}”.`, remedy);
  }
  if (node.type !== 'mdxJsxFlowElement') {
    failAt(file, node, '<Diagram> stands inside a paragraph.', 'Put it on a line of its own.');
  }
  const id = times === 1 ? `diagram-${name}` : `diagram-${name}-${times}`;
  const locale = readLocale(file);
  return makeComponent('Diagram', {
    id,
    svg: renderDiagram(diagram, locale, id),
    caption: joinLastWords(diagram.caption[locale]),
  });
}
