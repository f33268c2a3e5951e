import {readLocale, replaceNodes, type Transformer} from './tree';

const typed = /(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s\p{Ll})/gu;

/** In English prose an apostrophe is typographic, as the quotation marks are. */
export const drawApostrophes = (prose: string): string => prose.replace(typed, '’');

/** What is code stays as it was typed. */
export default function remarkApostrophes(): Transformer {
  return (tree, file) => {
    if (readLocale(file) !== 'en') return;
    replaceNodes(tree, (node) =>
      node.type === 'text' ? {...node, value: drawApostrophes(node.value ?? '')} : undefined,
    );
  };
}
