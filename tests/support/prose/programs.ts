import {spawnSync} from 'node:child_process';

import ts from 'typescript';

/** A mistake in a program; its line counts from 1. */
export type SyntaxFault = {line: number; reason: string};

/** The first mistake that a compiler finds without running anything. */
function findScriptFault(code: string): SyntaxFault | undefined {
  const {diagnostics = []} = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve},
  });
  const first = diagnostics.at(0);
  if (!first) return undefined;
  const before = code.slice(0, first.start ?? 0);
  const reason = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return {line: before.split('\n').length, reason};
}

/** Lets an interpreter read a program without running it; no answer where there is no such interpreter. */
function askInterpreter(
  command: string,
  args: string[],
  code: string,
  fault: RegExp,
): SyntaxFault | undefined {
  const {error, status, stderr} = spawnSync(command, args, {input: code, encoding: 'utf8'});
  if (error || status === 0) return undefined;
  const [, line = '1', reason = stderr] = fault.exec(stderr) ?? [];
  return {line: Number(line), reason: reason.trim()};
}

/** A method may be shown without its class. */
const readPython = 'import ast, sys, textwrap; ast.parse(textwrap.dedent(sys.stdin.read()))';

/** What the reader is to replace is written `<name>`, which a shell would take for files. */
const fillIn = (code: string): string => code.replace(/<[^<>\s&(]+>/g, 'name');

const readers: Record<string, (code: string) => SyntaxFault | undefined> = {
  bash: (code) => askInterpreter('bash', ['-n'], fillIn(code), /line (\d+): (.+)/),
  python: (code) =>
    askInterpreter('python3', ['-c', readPython], code, /line (\d+)[\s\S]*\n(\w*Error: .+)/),
  js: findScriptFault,
  ts: findScriptFault,
};

const aliases: Record<string, string> = {sh: 'bash', shell: 'bash', javascript: 'js'};

const known = new Map<string, SyntaxFault | undefined>();

/** Whether a program that a page shows can be read as what it claims to be. Both languages show the same ones. */
export function findSyntaxFault(language: string, code: string): SyntaxFault | undefined {
  const name = aliases[language] ?? language;
  const read = readers[name];
  if (!read) return undefined;
  const key = `${name}\n${code}`;
  if (!known.has(key)) known.set(key, read(code));
  return known.get(key);
}
