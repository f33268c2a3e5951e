import type {Json} from '../description/types';
import type {SampleBody, SampleHeader, SampleLoop, SampleRequest} from './request';

export function writePython(request: SampleRequest): string {
  const {headers, body} = request;
  const call = writeCall(request);
  const file = body && 'file' in body ? body.file : undefined;
  return [
    ...(headers.some((header) => 'secret' in header) ? ['import os', ''] : []),
    'import requests',
    '',
    ...(file === undefined
      ? call
      : [`with open(${quote(file)}, "rb") as file:`, ...call.map((line) => `    ${line}`)]),
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n');
}

/** Stops at an empty page. */
export function writePythonLoop({url, headers, field}: SampleLoop): string {
  return [
    ...(headers.some((header) => 'secret' in header) ? ['import os', ''] : []),
    'import requests',
    '',
    'items = []',
    'page = 1',
    'while True:',
    '    response = requests.get(',
    `        ${quote(url)} + str(page),`,
    ...(headers.length > 0
      ? [
          '        headers={',
          ...headers.map((header) => `    ${writeHeader(header)}`),
          '        },',
        ]
      : []),
    '        timeout=30,',
    '    )',
    '    response.raise_for_status()',
    `    found = response.json()${field === undefined ? '' : `[${quote(field)}]`}`,
    '    if not found:',
    '        break',
    '    items += found',
    '    page += 1',
    'print(len(items))',
  ].join('\n');
}

function writeCall({method, url, headers, body}: SampleRequest): string[] {
  // `json=` and `data=` set the content type themselves.
  const isSet = body?.kind === 'json' || body?.kind === 'form';
  const sent = headers.filter(({name}) => !isSet || name !== 'Content-Type');
  return [
    `response = requests.${method.toLowerCase()}(`,
    `    ${quote(url)},`,
    ...(sent.length > 0 ? ['    headers={', ...sent.map(writeHeader), '    },'] : []),
    ...writeBody(body),
    '    timeout=30,',
    ')',
  ];
}

function writeHeader(header: SampleHeader): string {
  return `        ${quote(header.name)}: ${writeHeaderValue(header)},`;
}

function writeHeaderValue(header: SampleHeader): string {
  if (!('secret' in header)) return quote(header.value);
  if (header.prefix === '') return `os.environ["${header.secret}"]`;
  return `f"${header.prefix}{os.environ['${header.secret}']}"`;
}

function writeBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`    json=${writeValue(body.value, '    ')},`];
    case 'form':
      return [`    data=${writeValue(Object.fromEntries(body.fields), '    ')},`];
    case 'file':
      return ['    data=file,'];
    case 'upload':
      return [`    files={${quote(body.field)}: file},`];
    case undefined:
      return [];
  }
}

function writeValue(value: Json, margin: string): string {
  const inner = `${margin}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${writeValue(item, inner)},\n`);
    return items.length === 0 ? '[]' : `[\n${items.join('')}${margin}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${quote(key)}: ${writeValue(item, inner)},\n`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}${margin}}`;
}

/** A JSON string is a Python string. */
function quote(text: string): string {
  return JSON.stringify(text);
}
