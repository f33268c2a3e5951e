import {exampleOfMedia} from './examples';
import {listParameters, type Located} from './operations';
import type {Json, OpenApiDocument, Parameter, SecurityScheme} from './types';

/** What a sample sends, whatever language it is written in. */
export type SampleRequest = {
  method: string;
  url: string;
  headers: Header[];
  body?: SampleBody;
};

/** A secret value is the name of the environment variable that holds it. */
type Header = {name: string} & ({value: string} | {prefix: string; secret: string});

type SampleBody =
  | {kind: 'json'; value: Json}
  | {kind: 'form'; fields: [name: string, value: string][]}
  | {kind: 'file'; name: string};

export const sampleLanguages = [
  {key: 'curl', label: 'curl', highlightAs: 'bash', write: writeCurl},
  {key: 'python', label: 'Python', highlightAs: 'python', write: writePython},
  {key: 'javascript', label: 'JavaScript', highlightAs: 'js', write: writeJavaScript},
  {key: 'go', label: 'Go', highlightAs: 'go', write: writeGo},
  {key: 'java', label: 'Java', highlightAs: 'java', write: writeJava},
] as const;

/** The request that an operation's examples describe. */
export function sampleRequest(document: OpenApiDocument, located: Located): SampleRequest {
  const parameters = listParameters(document, located.operation);
  const body = readBody(document, located);
  return {
    method: located.method.toUpperCase(),
    url: writeUrl(document, located.path, parameters),
    headers: [
      ...readAuthorization(document, located),
      ...parameters
        .filter((parameter) => parameter.in === 'header' && parameter.required)
        .map((parameter) => ({name: parameter.name, value: String(valueOf(parameter))})),
      ...(body ? [{name: 'Content-Type', value: contentTypes[body.kind]}] : []),
    ],
    body,
  };
}

const contentTypes: Record<SampleBody['kind'], string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
};

function valueOf(parameter: Parameter): Json | undefined {
  return parameter.example ?? parameter.schema.example ?? parameter.schema.default;
}

function writeUrl(document: OpenApiDocument, path: string, parameters: Parameter[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((other) => other.in === 'path' && other.name === name);
    const value = parameter && valueOf(parameter);
    return value === undefined ? whole : encodeURI(String(value));
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || parameter.example))
    .flatMap((parameter) => {
      const value = valueOf(parameter);
      const values = Array.isArray(value) ? value : [value];
      return values.map((item) => `${parameter.name}=${encodeURIComponent(String(item))}`);
    });
  const server = document.servers[0]?.url ?? '';
  return server + filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

function readAuthorization(document: OpenApiDocument, {operation}: Located): Header[] {
  const [requirement = {}] = operation.security ?? document.security ?? [];
  const schemes = document.components?.securitySchemes ?? {};
  return Object.keys(requirement).flatMap((name): Header[] => {
    const scheme = schemes[name];
    if (!scheme) return [];
    const secret = readVariable(scheme, name);
    if (scheme.type === 'apiKey') return [{name: scheme.name ?? name, prefix: '', secret}];
    return [{name: 'Authorization', prefix: 'Bearer ', secret}];
  });
}

/** Secrets never stand in a sample: they come from the environment. */
function readVariable(scheme: SecurityScheme, name: string): string {
  const variable = scheme['x-token-variable'];
  if (!variable) throw new Error(`Security scheme ${name} has no x-token-variable.`);
  return variable;
}

function readBody(document: OpenApiDocument, {operation}: Located): SampleBody | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  if (!entry) return undefined;
  const [type, media] = entry;
  const value = exampleOfMedia(document, media, 'request');
  if (type === contentTypes.json) return {kind: 'json', value: value ?? {}};
  if (type === contentTypes.form) {
    const fields = Object.entries((value ?? {}) as Record<string, Json>);
    return {kind: 'form', fields: fields.map(([name, item]) => [name, String(item)])};
  }
  return {kind: 'file', name: String(media.example ?? 'file.bin')};
}

function writeCurl({method, url, headers, body}: SampleRequest): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoteShell(url)}`];
  for (const header of headers) {
    lines.push(
      'secret' in header
        ? `-H "${header.name}: ${header.prefix}$${header.secret}"`
        : `-H ${quoteShell(`${header.name}: ${header.value}`)}`,
    );
  }
  if (body?.kind === 'json') lines.push(`-d ${quoteShell(writeJson(body.value, 2, '  '))}`);
  if (body?.kind === 'form') {
    for (const [name, value] of body.fields)
      lines.push(`--data-urlencode ${quoteShell(`${name}=${value}`)}`);
  }
  if (body?.kind === 'file') lines.push(`--data-binary ${quoteShell(`@${body.name}`)}`);
  return lines.join(' \\\n  ');
}

function quoteShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function writeJson(value: Json, indent: number, margin = ''): string {
  return JSON.stringify(value, null, indent).replaceAll('\n', `\n${margin}`);
}

function writePython({method, url, headers, body}: SampleRequest): string {
  const needsEnvironment = headers.some((header) => 'secret' in header);
  const sent = headers.filter(({name}) => body?.kind === 'file' || name !== 'Content-Type');
  const parameters = [`    ${JSON.stringify(url)},`];
  if (sent.length > 0) {
    parameters.push('    headers={');
    for (const header of sent) {
      const value =
        'secret' in header
          ? header.prefix
            ? `f"${header.prefix}{os.environ['${header.secret}']}"`
            : `os.environ["${header.secret}"]`
          : JSON.stringify(header.value);
      parameters.push(`        ${JSON.stringify(header.name)}: ${value},`);
    }
    parameters.push('    },');
  }
  if (body?.kind === 'json') parameters.push(`    json=${writePythonValue(body.value, '    ')},`);
  if (body?.kind === 'form') {
    parameters.push(`    data=${writePythonValue(Object.fromEntries(body.fields), '    ')},`);
  }
  if (body?.kind === 'file') parameters.push('    data=file,');
  parameters.push('    timeout=30,');
  const call = [`response = requests.${method.toLowerCase()}(`, ...parameters, ')'];
  const lines = [
    ...(needsEnvironment ? ['import os', ''] : []),
    'import requests',
    '',
    ...(body?.kind === 'file'
      ? [
          `with open(${JSON.stringify(body.name)}, "rb") as file:`,
          ...call.map((line) => `    ${line}`),
        ]
      : call),
    'response.raise_for_status()',
    'print(response.text)',
  ];
  return lines.join('\n');
}

function writePythonValue(value: Json, margin: string): string {
  const inner = `${margin}    `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${writePythonValue(item, inner)},\n`).join('')}${margin}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${inner}${JSON.stringify(key)}: ${writePythonValue(item, inner)},\n`,
    );
    return entries.length === 0 ? '{}' : `{\n${entries.join('')}${margin}}`;
  }
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

function writeJavaScript({method, url, headers, body}: SampleRequest): string {
  const options: string[] = method === 'GET' ? [] : [`  method: '${method}',`];
  if (headers.length > 0) {
    options.push('  headers: {');
    for (const header of headers) {
      const name = /^\w+$/.test(header.name) ? header.name : quoteScript(header.name);
      const secret = 'secret' in header ? `process.env.${header.secret}` : '';
      const value =
        'secret' in header
          ? header.prefix
            ? `\`${header.prefix}\${${secret}}\``
            : secret
          : quoteScript(header.value);
      options.push(`    ${name}: ${value},`);
    }
    options.push('  },');
  }
  if (body?.kind === 'json')
    options.push(`  body: JSON.stringify(${writeJson(body.value, 2, '  ')}),`);
  if (body?.kind === 'form') {
    options.push(
      `  body: new URLSearchParams(${writeJson(Object.fromEntries(body.fields), 2, '  ')}),`,
    );
  }
  if (body?.kind === 'file') options.push(`  body: await readFile(${quoteScript(body.name)}),`);
  const call =
    options.length > 0
      ? [`const response = await fetch(${quoteScript(url)}, {`, ...options, '});']
      : [`const response = await fetch(${quoteScript(url)});`];
  return [
    ...(body?.kind === 'file' ? ["import {readFile} from 'node:fs/promises';", ''] : []),
    ...call,
    'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
    'console.log(await response.text());',
  ].join('\n');
}

function quoteScript(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function writeGo({method, url, headers, body}: SampleRequest): string {
  const imports = ['fmt', 'io', 'net/http'];
  const before: string[] = [];
  let payload = 'nil';
  if (body?.kind === 'json') {
    imports.push('strings');
    before.push(`\tbody := strings.NewReader(${quoteGo(writeJson(body.value, 2))})`);
    payload = 'body';
  }
  if (body?.kind === 'form') {
    imports.push('net/url', 'strings');
    before.push('\tform := url.Values{}');
    for (const [name, value] of body.fields) {
      before.push(`\tform.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
    }
    payload = 'strings.NewReader(form.Encode())';
  }
  if (body?.kind === 'file') {
    before.push(
      `\tfile, err := os.Open(${JSON.stringify(body.name)})`,
      ...panic('\t'),
      '\tdefer file.Close()',
    );
    payload = 'file';
  }
  if (body?.kind === 'file' || headers.some((header) => 'secret' in header)) imports.push('os');
  const lines = [
    'package main',
    '',
    'import (',
    ...imports.sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...before,
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${payload})`,
    ...panic('\t'),
    ...headers.map((header) => {
      const secret = 'secret' in header ? `os.Getenv("${header.secret}")` : '';
      const value =
        'secret' in header
          ? header.prefix
            ? `${JSON.stringify(header.prefix)}+${secret}`
            : secret
          : JSON.stringify(header.value);
      return `\trequest.Header.Set(${JSON.stringify(header.name)}, ${value})`;
    }),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...panic('\t'),
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...panic('\t'),
    '\tfmt.Println(response.Status, string(answer))',
    '}',
  ];
  return lines.join('\n');
}

function panic(margin: string): string[] {
  return [`${margin}if err != nil {`, `${margin}\tpanic(err)`, `${margin}}`];
}

/** A raw string cannot hold a backtick. */
function quoteGo(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}

function writeJava({method, url, headers, body}: SampleRequest): string {
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
  ];
  let publisher = 'HttpRequest.BodyPublishers.noBody()';
  if (body?.kind === 'json') {
    publisher = `HttpRequest.BodyPublishers.ofString(${quoteJava(writeJson(body.value, 2), '                    ')})`;
  }
  if (body?.kind === 'form') {
    const encoded = new URLSearchParams(body.fields).toString();
    publisher = `HttpRequest.BodyPublishers.ofString(${JSON.stringify(encoded)})`;
  }
  if (body?.kind === 'file') {
    imports.push('java.nio.file.Path');
    publisher = `HttpRequest.BodyPublishers.ofFile(Path.of(${JSON.stringify(body.name)}))`;
  }
  const lines = [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${JSON.stringify(url)}))`,
    ...headers.map((header) => {
      const secret = 'secret' in header ? `System.getenv("${header.secret}")` : '';
      const value =
        'secret' in header
          ? header.prefix
            ? `${JSON.stringify(header.prefix)} + ${secret}`
            : secret
          : JSON.stringify(header.value);
      return `                .header(${JSON.stringify(header.name)}, ${value})`;
    }),
    `                .method("${method}", ${publisher})`,
    '                .build();',
    '        var response = HttpClient.newHttpClient()',
    '                .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ];
  return lines.join('\n');
}

/** A text block, so that the JSON reads as JSON. */
function quoteJava(text: string, margin: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`);
  return `"""\n${margin}${escaped.replaceAll('\n', `\n${margin}`)}"""`;
}
