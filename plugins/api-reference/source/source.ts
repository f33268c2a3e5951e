import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {LineCounter, parseDocument, type Document} from 'yaml';

import {SpecError, throwIfAny, type Problem} from './problems';

/** The folder of all sources, relative to the repository. */
export const sourceFolder = 'openapi';

/** English texts live in the mirror path of their Chinese file. */
export const englishFolder = `${sourceFolder}/en`;

export type SourcePath = readonly (string | number)[];

/** One file of the source, parsed: an object for YAML, the text itself for Markdown. */
export type SourceFile = {
  /** Relative to the repository, with forward slashes. */
  path: string;
  data: unknown;
  /** The line of a value, or of the nearest ancestor that stands in the file. */
  findLine: (at: SourcePath) => number | undefined;
};

/** All source files by path. */
export type SourceTree = ReadonlyMap<string, SourceFile>;

export function readTree(repository: string): SourceTree {
  const names = readdirSync(path.join(repository, sourceFolder), {recursive: true})
    .map((name) => `${sourceFolder}/${String(name).replaceAll(path.sep, '/')}`)
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.endsWith('/README.md'))
    .sort();
  return parseTree(names.map((name) => [name, readFileSync(path.join(repository, name), 'utf8')]));
}

export function parseTree(texts: Iterable<readonly [path: string, text: string]>): SourceTree {
  const tree = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const [name, text] of texts) {
    try {
      tree.set(name, parseFile(name, text));
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      problems.push(...error.problems);
    }
  }
  throwIfAny(problems);
  return tree;
}

function parseFile(name: string, text: string): SourceFile {
  if (name.endsWith('.md')) return {path: name, data: text.trimEnd(), findLine: () => 1};
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  throwIfAny(
    document.errors.map((error) => ({
      file: name,
      line: error.linePos?.[0].line,
      where: 'YAML',
      message: `${error.message.split('\n')[0]}.`,
      remedy: 'Fix the YAML.',
    })),
  );
  return {
    path: name,
    data: document.toJS() as unknown,
    findLine: (at) => findLine(document, lines, at),
  };
}

function findLine(document: Document, lines: LineCounter, at: SourcePath): number | undefined {
  for (let length = at.length; length > 0; length -= 1) {
    const node = document.getIn(at.slice(0, length), true) as {range?: [number]} | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}
