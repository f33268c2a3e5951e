import type {SiteLocale} from '../../../config/site';

/** Words of the generated pages; texts about an operation come from its source. */
export type Strings = {
  join: string;
  brackets: readonly [string, string];
  overview: string;
  /** Title of the page of a tag. */
  tagTitle: (name: string) => string;
  /** What a result list shows of a page: the call, and what it does. */
  description: (call: string, sentence: string) => string;
  endpoint: string;
  copyPath: string;
  event: string;
  unconfirmed: string;
  unconfirmedField: string;
  deprecated: string;
  deprecatedNotice: string;
  whoMayCall: string;
  anyone: string;
  scope: string;
  rateLimit: string;
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
  oneOf: string;
  anyOf: string;
  expandAll: string;
  collapseAll: string;
  samples: string;
  language: string;
  guides: string;
  bodyExample: string;
  responseExample: string;
  copySample: string;
  file: string;
  checksum: string;
  allChecksums: string;
  link: (name: string) => string;
};

function span(minimum: number | undefined, maximum: number | undefined): string | undefined {
  if (minimum === undefined || maximum === undefined) return undefined;
  return minimum === maximum ? String(minimum) : `${minimum}–${maximum}`;
}

export const strings: Record<SiteLocale, Strings> = {
  'zh-Hans': {
    join: '、',
    brackets: ['（', '）'],
    overview: '概述',
    tagTitle: (name) => (/[a-z]$/i.test(name) ? `${name} 接口` : `${name}接口`),
    description: (call, sentence) => `${call}：${sentence}`,
    endpoint: '请求地址',
    copyPath: '复制请求地址',
    event: '事件',
    unconfirmed: '本接口的路径和字段根据现有资料整理，尚未经平台确认，使用前请先试调用。',
    unconfirmedField: '未确认',
    deprecated: '已弃用',
    deprecatedNotice: '本接口已弃用，请不要在新的集成里使用。',
    whoMayCall: '谁可以调用',
    anyone: '任何人，不需要令牌',
    scope: '作用范围',
    rateLimit: '访问限制',
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
    oneOf: '以下形式之一',
    anyOf: '以下形式的一种或几种',
    expandAll: '全部展开',
    collapseAll: '全部收起',
    samples: '请求示例',
    language: '编程语言',
    guides: '相关指南',
    bodyExample: '请求体示例',
    responseExample: '响应示例',
    copySample: '复制代码',
    file: '文件',
    checksum: 'SHA-256',
    allChecksums: '所有文件的校验值',
    link: (name) => `“${name}”的固定链接`,
  },
  en: {
    join: ', ',
    brackets: [' (', ')'],
    overview: 'Overview',
    tagTitle: (name) => `${name} API`,
    description: (call, sentence) => `${call}: ${sentence}`,
    endpoint: 'Endpoint',
    copyPath: 'Copy the endpoint',
    event: 'Event',
    unconfirmed:
      'AtomGit has not confirmed this operation. Its path and fields are based on the available sources, so make a test call before you rely on it.',
    unconfirmedField: 'unconfirmed',
    deprecated: 'deprecated',
    deprecatedNotice: 'This operation is deprecated. Do not use it in new integrations.',
    whoMayCall: 'Who can call',
    anyone: 'Anyone, without a token',
    scope: 'scope',
    rateLimit: 'Rate limit',
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
    defaultValue: 'default',
    example: 'example',
    pattern: 'pattern',
    values: 'values',
    range: (minimum, maximum) =>
      span(minimum, maximum) ??
      (minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`),
    length: (minimum, maximum) =>
      `${span(minimum, maximum) ?? (minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`)} characters`,
    count: (minimum, maximum) =>
      `${span(minimum, maximum) ?? (minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`)} items`,
    multipleOf: (step) => `multiple of ${step}`,
    fieldsOf: (count) => (count === 1 ? '1 field' : `${count} fields`),
    sameAs: (name) => `Same fields as ${name}`,
    oneOf: 'One of these forms',
    anyOf: 'One or more of these forms',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    samples: 'Request samples',
    language: 'Programming language',
    guides: 'Related guides',
    bodyExample: 'Body example',
    responseExample: 'Response examples',
    copySample: 'Copy the code',
    file: 'File',
    checksum: 'SHA-256',
    allChecksums: 'Checksums of all files',
    link: (name) => `Direct link to ${name}`,
  },
};
