import type {Nodes} from 'mdast';

export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The plain string attributes of a component; an expression counts as absent. */
export function attributesOf(element: JsxElement): Record<string, string> {
  const pairs = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return Object.fromEntries(pairs);
}
