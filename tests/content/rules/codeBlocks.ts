import type {Code} from 'mdast';
import {parseAllDocuments} from 'yaml';

import {lineOf, problemAt, walk, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import {findSyntaxFault} from '../../support/prose/programs';
import {onEachPage, type Rule} from '../../support/prose/rule';

const shells = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell']);

/** Line of an offset inside a block: its first line stands below the fence. */
function lineInside(node: Code, offset: number): number {
  return lineOf(node) + node.value.slice(0, offset).split('\n').length;
}

function findJsonError(node: Code): {line: number; reason: string} | undefined {
  try {
    JSON.parse(node.value);
    return undefined;
  } catch (error) {
    const {message} = error as SyntaxError;
    const offset = /position (\d+)/.exec(message)?.[1];
    // A short text is quoted whole in the message, without the place.
    const [reason = message] = message.split(', "');
    return {line: offset ? lineInside(node, Number(offset)) : lineOf(node), reason};
  }
}

function findYamlError(node: Code): {line: number; reason: string} | undefined {
  for (const {errors} of parseAllDocuments(node.value)) {
    const [error] = errors;
    if (!error) continue;
    const reason = error.message.split('\n')[0] ?? error.code;
    return {line: lineInside(node, error.pos[0]), reason};
  }
  return undefined;
}

function findProgramError(node: Code): {line: number; reason: string} | undefined {
  const fault = findSyntaxFault(node.lang ?? '', node.value);
  return fault && {line: lineOf(node) + fault.line, reason: fault.reason};
}

function checkCode(page: Page, node: Code): Problem[] {
  const language = node.lang ?? '';
  if (language === '') {
    const remedy = 'Name it after the fence: ```bash, ```json, ```text.';
    return [problemAt(page, node, 'The code block has no language', remedy)];
  }
  if (node.value.trim() === '') {
    return [problemAt(page, node, 'The code block is empty', 'Fill or remove it.')];
  }
  if (shells.has(language)) {
    const index = node.value.split('\n').findIndex((line) => /^\s*(?:\$|PS>|>) /.test(line));
    const remedy =
      'Remove it, so that the line can be copied; a block that shows output is ```console.';
    if (index >= 0) {
      const line = lineOf(node) + index + 1;
      return [problemAt(page, line, 'The command begins with a prompt', remedy)];
    }
  }
  const name = language.toUpperCase();
  const error =
    name === 'JSON'
      ? findJsonError(node)
      : /^YA?ML$/.test(name)
        ? findYamlError(node)
        : findProgramError(node);
  if (!error) return [];
  const remedy = 'Correct it; a fragment that cannot stand alone is ```text.';
  return [problemAt(page, error.line, `The block is not valid ${name}: ${error.reason}`, remedy)];
}

export const rule: Rule = {
  title: 'Code blocks name their language, parse, and can be copied',
  check: onEachPage((page) =>
    [...walk(page.tree)].flatMap((node) => (node.type === 'code' ? checkCode(page, node) : [])),
  ),
};
