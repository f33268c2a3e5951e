import path from 'node:path';

import type {SiteLocale} from '../../config/site';
import {readLocale, type MdxNode, type Transformer} from '../writing/mdx/tree';

/** An operation as a guide links to it. */
export type RelatedOperation = {
  method: string;
  address: string;
  title: Record<SiteLocale, string>;
};

type Options = {
  /** Operations by the address of the guide that they belong to. */
  readOperations: () => Readonly<Record<string, readonly RelatedOperation[]>>;
};

const heading: Record<SiteLocale, string> = {'zh-Hans': '相关接口', en: 'Related operations'};

/** Ends a guide with links to the operations that do the same. */
export default function remarkRelatedOperations({readOperations}: Options): Transformer {
  return (tree, file) => {
    const related = readOperations()[readAddress(file.path ?? '')];
    if (!related) return;
    const locale = readLocale(file);
    tree.children?.push(
      writeElement('aside', 'related-operations', [
        writeElement('p', 'related-operations-title', [{type: 'text', value: heading[locale]}]),
        {type: 'list', ordered: false, children: related.map((one) => writeItem(one, locale))},
      ]),
    );
  };
}

/** The address of a docs page from its file, the same in both languages. */
function readAddress(file: string): string {
  const page = path.relative(process.cwd(), file).split(path.sep).join('/');
  return page
    .replace(/^i18n\/en\/docusaurus-plugin-content-docs-oauth\/current\//, 'oauth/')
    .replace(/^i18n\/en\/docusaurus-plugin-content-docs\/current\//, 'docs/')
    .replace(/^docs(?=\/)/, '')
    .replace(/^oauth\//, '/oauth/')
    .replace(/\.mdx$/, '');
}

function writeItem({method, address, title}: RelatedOperation, locale: SiteLocale): MdxNode {
  const name = `api-method api-method-${method.toLowerCase()}`;
  const chip = writeElement('span', name, [{type: 'text', value: method}]);
  const link = {type: 'link', url: address, children: [{type: 'text', value: title[locale]}]};
  const text = [{...chip, type: 'mdxJsxTextElement'}, {type: 'text', value: ' '}, link];
  return {type: 'listItem', children: [{type: 'paragraph', children: text}]};
}

function writeElement(name: string, className: string, children: MdxNode[]): MdxNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children,
  };
}
