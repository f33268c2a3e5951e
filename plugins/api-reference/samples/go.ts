import type {SampleBody, SampleHeader, SampleRequest} from './request';

const stopOnError = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];

export function writeGo({method, url, headers, body}: SampleRequest): string {
  const {imports, preparation, reader, contentType} = describeBody(body);
  const usesSecret = headers.some((header) => 'secret' in header);
  const packages = new Set(['fmt', 'io', 'net/http', ...imports, ...(usesSecret ? ['os'] : [])]);
  return [
    'package main',
    '',
    'import (',
    ...[...packages].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...preparation,
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${reader})`,
    ...stopOnError,
    ...headers.map(writeHeader),
    ...(contentType ? [`\trequest.Header.Set("Content-Type", ${contentType})`] : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...stopOnError,
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...stopOnError,
    '\tfmt.Println(response.Status, string(answer))',
    '}',
  ].join('\n');
}

type BodyCode = {imports: string[]; preparation: string[]; reader: string; contentType?: string};

function describeBody(body: SampleBody | undefined): BodyCode {
  switch (body?.kind) {
    case 'json': {
      const text = quoteBlock(JSON.stringify(body.value, null, 2));
      return {
        imports: ['strings'],
        preparation: [`\tbody := strings.NewReader(${text})`],
        reader: 'body',
      };
    }
    case 'form':
      return {
        imports: ['net/url', 'strings'],
        preparation: [
          '\tform := url.Values{}',
          ...body.fields.map(([name, value]) => `\tform.Set(${quote(name)}, ${quote(value)})`),
        ],
        reader: 'strings.NewReader(form.Encode())',
      };
    case 'file':
      return {imports: ['os'], preparation: openFile(body.file), reader: 'file'};
    case 'upload':
      return {
        imports: ['bytes', 'mime/multipart', 'os'],
        preparation: [
          ...openFile(body.file),
          '\tvar body bytes.Buffer',
          '\tform := multipart.NewWriter(&body)',
          `\tpart, err := form.CreateFormFile(${quote(body.field)}, ${quote(body.file)})`,
          ...stopOnError,
          '\tif _, err := io.Copy(part, file); err != nil {',
          '\t\tpanic(err)',
          '\t}',
          '\tform.Close()',
        ],
        reader: '&body',
        contentType: 'form.FormDataContentType()',
      };
    case undefined:
      return {imports: [], preparation: [], reader: 'nil'};
  }
}

function openFile(name: string): string[] {
  return [`\tfile, err := os.Open(${quote(name)})`, ...stopOnError, '\tdefer file.Close()'];
}

function writeHeader(header: SampleHeader): string {
  return `\trequest.Header.Set(${quote(header.name)}, ${writeHeaderValue(header)})`;
}

function writeHeaderValue(header: SampleHeader): string {
  if (!('secret' in header)) return quote(header.value);
  const variable = `os.Getenv("${header.secret}")`;
  return header.prefix === '' ? variable : `${quote(header.prefix)}+${variable}`;
}

/** A JSON string is a Go string. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** As it is, between backticks; a backtick inside has to be escaped instead. */
function quoteBlock(text: string): string {
  return text.includes('`') ? quote(text) : `\`${text}\``;
}
