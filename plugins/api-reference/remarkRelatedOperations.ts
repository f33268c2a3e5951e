import path from 'node:path';

import type {SiteLocale} from '../../config/site';
import {readLocale, type MdxNode, type Transformer} from '../writing/mdx/tree';

/** An operation as a guide and a tag link to it. */
export type RelatedOperation = {
  method: string;
  path: string;
  address: string;
  title: Record<SiteLocale, string>;
};

type Options = {
  /** Operations by the address of the guide that they belong to. */
  readOperations: () => Readonly<Record<string, readonly RelatedOperation[]>>;
};

/** Like the words before the pages beside it, which a guide ends with. */
const lead: Record<SiteLocale, string> = {'zh-Hans': '相关接口：', en: 'Related operations:'};

/** So many stand open; of more than a few others the rest is folded. */
const shown = 4;
const fewOthers = 2;
const rest: Record<SiteLocale, (count: number) => string> = {
  'zh-Hans': (count) => `其余 ${count} 个`,
  en: (count) => `${count} more`,
};

/** Ends a guide with links to the operations that do the same, and that it does not lead to already. */
export default function remarkRelatedOperations({readOperations}: Options): Transformer {
  return (tree, file) => {
    const told = new Set(listLinks(tree));
    const all = readOperations()[readAddress(file.path ?? '')] ?? [];
    const related = all.filter(({address}) => !told.has(address));
    if (related.length === 0) return;
    const locale = readLocale(file);
    tree.children?.push(
      writeElement(
        'aside',
        [writeElement('p', [{type: 'text', value: lead[locale]}]), ...writeLists(related, locale)],
        'related-operations',
      ),
    );
  };
}

/** Where the page itself leads: what it tells of an operation is more than its title. */
function listLinks({type, url, children = []}: MdxNode): string[] {
  return [...(type === 'link' && url ? [url] : []), ...children.flatMap(listLinks)];
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

function writeLists(related: readonly RelatedOperation[], locale: SiteLocale): MdxNode[] {
  const items = related.map((one) => writeItem(one, locale));
  const writeList = (children: MdxNode[]) => ({type: 'list', ordered: false, children});
  const others = items.splice(shown);
  if (others.length <= fewOthers) return [writeList([...items, ...others])];
  const label: MdxNode = {type: 'text', value: rest[locale](others.length)};
  const summary = writeElement('summary', [label], 'related-operations-rest');
  return [writeList(items), writeElement('details', [summary, writeList(others)])];
}

function writeItem({method, address, title}: RelatedOperation, locale: SiteLocale): MdxNode {
  const name = `api-method api-method-${method.toLowerCase()}`;
  const chip = writeElement('span', [{type: 'text', value: method}], name);
  const link = {type: 'link', url: address, children: [{type: 'text', value: title[locale]}]};
  const text = [{...chip, type: 'mdxJsxTextElement'}, {type: 'text', value: ' '}, link];
  return {type: 'listItem', children: [{type: 'paragraph', children: text}]};
}

function writeElement(name: string, children: MdxNode[], className?: string): MdxNode {
  const attributes = className
    ? [{type: 'mdxJsxAttribute', name: 'className', value: className}]
    : [];
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}
