import type {DownloadType} from '../../../config/apiDocuments';
import {site, type SiteLocale} from '../../../config/site';

type About = {
  heading: string;
  introduction: string;
  /** Heads of the table of files, the language of the page first, and its rows. */
  format: string;
  languages: Record<SiteLocale, string>;
  formats: Record<DownloadType, string>;
  /** What to do with the file at an address, as Markdown. */
  explain: (file: string, address: string, collection: string) => string;
};

/** The part of an overview page that belongs to the files for other tools. */
export const aboutDownloads: Record<SiteLocale, About> = {
  'zh-Hans': {
    heading: '下载 OpenAPI 文件',
    introduction:
      '全部接口也可以下载为 OpenAPI 3.1 文件，有 YAML 和 JSON 两种格式；还有可以直接发送的请求：Postman 集合和编辑器用的 `.http` 文件。每种文件都有中文和英文两份，只有说明文字的语言不同。',
    format: '格式',
    languages: {'zh-Hans': '中文', en: '英文'},
    formats: {
      yaml: 'YAML',
      json: 'JSON',
      'postman_collection.json': 'Postman 集合',
      http: 'HTTP 请求',
    },
    explain: (file, address, collection) => `
### 核对下载的文件 {#verify-downloads}

把文件和 \`SHA256SUMS\` 下载到同一个文件夹，再核对校验值。在 macOS 上，把 \`sha256sum\` 换成 \`shasum -a 256\`。

\`\`\`bash
curl -O ${address}
curl -O ${site.url}${site.baseUrl}specs/SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS
\`\`\`

### 把文件导入其他工具 {#import-downloads}

用 Postman、Insomnia、Bruno、Apifox 等工具的“导入”功能打开 \`${file}\`，就能得到按标签分组的全部请求。请把令牌保存到工具的环境变量，不要写进请求，否则导出或分享请求时会泄露令牌。

集合 \`${collection}\` 里的请求已经填好示例和令牌的变量：导入之后，只需要给变量赋值。Postman、Bruno、Insomnia 和 Apifox 都能导入。\`.http\` 文件可以在 VS Code（REST Client 扩展）和 JetBrains 的 IDE 里打开，逐条发送；令牌的变量要写在编辑器的环境里。

命令行工具直接读取地址。生成 TypeScript 类型：

\`\`\`bash
npx openapi-typescript \\
  ${address} -o api.ts
\`\`\`

生成其他语言的客户端，需要 Java：

\`\`\`bash
npx @openapitools/openapi-generator-cli generate \\
  -i ${address} \\
  -g python -o client
\`\`\`

在本机模拟接口，返回文件里的示例：

\`\`\`bash
npx @stoplight/prism-cli mock \\
  ${address}
\`\`\`
`,
  },
  en: {
    heading: 'Download the OpenAPI file',
    introduction:
      'Download the whole API as an OpenAPI 3.1 description in YAML or JSON, or as ready-to-send requests: a Postman collection, and an `.http` file for editors. Each file is available in Chinese and in English, and only the language of the descriptions differs.',
    format: 'Format',
    languages: {en: 'English', 'zh-Hans': 'Chinese'},
    formats: {
      yaml: 'YAML',
      json: 'JSON',
      'postman_collection.json': 'Postman collection',
      http: 'HTTP requests',
    },
    explain: (file, address, collection) => `
### Check a download {#verify-downloads}

Download the file and \`SHA256SUMS\` to the same folder, and then compare the checksums. On macOS, use \`shasum -a 256\` instead of \`sha256sum\`.

\`\`\`bash
curl -O ${address}
curl -O ${site.url}${site.baseUrl}specs/SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS
\`\`\`

### Import the file into a tool {#import-downloads}

Postman, Insomnia, Bruno, Apifox, and other tools can import \`${file}\` and then list all requests by tag. Keep the token in an environment variable of the tool, not in a request. Otherwise, exporting or sharing the request reveals the token.

The requests in the \`${collection}\` collection already contain examples and a variable for the token, so you only have to set the variables after the import. Postman, Bruno, Insomnia, and Apifox can import the collection. You can also open the \`.http\` file in VS Code (with the REST Client extension) or in a JetBrains IDE, and send the requests one by one. Set the token variable in the environment of the editor.

Command-line tools read the file directly from its URL. Generate TypeScript types:

\`\`\`bash
npx openapi-typescript \\
  ${address} -o api.ts
\`\`\`

Generate a client in another language, which requires Java:

\`\`\`bash
npx @openapitools/openapi-generator-cli generate \\
  -i ${address} \\
  -g python -o client
\`\`\`

Run a mock API on your own computer that responds with the examples in the file:

\`\`\`bash
npx @stoplight/prism-cli mock \\
  ${address}
\`\`\`
`,
  },
};
