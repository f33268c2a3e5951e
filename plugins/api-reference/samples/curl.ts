import type {SampleBody, SampleHeader, SampleRequest} from './request';

export function writeCurl({method, url, headers, body}: SampleRequest): string {
  const command = method === 'GET' ? `curl ${quote(url)}` : `curl -X ${method} ${quote(url)}`;
  return [command, ...headers.map(writeHeader), ...writeBody(body)].join(' \\\n  ');
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
