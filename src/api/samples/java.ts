import type {SampleBody, SampleHeader, SampleLoop, SampleRequest} from './request';

export function writeJava({method, url, headers, body}: SampleRequest): string {
  const {imports, preparation, publisher, contentType} = describeBody(body);
  const packages = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...imports,
  ];
  return [
    ...packages.sort().map((name) => `import ${name};`),
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...preparation,
    `        var request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...headers.map(writeHeader),
    ...(contentType ? [`            .header("Content-Type", ${contentType})`] : []),
    `            .method(${quote(method)}, ${publisher})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n');
}

/** Stops at an empty page; Java has no JSON of its own. */
export function writeJavaLoop({url, headers, field}: SampleLoop): string {
  const isEmpty =
    field === undefined ? 'text.equals("[]")' : `text.contains(${quote(`"${field}":[]`)})`;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    '        var client = HttpClient.newHttpClient();',
    '        for (int page = 1; ; page++) {',
    `            var request = HttpRequest.newBuilder(URI.create(${quote(url)} + page))`,
    ...headers.map((header) => `    ${writeHeader(header)}`),
    '                .build();',
    '            var response = client.send(request, HttpResponse.BodyHandlers.ofString());',
    '            var body = response.body();',
    '            if (response.statusCode() != 200) throw new IllegalStateException(body);',
    String.raw`            var text = body.replaceAll("\\s", "");`,
    `            if (${isEmpty}) break;`,
    '            System.out.println(body);',
    '        }',
    '    }',
    '}',
  ].join('\n');
}

type BodyCode = {imports: string[]; preparation: string[]; publisher: string; contentType?: string};

function describeBody(body: SampleBody | undefined): BodyCode {
  const publishers = 'HttpRequest.BodyPublishers';
  switch (body?.kind) {
    case 'json':
      return {
        imports: [],
        preparation: [`        var body = ${quoteBlock(JSON.stringify(body.value, null, 2))};`],
        publisher: `${publishers}.ofString(body)`,
      };
    case 'form': {
      const encoded = new URLSearchParams(body.fields).toString();
      return {imports: [], preparation: [], publisher: `${publishers}.ofString(${quote(encoded)})`};
    }
    case 'file':
      return {
        imports: ['java.nio.file.Path'],
        preparation: [],
        publisher: `${publishers}.ofFile(Path.of(${quote(body.file)}))`,
      };
    case 'upload':
      return {
        imports: ['java.nio.file.Files', 'java.nio.file.Path', 'java.util.List'],
        preparation: [
          '        var boundary = "example-boundary";',
          `        var head = "--" + boundary + "\\r\\n"`,
          `            + ${quote(`Content-Disposition: form-data; name="${body.field}"; filename="${body.file}"\r\n\r\n`)};`,
          '        var tail = "\\r\\n--" + boundary + "--\\r\\n";',
          `        var parts = List.of(head.getBytes(), Files.readAllBytes(Path.of(${quote(body.file)})), tail.getBytes());`,
        ],
        publisher: `${publishers}.ofByteArrays(parts)`,
        contentType: '"multipart/form-data; boundary=" + boundary',
      };
    case undefined:
      return {imports: [], preparation: [], publisher: `${publishers}.noBody()`};
  }
}

function writeHeader(header: SampleHeader): string {
  return `            .header(${quote(header.name)}, ${writeHeaderValue(header)})`;
}

function writeHeaderValue(header: SampleHeader): string {
  if (!('secret' in header)) return quote(header.value);
  const variable = `System.getenv("${header.secret}")`;
  return header.prefix === '' ? variable : `${quote(header.prefix)} + ${variable}`;
}

/** A JSON string is a Java string. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** A text block, so that JSON reads as JSON. */
function quoteBlock(text: string): string {
  const margin = ' '.repeat(12);
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`);
  return `"""\n${margin}${escaped.replaceAll('\n', `\n${margin}`)}"""`;
}
