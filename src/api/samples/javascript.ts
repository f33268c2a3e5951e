import type {Json} from '../description/types';
import type {SampleBody, SampleHeader, SampleLoop, SampleRequest} from './request';

export function writeJavaScript(request: SampleRequest): string {
  const {url, body} = request;
  const options = writeOptions(request);
  return [
    ...writePreparation(body),
    ...(options.length > 0
      ? [`const response = await fetch(${quote(url)}, {`, ...options, '});']
      : [`const response = await fetch(${quote(url)});`]),
    'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
    'console.log(await response.text());',
  ].join('\n');
}

/** Stops at an empty page. */
export function writeJavaScriptLoop({url, headers, field}: SampleLoop): string {
  const options = headers.map((header) => `  ${writeHeader(header)}`);
  return [
    'const items = [];',
    'for (let page = 1; ; page += 1) {',
    ...(options.length > 0
      ? [
          `  const response = await fetch(${quote(url)} + page, {`,
          '    headers: {',
          ...options,
          '    },',
          '  });',
        ]
      : [`  const response = await fetch(${quote(url)} + page);`]),
    '  if (!response.ok) throw new Error(`HTTP ${response.status}`);',
    `  const ${field === undefined ? 'found' : `{${field}: found}`} = await response.json();`,
    '  if (found.length === 0) break;',
    '  items.push(...found);',
    '}',
    'console.log(items.length);',
  ].join('\n');
}

function writePreparation(body: SampleBody | undefined): string[] {
  if (body?.kind === 'file') return ["import {readFile} from 'node:fs/promises';", ''];
  if (body?.kind !== 'upload') return [];
  return [
    "import {openAsBlob} from 'node:fs';",
    '',
    'const form = new FormData();',
    `form.set(${quote(body.field)}, await openAsBlob(${quote(body.file)}), ${quote(body.file)});`,
    '',
  ];
}

function writeOptions({method, headers, body}: SampleRequest): string[] {
  return [
    ...(method === 'GET' ? [] : [`  method: ${quote(method)},`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers.map(writeHeader), '  },'] : []),
    ...writeBody(body),
  ];
}

function writeHeader(header: SampleHeader): string {
  const name = /^\w+$/.test(header.name) ? header.name : quote(header.name);
  return `    ${name}: ${writeHeaderValue(header)},`;
}

function writeHeaderValue(header: SampleHeader): string {
  if (!('secret' in header)) return quote(header.value);
  const variable = `process.env.${header.secret}`;
  return header.prefix === '' ? variable : `\`${header.prefix}\${${variable}}\``;
}

function writeBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`  body: JSON.stringify(${writeValue(body.value)}),`];
    case 'form':
      return [`  body: new URLSearchParams(${writeValue(Object.fromEntries(body.fields))}),`];
    case 'file':
      return [`  body: await readFile(${quote(body.file)}),`];
    case 'upload':
      return ['  body: form,'];
    case undefined:
      return [];
  }
}

/** JSON is JavaScript. */
function writeValue(value: Json): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
