import type {SiteLocale} from '../../../config/site';
import type {Detail, OperationChange} from '../source/compare';
import {writeValue} from '../../../src/api/description/examples';
import type {Answer} from './tokenRows';
import type {Json} from '../../../src/api/description/types';

/** Words of the generated pages; texts about an operation come from its source. */
export type Strings = {
  join: string;
  overview: string;
  /** Title of the page of a tag. */
  tagTitle: (name: string) => string;
  /** What a result list shows of a page: the call, and what it does. */
  description: (call: string, sentence: string) => string;
  endpoint: string;
  copyPath: string;
  event: string;
  unconfirmedTitle: string;
  unconfirmed: string;
  unconfirmedField: string;
  deprecated: string;
  deprecatedTitle: string;
  deprecatedNotice: string;
  /** Title of what to know where one kind of token is taken only. */
  only: (token: string) => string;
  /** Names the links to the sections of an operation. */
  contents: string;
  whoMayCall: string;
  anyone: string;
  scope: string;
  rateLimit: string;
  baseUrl: string;
  operations: string;
  brackets: readonly [string, string];
  /** Begins a line about an operation. */
  changed: Record<OperationChange['kind'], string>;
  /** About a parameter, a field or a status. */
  changedPart: Record<Detail['kind'], (part: string) => string>;
  noChanges: string;
  noToken: string;
  /** Whether operations take a kind of token. */
  answers: Record<Answer, string>;
  /** Names the links to the groups of a page. */
  groups: string;
  /** Names what unfolds a group on a phone. */
  showGroup: (name: string) => string;
  filterRows: string;
  /** With `{count}` for their number. */
  rowsFound: string;
  /** How many there are before anything is typed. */
  rowsShown: string;
  /** What else there is to all operations, and the names of its pages. */
  more: string;
  file: string;
  /** Beside a token that not all operations of a group take. */
  partly: string;
  /** Behind the tokens of a group with operations that need none. */
  partlyOpen: string;
  /** Beside one of them. */
  needsNone: string;
  notTaken: (token: string) => string;
  copyBaseUrl: string;
  tokens: string;
  or: string;
  paging: string;
  pagedBy: (parameter: string) => string;
  noPaging: string;
  firstPage: (parameter: string) => string;
  pageSize: (parameter: string, maximum?: number, usual?: Json) => string;
  /** When all of a list is read; its entries are the answer or a field of it. */
  lastPage: (field?: string) => string;
  allAboutPaging: string;
  loop: string;
  secret: (variable: string, kinds: readonly string[]) => string;
  noBody: string;
  unknownBody: string;
  parameters: Record<'path' | 'query' | 'header' | 'cookie', string>;
  body: string;
  responses: string;
  responseHeaders: string;
  callbacks: string;
  callback: (name: string) => string;
  required: string;
  optional: string;
  readOnly: string;
  writeOnly: string;
  defaultValue: string;
  example: string;
  pattern: string;
  values: string;
  range: (minimum?: number, maximum?: number) => string;
  length: (minimum?: number, maximum?: number) => string;
  count: (minimum?: number, maximum?: number) => string;
  multipleOf: (step: number) => string;
  fieldsOf: (count: number) => string;
  sameAs: (name: string) => string;
  /** Goes on after the number of fields. */
  asBefore: (name: string) => string;
  oneOf: string;
  anyOf: string;
  expandAll: string;
  collapseAll: string;
  samples: string;
  /** What shows all lines of long code on a phone. */
  allLines: (count: number) => string;
  language: string;
  guides: string;
  bodyExample: string;
  responseExample: string;
  copySample: string;
  /** Stands before the name of their file. */
  allChecksums: string;
  link: (name: string) => string;
};

function span(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum === undefined || maximum === undefined) return undefined;
  return minimum === maximum ? String(minimum) : `${minimum}–${maximum}`;
}

const sayBounds = (minimum: number | undefined, maximum: number | undefined): string =>
  span(minimum, maximum) ?? (minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`);

const inNumber = (word: string, count: number | undefined): string =>
  count === 1 ? word : `${word}s`;

/** `an OAuth token`, `a personal access token`. */
function withArticle(name: string): string {
  const written = /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${/^[aeio]/i.test(written) ? 'an' : 'a'} ${written}`;
}

export const strings: Record<SiteLocale, Strings> = {
  'zh-Hans': {
    join: '、',
    overview: '概述',
    tagTitle: (name) => (/[a-z]$/i.test(name) ? `${name} 接口` : `${name}接口`),
    description: (call, sentence) => `${call}：${sentence}`,
    endpoint: '请求地址',
    copyPath: '复制请求地址',
    event: '事件',
    unconfirmedTitle: '未经平台确认',
    unconfirmed: '本接口的路径和字段根据现有资料整理，尚未经平台确认，使用前请先试调用。',
    unconfirmedField: '未确认',
    deprecated: '已弃用',
    deprecatedTitle: '已弃用',
    deprecatedNotice: '本接口已弃用，请不要在新的集成里使用。',
    only: (token) => `只接受${token}`,
    contents: '本页目录',
    whoMayCall: '谁可以调用',
    anyone: '任何人，不需要令牌',
    scope: '作用范围',
    rateLimit: '访问限制',
    baseUrl: '根地址',
    operations: '接口',
    brackets: ['（', '）'],
    changed: {added: '新增接口：', removed: '移除接口：', changed: '修改接口：'},
    changedPart: {
      added: (part) => `新增 ${part}`,
      removed: (part) => `移除 ${part}`,
      type: (part) => `${part} 的类型或取值不同`,
      required: (part) => `${part} 改为必填`,
      optional: (part) => `${part} 不再必填`,
    },
    noChanges: '接口、参数和字段都没有变化。',
    noToken: '不带令牌',
    answers: {yes: '可以', no: '不可以', some: '部分'},
    groups: '接口分组',
    showGroup: (name) => `展开“${name}”的接口`,
    filterRows: '筛选本页的接口',
    rowsFound: '找到 {count} 个接口',
    rowsShown: '共 {count} 个接口',
    more: '说明',
    file: 'OpenAPI 文件',
    partly: '部分接口',
    partlyOpen: '；部分接口不需要令牌',
    needsNone: '不需要令牌',
    notTaken: (token) => `不接受${token}`,
    copyBaseUrl: '复制根地址',
    tokens: '令牌',
    or: '或',
    paging: '翻页',
    pagedBy: (parameter) => `用 ${parameter} 翻页`,
    noPaging: '平台没有公布翻页的参数',
    firstPage: (parameter) => `\`${parameter}\` 是页码，从 1 开始，每次加 1。`,
    pageSize: (parameter, maximum, usual) =>
      maximum === undefined
        ? `\`${parameter}\` 是每页的条数，平台没有公布上限。`
        : `\`${parameter}\` 是每页的条数，最多 ${maximum}${usual === undefined ? '' : `，不写时是 ${writeValue(usual)}`}。`,
    lastPage: (field) =>
      field === undefined
        ? '某一页是空数组 `[]`，说明前面已经是全部内容。'
        : `某一页的 \`${field}\` 是空数组，说明前面已经是全部内容。`,
    allAboutPaging: '分页的共同规则',
    loop: '读取所有页',
    secret: (variable, kinds) => `环境变量 \`${variable}\` 里存放${kinds.join('或')}。`,
    noBody: '没有响应体',
    unknownBody: '平台没有公布响应体，程序请只根据状态码判断',
    parameters: {path: '路径参数', query: '查询参数', header: '请求头', cookie: 'Cookie'},
    body: '请求体',
    responses: '响应',
    responseHeaders: '响应头',
    callbacks: '回调',
    callback: (name) => `${name} 回调`,
    required: '必填',
    optional: '可选',
    readOnly: '只读',
    writeOnly: '只写',
    defaultValue: '默认',
    example: '示例',
    pattern: '格式',
    values: '可选值',
    range: (minimum, maximum) =>
      span(minimum, maximum) ?? (minimum === undefined ? `不大于 ${maximum}` : `不小于 ${minimum}`),
    length: (minimum, maximum) =>
      `${span(minimum, maximum) ?? (minimum === undefined ? `最多 ${maximum}` : `至少 ${minimum}`)} 个字符`,
    count: (minimum, maximum) =>
      `${span(minimum, maximum) ?? (minimum === undefined ? `最多 ${maximum}` : `至少 ${minimum}`)} 项`,
    multipleOf: (step) => `${step} 的倍数`,
    fieldsOf: (count) => `${count} 个字段`,
    sameAs: (name) => `字段与 ${name} 相同`,
    asBefore: (name) => `，与前面的 ${name} 相同`,
    oneOf: '以下形式之一',
    anyOf: '以下形式的一种或几种',
    expandAll: '全部展开',
    collapseAll: '全部收起',
    samples: '请求示例',
    allLines: (count) => `全部 ${count} 行`,
    language: '编程语言',
    guides: '相关指南',
    bodyExample: '请求体示例',
    responseExample: '响应示例',
    copySample: '复制代码',
    allChecksums: '所有文件的校验值：',
    link: (name) => `“${name}”的固定链接`,
  },
  en: {
    join: ', ',
    overview: 'Overview',
    tagTitle: (name) => `${name} API`,
    description: (call, sentence) => `${call}: ${sentence}`,
    endpoint: 'Endpoint',
    copyPath: 'Copy the URL',
    event: 'Event',
    unconfirmedTitle: 'Not confirmed',
    unconfirmed:
      'AtomGit has not confirmed this operation. Its path and fields are based on the available sources, so make a test call before you rely on it.',
    unconfirmedField: 'unconfirmed',
    deprecated: 'deprecated',
    deprecatedTitle: 'Deprecated',
    deprecatedNotice: 'This operation is deprecated. Do not use it in new integrations.',
    only: (token) => `${token} only`,
    contents: 'On this page',
    whoMayCall: 'Who can call',
    anyone: 'Anyone, without a token',
    scope: 'Scope',
    rateLimit: 'Rate limit',
    baseUrl: 'Base URL',
    operations: 'Operations',
    brackets: [' (', ')'],
    changed: {added: 'Added: ', removed: 'Removed: ', changed: 'Changed: '},
    changedPart: {
      added: (part) => `${part} is new`,
      removed: (part) => `${part} was removed`,
      type: (part) => `${part} has a different type or different values`,
      required: (part) => `${part} is now required`,
      optional: (part) => `${part} is no longer required`,
    },
    noChanges: 'No operation, parameter, or field has changed.',
    noToken: 'No token',
    answers: {yes: 'Yes', no: 'No', some: 'Some'},
    groups: 'Groups of operations',
    showGroup: (name) => `Show the operations of “${name}”`,
    filterRows: 'Filter the operations on this page',
    rowsFound: '{count} operations found',
    rowsShown: '{count} operations',
    more: 'More',
    file: 'OpenAPI file',
    partly: 'some operations',
    partlyOpen: '; some operations need no token',
    needsNone: 'No token needed',
    notTaken: (token) => `${token} not accepted`,
    copyBaseUrl: 'Copy the base URL',
    tokens: 'Tokens',
    or: 'or',
    paging: 'Paging',
    pagedBy: (parameter) => `By page, with ${parameter}`,
    noPaging: 'AtomGit does not document paging parameters',
    firstPage: (parameter) =>
      `\`${parameter}\` is the page number. Start with 1 and add 1 each time.`,
    pageSize: (parameter, maximum, usual) =>
      maximum === undefined
        ? `\`${parameter}\` is the number of entries per page. AtomGit does not document a maximum.`
        : `\`${parameter}\` is the number of entries per page, at most ${maximum}${usual === undefined ? '' : `; the default is ${writeValue(usual)}`}.`,
    lastPage: (field) =>
      field === undefined
        ? 'When a page is an empty array, `[]`, you have read everything.'
        : `When the \`${field}\` of a page is an empty array, you have read everything.`,
    allAboutPaging: 'Rules for paging',
    loop: 'Read all pages',
    secret: (variable, kinds) =>
      `The environment variable \`${variable}\` holds ${kinds.map(withArticle).join(' or ')}.`,
    noBody: 'No response body',
    unknownBody: 'The body is not documented. In your program, rely only on the status code.',
    parameters: {
      path: 'Path parameters',
      query: 'Query parameters',
      header: 'Request headers',
      cookie: 'Cookies',
    },
    body: 'Request body',
    responses: 'Responses',
    responseHeaders: 'Response headers',
    callbacks: 'Callbacks',
    callback: (name) => `${name} callback`,
    required: 'required',
    optional: 'optional',
    readOnly: 'read-only',
    writeOnly: 'write-only',
    defaultValue: 'Default',
    example: 'Example',
    pattern: 'Pattern',
    values: 'Values',
    range: sayBounds,
    length: (minimum, maximum) =>
      `${sayBounds(minimum, maximum)} ${inNumber('character', maximum ?? minimum)}`,
    count: (minimum, maximum) =>
      `${sayBounds(minimum, maximum)} ${inNumber('item', maximum ?? minimum)}`,
    multipleOf: (step) => `multiple of ${step}`,
    fieldsOf: (count) => `${count} ${inNumber('field', count)}`,
    sameAs: (name) => `Same fields as ${name}`,
    asBefore: (name) => `, the same as in ${name} above`,
    oneOf: 'One of the following',
    anyOf: 'One or more of the following',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    samples: 'Request samples',
    allLines: (count) => `All ${count} lines`,
    language: 'Programming language',
    guides: 'Related guides',
    bodyExample: 'Body example',
    responseExample: 'Response examples',
    copySample: 'Copy the code',
    allChecksums: 'Checksums of all files: ',
    link: (name) => `Direct link to ${name}`,
  },
};
