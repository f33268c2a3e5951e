import {
  describeLimit,
  isInGroup,
  limitGroups,
  limitsAddress,
  readLimits,
  type Limit,
  type LimitGroup,
} from '../../../config/limits';
import {site, type SiteLocale} from '../../../config/site';
import {
  failAt,
  isComponent,
  readLocale,
  replaceNodes,
  type MdxFile,
  type MdxNode,
  type Transformer,
} from '../mdx/tree';

const words = {
  'zh-Hans': {
    head: ['限制或数值', '数值', '适用于'],
    checked: '核对于',
    allChecked: (month: string) => `这些数值核对于 ${month}。`,
    before: '程序可以读取同样的内容：',
    link: 'JSON 文件',
    after: '。',
  },
  en: {
    head: ['Limit or figure', 'Value', 'Applies to'],
    checked: 'Checked',
    allChecked: (month: string) => `All figures were checked in ${month}. `,
    before: 'Programs can read the same list: ',
    link: 'JSON file',
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

/** What stands before a figure steps back behind it. */
function writeFigure(limit: Limit, locale: SiteLocale): MdxNode[] {
  const {bound, figure} = describeLimit(limit, locale);
  if (bound === '') return [text(figure)];
  const data = {hName: 'span', hProperties: {className: ['limit-bound']}};
  return [{type: 'bound', data, children: [text(bound)]}, text(figure)];
}

/** So many figures of a group for the same, and its readers expect no other. */
const leastUsual = 4;

/** For whom most figures of a group are, which its heading says already. */
function findUsual(limits: readonly Limit[]): string | undefined {
  const count = (binds: string) => limits.filter((limit) => limit.binds.en === binds).length;
  const [usual] = limits.map(({binds}) => binds.en).sort((a, b) => count(b) - count(a));
  return usual !== undefined && count(usual) >= leastUsual ? usual : undefined;
}

function writeRow(cells: MdxNode[][]): MdxNode {
  return node(
    'tableRow',
    cells.map((children) => node('tableCell', children)),
  );
}

function writeLimit(
  limit: Limit,
  locale: SiteLocale,
  {isDated, usual}: {isDated: boolean; usual: string | undefined},
): MdxNode {
  const key = locale === 'en' ? 'en' : 'zh';
  const row = writeRow([
    [link(limit.page, readCode(limit.what[key]))],
    writeFigure(limit, locale),
    readCode(limit.binds[key]),
    ...(isDated ? [[text(limit.checked)]] : []),
  ]);
  if (limit.binds.en === usual) row.data = {hProperties: {className: ['limit-usual']}};
  return row;
}

/** A month such as `2024-08` in words. */
function nameMonth(month: string, locale: SiteLocale): string {
  const options = {year: 'numeric', month: 'long', timeZone: 'UTC'} as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(month));
}

/** When the figures were checked; a month that all share is said once. */
function readMonths(limits: readonly Limit[]): {month: string; isShared: boolean} {
  const months = new Set(limits.map(({checked}) => checked));
  const [month = ''] = months;
  return {month, isShared: months.size === 1};
}

function writeTable(group: LimitGroup, locale: SiteLocale): MdxNode {
  const {head, checked} = words[locale];
  const all = readLimits();
  const limits = all.filter((limit) => isInGroup(limit, group));
  const isDated = !readMonths(all).isShared;
  const usual = findUsual(limits);
  const columns = isDated ? [...head, checked] : head;
  const table = node('table', [
    writeRow(columns.map((one) => [text(one)])),
    ...limits.map((limit) => writeLimit(limit, locale, {isDated, usual})),
  ]);
  table.data = {hProperties: {className: ['table-limits']}};
  return table;
}

/** What holds for all figures, and the way to the same as a file. */
function writeNote(locale: SiteLocale): MdxNode {
  const {allChecked, before, link: name, after} = words[locale];
  const {month, isShared} = readMonths(readLimits());
  // `pathname:` leaves the address as it is: both languages share the file.
  const file = link(`pathname://${site.baseUrl}${limitsAddress.slice(1)}`, [text(name)]);
  const opening = isShared ? allChecked(nameMonth(month, locale)) + before : before;
  return node('paragraph', [text(opening), file, text(after)]);
}

const isGroup = (name: string): name is LimitGroup => Object.hasOwn(limitGroups, name);

function writeLimits(element: MdxNode, file: MdxFile): MdxNode {
  if (element.children?.length)
    failAt(file, element, '<Limits> is not empty.', 'Write <Limits group="api" />.');
  const group = element.attributes?.find(({name}) => name === 'group')?.value;
  if (group === undefined) return writeNote(readLocale(file));
  if (typeof group === 'string' && isGroup(group)) return writeTable(group, readLocale(file));
  const remedy = `The groups: ${Object.keys(limitGroups).join(', ')}.`;
  return failAt(file, element, '<Limits> names no group of config/limits.ts.', remedy);
}

/** Replaces `<Limits group="…" />` by the figures of that group, in the language of the page, and `<Limits />` by what holds for all. */
export default function remarkLimits(): Transformer {
  return (tree, file) => {
    replaceNodes(tree, (child) =>
      isComponent(child) && child.name === 'Limits' ? writeLimits(child, file) : undefined,
    );
  };
}
