import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

import {findLanguage, languageNames, languages, type Language} from './languages';
import {placeholder} from './placeholder';
import {colourCommands} from './shell';
import {findKind, type TokenKind} from './tokens';

loadLanguages(languageNames.flatMap((name) => languages[name].grammar ?? []));
colourCommands(Prism.languages.bash as Prism.Grammar);

/** A stretch of text of one colour. */
type Run = {kind?: TokenKind; text: string};

const shells: readonly Language[] = ['bash', 'console'];

/** Where such brackets mean nothing else. */
const languagesWithPlaceholders: readonly Language[] = [...shells, 'http', 'text', 'output'];

const prompt = '$ ';
const promptHtml = `<span class=code-prompt>${prompt}</span>`;

/**
 * Colours `code` as HTML: spans with classes, no styles. Throws on a language that is not in
 * languages.ts.
 */
export function highlight(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}

/** The same, one piece of HTML for each line: no span reaches over the end of a line. */
export function highlightLines(code: string, name: string): string[] {
  const language = findLanguage(name);
  if (!language) {
    throw new Error(`Unknown code language “${name}”. Known: ${languageNames.join(', ')}.`);
  }
  if (language === 'console') return highlightSession(code);
  return splitLines(readRuns(code, language)).map(writeLine);
}

/** A branch of a graph, whose lines are bars of their own. */
const graph = /^[*|\\/ ]*[*|](?: |$)/;

/** A command that ends in a backslash goes on in the next line. */
function highlightSession(code: string): string[] {
  const lines: string[] = [];
  let goesOn = false;
  for (const line of code.split('\n')) {
    const begins = !goesOn && line.startsWith(prompt);
    if (begins || goesOn) {
      const typed = readRuns(begins ? line.slice(prompt.length) : line, 'console');
      lines.push(`${begins ? promptHtml : ''}<span class=code-typed>${writeLine(typed)}</span>`);
      goesOn = line.endsWith('\\');
    } else {
      const classes = graph.test(line) ? '"code-output code-graph"' : 'code-output';
      lines.push(line && `<span class=${classes}>${escapeHtml(line)}</span>`);
    }
  }
  return lines;
}

function readRuns(code: string, language: Language): Run[] {
  const {grammar} = languages[language];
  const rules = grammar && Prism.languages[grammar];
  const read = rules ? flatten(Prism.tokenize(code, rules)) : [{text: code}];
  const runs = shells.includes(language) ? read.flatMap(readBody) : read;
  const merged = mergeRuns(runs);
  return languagesWithPlaceholders.includes(language) ? merged.flatMap(markPlaceholders) : merged;
}

/** What a command sends is coloured as the JSON that it is. */
function readBody(run: Run): Run[] {
  const body = run.text.slice(1, -1);
  if (run.kind !== 'string' || !/^'[{[].*"/s.test(run.text) || !isJson(body)) return [run];
  const quote: Run = {kind: 'string', text: "'"};
  return [quote, ...readRuns(body, 'json'), quote];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function flatten(token: Prism.TokenStream, inherited?: TokenKind): Run[] {
  if (typeof token === 'string') return [{kind: inherited, text: token}];
  if (Array.isArray(token)) return token.flatMap((part) => flatten(part, inherited));
  // Most tokens have no alias, whatever the types of Prism say.
  const alias = token.alias as string | string[] | undefined;
  const kind = findKind(token.type, [alias ?? []].flat()) ?? inherited;
  return flatten(token.content, kind === 'plain' ? undefined : kind);
}

/** Neighbours of one colour become one run, blank text between them included. */
function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const {kind, text} of runs) {
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (last && last.kind === kind) {
      last.text += text;
    } else if (last && beforeLast && beforeLast.kind === kind && !last.text.trim()) {
      beforeLast.text += last.text + text;
      merged.pop();
    } else {
      merged.push({kind, text});
    }
  }
  return merged;
}

function markPlaceholders({kind, text}: Run): Run[] {
  // The pattern is one group: every second part is what it found.
  return text.split(placeholder).flatMap((part, at) => {
    if (!part) return [];
    return [{kind: at % 2 === 1 ? 'placeholder' : kind, text: part}];
  });
}

function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {kind, text} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({kind, text: part});
    });
  }
  return lines;
}

function writeLine(line: Run[]): string {
  return line
    .map(({kind, text}) =>
      kind && text.trim() ? `<span class=tk-${kind}>${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
