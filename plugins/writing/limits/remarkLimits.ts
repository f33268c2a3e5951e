import {describeLimit, limitsAddress, readLimits, type Limit} from '../../../config/limits';
import {site, type SiteLocale} from '../../../config/site';
import {failAt, isComponent, readLocale, type MdxNode, type Transformer} from '../mdx/tree';

const words = {
  'zh-Hans': {
    head: ['限制或数值', '数值', '对谁有效', '核对于'],
    before: '程序可以读取同样的内容：',
    link: '限制一览（JSON）',
    after: '。',
  },
  en: {
    head: ['Limit or figure', 'Value', 'Applies to', 'Checked'],
    before: 'Programs can read the same list: ',
    link: 'limits at a glance (JSON)',
    after: '.',
  },
} as const satisfies Record<SiteLocale, unknown>;

const text = (value: string): MdxNode => ({type: 'text', value});
const node = (type: string, children: MdxNode[]): MdxNode => ({type, children});
const link = (url: string, children: MdxNode[]): MdxNode => ({type: 'link', url, children});

/** Text in which code stands between backticks. */
function readCode(value: string): MdxNode[] {
  return value
    .split('`')
    .map((part, index) => (index % 2 === 1 ? {type: 'inlineCode', value: part} : text(part)))
    .filter((part) => part.value !== '');
}

function writeRow(cells: MdxNode[][]): MdxNode {
  return node(
    'tableRow',
    cells.map((children) => node('tableCell', children)),
  );
}

function writeLimit(limit: Limit, locale: SiteLocale): MdxNode {
  const key = locale === 'en' ? 'en' : 'zh';
  return writeRow([
    [link(limit.page, readCode(limit.what[key]))],
    [text(describeLimit(limit, locale))],
    readCode(limit.binds[key]),
    [text(limit.checked)],
  ]);
}

/** The table of all figures, and the way to the same as a file. */
function writeTable(locale: SiteLocale): MdxNode[] {
  const {head, before, link: name, after} = words[locale];
  const rows = readLimits().map((limit) => writeLimit(limit, locale));
  // `pathname:` leaves the address as it is: both languages share the file.
  const file = link(`pathname://${site.baseUrl}${limitsAddress.slice(1)}`, [text(name)]);
  return [
    node('table', [writeRow(head.map((one) => [text(one)])), ...rows]),
    node('paragraph', [text(before), file, text(after)]),
  ];
}

/** Replaces `<Limits />` by the table of config/limits.yaml in the language of the page. */
export default function remarkLimits(): Transformer {
  return (tree, file) => {
    tree.children = tree.children?.flatMap((child) => {
      if (!isComponent(child) || child.name !== 'Limits') return [child];
      if (child.children?.length)
        failAt(file, child, '<Limits> is not empty.', 'Write <Limits />.');
      return writeTable(readLocale(file));
    });
  };
}
