import type {SampleBody, SampleHeader, SampleLoop, SampleRequest} from './request';

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

/** Stops at an empty page. */
export function writeGoLoop({url, headers, field}: SampleLoop): string {
  const usesSecret = headers.some((header) => 'secret' in header);
  const packages = ['encoding/json', 'fmt', 'net/http', 'strconv', ...(usesSecret ? ['os'] : [])];
  const stop = indent(stopOnError);
  const list = field === undefined ? 'found' : 'answer.Found';
  return [
    'package main',
    '',
    'import (',
    ...packages.sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    '\tvar items []json.RawMessage',
    '\tfor page := 1; ; page++ {',
    `\t\turl := ${quote(url)} + strconv.Itoa(page)`,
    '\t\trequest, err := http.NewRequest("GET", url, nil)',
    ...stop,
    ...indent(headers.map(writeHeader)),
    '\t\tresponse, err := http.DefaultClient.Do(request)',
    ...stop,
    '\t\tif response.StatusCode != http.StatusOK {',
    '\t\t\tpanic(response.Status)',
    '\t\t}',
    ...(field === undefined
      ? ['\t\tvar found []json.RawMessage']
      : ['\t\tvar answer struct {', `\t\t\tFound []json.RawMessage \`json:"${field}"\``, '\t\t}']),
    `\t\terr = json.NewDecoder(response.Body).Decode(&${field === undefined ? 'found' : 'answer'})`,
    '\t\tresponse.Body.Close()',
    ...stop,
    `\t\tif len(${list}) == 0 {`,
    '\t\t\tbreak',
    '\t\t}',
    `\t\titems = append(items, ${list}...)`,
    '\t}',
    '\tfmt.Println(len(items))',
    '}',
  ].join('\n');
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `\t${line}`);
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
