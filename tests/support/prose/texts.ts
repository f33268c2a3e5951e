import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

import {locateProse} from '../../../config/proseTrees';
import type {SiteLocale} from '../../../config/site';
import type {Corpus} from './corpus';
import {readOwnStrings} from './interfaceStrings';
import {textBlocksOf, textOfMarkdown, type TextBlock} from './text';

/** A run of text that readers see, wherever it is written: a page, a string, a drawing, the API. */
export type WrittenText = TextBlock & {
  file: string;
  locale: SiteLocale;
  /** Headings and titles stand alone. */
  heading: boolean;
};

const han = /\p{Script=Han}/u;

function readPages({pages}: Corpus): WrittenText[] {
  return pages.flatMap((page) =>
    textBlocksOf(page).map((block) => ({
      ...block,
      file: page.file,
      locale: page.locale,
      heading: block.heading === true,
    })),
  );
}

/** Strings that are words of nobody: keys, addresses, examples. */
const wordless = /^(?:example|examples|pattern|\$ref|operationId|permalink|default|format|url)$/;

/** The texts among the scalars of a YAML or JSON file; English files of the API hold nothing else. */
function readScalars(file: string, raw: string): WrittenText[] {
  const counter = new LineCounter();
  const document = parseDocument(raw, {lineCounter: counter});
  const english = /^i18n\/en\/|^openapi\/en\//.test(file);
  /** In a file of strings, the description of a string is for translators. */
  const isNote = (key: unknown) => file.endsWith('.json') && key === 'description';
  const texts: WrittenText[] = [];
  visit(document, {
    Pair: (_, {key}) =>
      isScalar(key) && (wordless.test(String(key.value)) || isNote(key.value))
        ? visit.SKIP
        : undefined,
    Scalar: (key, {value, range, type}) => {
      if (key === 'key' || typeof value !== 'string') return;
      if (english ? !/[a-z] [a-z]/i.test(value) : !han.test(value)) return;
      const start = counter.linePos(range?.[0] ?? 0).line;
      const line = type?.startsWith('BLOCK') ? start + 1 : start;
      const text = textOfMarkdown(value);
      texts.push({
        file,
        locale: english ? 'en' : 'zh-Hans',
        heading: false,
        text,
        lineAt: (offset) => line + text.slice(0, offset).split('\n').length - 1,
      });
    },
  });
  return texts;
}

const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"/g;

/** Drawings and lists in code: each literal that is a sentence or Chinese. */
function readLiterals(file: string, raw: string): WrittenText[] {
  return raw.split('\n').flatMap((code, index) =>
    /^\s*(?:\/\/|\*|import\b)/.test(code)
      ? []
      : [...code.matchAll(literal)]
          .map(([, single, double]) => single ?? double ?? '')
          .filter((text) => han.test(text) || /[a-z] [a-z]/i.test(text))
          .map((text) => ({
            file,
            locale: han.test(text) ? ('zh-Hans' as const) : ('en' as const),
            heading: false,
            text,
            lineAt: () => index + 1,
          })),
  );
}

/** The overviews of the API: Markdown outside the trees of prose. */
function readMarkdown(file: string, raw: string): WrittenText[] {
  let fenced = false;
  return raw.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced || line.startsWith('```') || line.trim() === '') return [];
    const heading = /^#+ /.test(line);
    const locale = file.startsWith('openapi/en/') ? ('en' as const) : ('zh-Hans' as const);
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : [line];
    return cells.map((cell) => ({
      file,
      locale,
      heading,
      text: textOfMarkdown(cell.replace(/^#+ /, '')),
      lineAt: () => index + 1,
    }));
  });
}

function readFile(file: string, raw: string): WrittenText[] {
  if (locateProse(file)) return [];
  if (/^openapi\/.*\.md$/.test(file) && !file.endsWith('README.md')) return readMarkdown(file, raw);
  if (/^(openapi|docs|blog|i18n)\/.*\.(ya?ml|json)$/.test(file)) return readScalars(file, raw);
  if (/^diagrams\/\w+\.ts$|^config\/(sections|announcement)\.ts$/.test(file)) {
    return readLiterals(file, raw);
  }
  if (!/^src\/.*\.tsx?$/.test(file)) return [];
  return readOwnStrings(file, raw).map(({message = '', line}) => ({
    file,
    locale: han.test(message) ? 'zh-Hans' : 'en',
    heading: false,
    text: message,
    lineAt: () => line,
  }));
}

const cache = new WeakMap<Corpus, WrittenText[]>();

/** Everything of the corpus that a reader of the site may come to read. */
export function writtenTextsOf(corpus: Corpus): WrittenText[] {
  const known = cache.get(corpus);
  if (known) return known;
  const files = [...corpus.files].flatMap(([file, raw]) => readFile(file, raw));
  const texts = [...readPages(corpus), ...files];
  cache.set(corpus, texts);
  return texts;
}
