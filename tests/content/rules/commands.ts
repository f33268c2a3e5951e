import type {Code} from 'mdast';

import type {CommandList} from '../../support/prose/commandList';
import {lineOf, problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';
import {shellCommandsOf, type ShellCommand} from '../../support/prose/shell';

const listName = 'tests/content/commands.yaml';

type Verdict = {what: string; remedy: string};

const nameOfOption = (word: string): string =>
  /^-\d+$/.test(word)
    ? word
    : word.replace(/=.*$/s, '').replace(/^(-[A-Z])(?=[A-Za-z(<]).+$/s, '$1');

/** Options end at `--`; what follows `$` or stands for a value begins with no dash. */
function optionsOf(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  return own.filter((word) => /^-{1,2}[A-Za-z\d]/.test(word));
}

function judge({words}: ShellCommand, list: CommandList): Verdict | undefined {
  const [program = '', ...rest] = words;
  const known = list[program];
  if (!known) {
    const remedy = `Correct it, or add the program to ${listName}.`;
    return {what: `“${program}” is no program that our pages call`, remedy};
  }
  const {options = [], subcommands} = known;
  const place = subcommands
    ? rest.findIndex((word) => !word.startsWith('-') && !/=/.test(word))
    : -1;
  const subcommand = place < 0 ? undefined : rest[place];
  if (subcommand !== undefined && !subcommands?.[subcommand] && !/^[<$]/.test(subcommand)) {
    const remedy = `Correct it, or add it to ${listName}.`;
    return {what: `“${program} ${subcommand}” is no command that our pages use`, remedy};
  }
  const allowed = [...options, ...((subcommand !== undefined && subcommands?.[subcommand]) || [])];
  const unknown = optionsOf(rest).find(
    (word) => !allowed.includes(word) && !allowed.includes(nameOfOption(word)),
  );
  if (unknown === undefined) return undefined;
  const name = subcommand === undefined ? program : `${program} ${subcommand}`;
  const remedy = `Correct it, or add it to ${listName} after a look into the manual.`;
  return {what: `“${name}” is called with ${unknown}, which our list does not have`, remedy};
}

/** What a page's reader types: in `console` blocks the lines after a prompt. */
function textOf({lang, value}: Code): string {
  if (lang !== 'console') return value;
  return value
    .split('\n')
    .map((line) => (line.startsWith('$ ') ? line.slice(2) : ''))
    .join('\n');
}

/** Names that a script of the page defines, and the patterns of its `case`. */
function definedIn(text: string): Set<string> {
  const functions = [...text.matchAll(/^\s*(\w+)\s*\(\)/gm)].map(([, name = '']) => name);
  const patterns = [...text.matchAll(/^\s*([\w*|]+)\)/gm)].map(([, name = '']) => name);
  return new Set([...functions, ...patterns]);
}

function checkBlock(page: Page, node: Code, list: CommandList): Problem[] {
  if (!['bash', 'sh', 'console'].includes(node.lang ?? '')) return [];
  const text = textOf(node);
  const own = definedIn(text);
  return shellCommandsOf(text, lineOf(node) + 1).flatMap((command) => {
    const [program = ''] = command.words;
    if (own.has(program)) return [];
    const verdict = judge(command, list);
    return verdict ? [problemAt(page, command.line, verdict.what, verdict.remedy)] : [];
  });
}

/** The same letters in another order: anything else may well be another program. */
function isMistyped(word: string, name: string): boolean {
  const lettersOf = (text: string) => Array.from(text).sort().join('');
  return word !== name && name.length >= 3 && lettersOf(word) === lettersOf(name);
}

/** Code in a sentence is a command when it begins with a program and goes on; a lone option is one of some program. */
function checkInline(page: Page, value: string, line: number, list: CommandList): Problem[] {
  const [first = ''] = value.split(' ');
  if (/^--[a-z]/.test(value)) {
    const all = Object.values(list).flatMap(({options = [], subcommands = {}}) => [
      ...options,
      ...Object.values(subcommands).flat(),
    ]);
    if (all.includes(nameOfOption(first))) return [];
    const remedy = `Correct it, or add it to its program in ${listName}.`;
    return [problemAt(page, line, `No program of our list has the option ${first}`, remedy)];
  }
  if (!value.includes(' ')) return [];
  if (!list[first]) {
    const near = Object.keys(list).find((name) => isMistyped(first, name));
    if (near === undefined) return [];
    const what = `“${first}” is no program that our pages call`;
    return [problemAt(page, line, what, `Write “${near}”, or add the program to ${listName}.`)];
  }
  return shellCommandsOf(value).flatMap((command) => {
    const verdict = judge(command, list);
    return verdict ? [problemAt(page, line, verdict.what, verdict.remedy)] : [];
  });
}

export const rule: Rule = {
  title: 'Every command on a page is one of a program, with options that it has',
  check: ({pages, contract: {commands}}) =>
    pages.flatMap((page) =>
      [...walk(page.tree)].flatMap((node) => {
        if (node.type === 'code') return checkBlock(page, node, commands);
        if (node.type !== 'inlineCode') return [];
        return checkInline(page, node.value, lineOf(node), commands);
      }),
    ),
};
