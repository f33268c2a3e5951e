import {describeLimit, limitsAddress, readLimits, type Limit} from '../../../config/limits';
import {site, type SiteLocale} from '../../../config/site';
import {failAt, isComponent, readLocale, type MdxNode, type Transformer} from '../mdx/tree';

const words = {
  'zh-Hans': {
    head: ['限制或数值', '数值', '对谁有效'],
    checked: '核对于',
    allChecked: (month: string) => `这些数值核对于 ${month}。`,
    before: '程序可以读取同样的内容：',
    link: '限制一览（JSON）',
    after: '。',
  },
  en: {
    head: ['Limit or figure', 'Value', 'Applies to'],
    checked: 'Checked',
    allChecked: (month: string) => `All figures were checked in ${month}. `,
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

function writeLimit(limit: Limit, locale: SiteLocale, isDated: boolean): MdxNode {
  const key = locale === 'en' ? 'en' : 'zh';
  return writeRow([
    [link(limit.page, readCode(limit.what[key]))],
    [text(describeLimit(limit, locale))],
    readCode(limit.binds[key]),
    ...(isDated ? [[text(limit.checked)]] : []),
  ]);
}

/** A month such as `2024-08` in words. */
function nameMonth(month: string, locale: SiteLocale): string {
  const options = {year: 'numeric', month: 'long', timeZone: 'UTC'} as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(month));
}

/** The table of all figures, and the way to the same as a file. */
function writeTable(locale: SiteLocale): MdxNode[] {
  const {head, checked, allChecked, before, link: name, after} = words[locale];
  const limits = readLimits();
  const months = new Set(limits.map((limit) => limit.checked));
  // A month that all share is said once.
  const [month = ''] = months;
  const isDated = months.size > 1;
  const columns = isDated ? [...head, checked] : head;
  const table = node('table', [
    writeRow(columns.map((one) => [text(one)])),
    ...limits.map((limit) => writeLimit(limit, locale, isDated)),
  ]);
  table.data = {hProperties: {className: ['table-limits']}};
  // `pathname:` leaves the address as it is: both languages share the file.
  const file = link(`pathname://${site.baseUrl}${limitsAddress.slice(1)}`, [text(name)]);
  const opening = isDated ? before : allChecked(nameMonth(month, locale)) + before;
  return [table, node('paragraph', [text(opening), file, text(after)])];
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
