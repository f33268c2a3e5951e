import type {SampleBody, SampleHeader, SampleLoop, SampleRequest} from './request';

export function writeCurl({method, url, headers, body}: SampleRequest): string {
  const call = method === 'GET' ? [`curl ${quote(url)}`] : [`curl -X ${method}`, quote(url)];
  return [...call, ...headers.map(writeHeader), ...writeBody(body)].join(' \\\n  ');
}

/** Ends at an empty page; at the first error, which curl reports, the script fails and prints no part as the whole. */
export function writeCurlLoop({url, headers, field}: SampleLoop): string {
  const call = ['  items=$(curl -sSf', `"${url}$page"`, ...headers.map(writeHeader)];
  const test =
    field === undefined
      ? `  case "$(echo "$items" | tr -d '[:space:]')" in '[]') break ;; esac`
      : `  case "$(echo "$items" | tr -d '[:space:]')" in *'"${field}":[]'*) break ;; esac`;
  return [
    'page=1',
    'while true; do',
    `${call.join(' \\\n    ')}) || exit 1`,
    test,
    '  echo "$items"',
    '  page=$((page + 1))',
    'done',
  ].join('\n');
}

function writeHeader(header: SampleHeader): string {
  if ('secret' in header) return `-H "${header.name}: ${header.prefix}$${header.secret}"`;
  return `-H ${quote(`${header.name}: ${header.value}`)}`;
}

function writeBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return [`-d ${quote(JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  '))}`];
    case 'form':
      return body.fields.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
    case 'file':
      return [`--data-binary ${quote(`@${body.file}`)}`];
    case 'upload':
      return [`-F ${quote(`${body.field}=@${body.file}`)}`];
    case undefined:
      return [];
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
