import {parseTree, type SourceTree} from '../../../plugins/api-reference/source/source';
import type {ApiDocument} from '../../../config/apiDocuments';

export const api: ApiDocument = {
  name: 'sample',
  root: 'openapi/openapi.yaml',
  folder: 'sample',
  id: 'sample',
  category: {
    address: '/category/sample',
    title: {'zh-Hans': '接口一览', en: 'All operations'},
    description: {'zh-Hans': '每个接口。', en: 'Every operation.'},
  },
  routeGroups: ['sample'],
};

export const routes = {
  sample: ['/openAPI/sample/sample-api', '/openAPI/sample/branches', '/openAPI/sample/get-branch'],
};

const files = {
  'openapi/openapi.yaml': `
openapi: 3.1.0
info: {title: Sample API, version: '1', description: {$ref: overview.md}}
servers: [{url: https://api.example, description: 正式环境}]
tags: [{name: branches, x-displayName: 分支}]
paths:
  /branches/{branch}: {$ref: paths/branches.yaml#/branch}
components:
  securitySchemes:
    token: {type: http, scheme: bearer, x-displayName: 令牌, x-token-variable: SAMPLE_TOKEN}
`,
  'openapi/overview.md': '见[获取分支](getBranch)。\n\n## 错误 {#errors}\n',
  'openapi/paths/branches.yaml': `
branch:
  get:
    operationId: getBranch
    tags: [branches]
    summary: 获取分支
    description: 返回一个分支。
    security: [{token: [repo]}]
    parameters:
      - {name: branch, in: path, required: true, description: 分支名, schema: {type: string, example: main}}
      - name: state
        in: query
        description: 状态
        schema:
          type: string
          enum: [open, closed]
          x-enum-descriptions: {open: 打开, closed: 关闭}
    responses:
      '200':
        description: 分支
        content:
          application/json:
            schema: {$ref: ../components/schemas/Branch.yaml}
      '404': {$ref: ../components/responses.yaml#/NotFound}
`,
  'openapi/components/responses.yaml': 'NotFound: {description: 不存在}\n',
  'openapi/components/schemas/Branch.yaml': `
type: object
required: [name]
properties:
  name: {type: string, description: 名称, example: main}
  parent: {$ref: Branch.yaml}
  labels:
    type: array
    items:
      type: object
      properties:
        color: {type: string, description: 颜色, example: red}
`,
  'openapi/en/openapi.yaml': `
servers: {https://api.example: Production}
tags: {branches: {x-displayName: Branch}}
securitySchemes: {token: {x-displayName: Token}}
`,
  'openapi/en/overview.md': 'See [Get a branch](getBranch).\n\n## Errors {#errors}\n',
  'openapi/en/paths/branches.yaml': `
getBranch:
  summary: Get a branch
  description: Returns one branch.
  parameters:
    path.branch: Its name
    query.state:
      description: State
      enum: {open: Open, closed: Closed}
  responses:
    '200': A branch
`,
  'openapi/en/components/responses.yaml': 'NotFound: Not found\n',
  'openapi/en/components/schemas/Branch.yaml': `
fields:
  name: Name
  labels.items.color: Colour
`,
} satisfies Record<string, string>;

type FileName = keyof typeof files;

/** A small API in both languages, with some of its files changed. */
export function sampleTree(
  change: (text: typeof files) => Partial<Record<string, string>> = () => ({}),
): SourceTree {
  const changed: Record<string, string | undefined> = {...files, ...change(files)};
  return parseTree(
    Object.entries(changed).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text.trimStart()]],
    ),
  );
}

/** The same with one replacement in one file. */
export function sampleTreeWith(name: FileName, from: string, to: string): SourceTree {
  return sampleTree((texts) => {
    if (!texts[name].includes(from)) throw new Error(`${name} does not contain ${from}`);
    return {[name]: texts[name].replace(from, to)};
  });
}
