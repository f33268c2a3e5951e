import type {CodeMeta} from './codeMeta';
import {highlightLines} from './highlight';
import {findLanguage} from './languages';
import {wrapLine} from './longLines';

/**
 * The content of a `<code>` element. A line gets an element of its own only where it needs one:
 * when it is marked, numbered, added or removed in a diff, or too long for a phone.
 */
export function renderCode(code: string, language: string, meta: CodeMeta): string {
  const source = code.split('\n');
  const isDiff = findLanguage(language) === 'diff';
  const isNumbered = meta.firstNumber !== undefined;
  let html = '';
  highlightLines(code, language).forEach((line, index) => {
    const text = source[index] ?? '';
    // The sign of a change is no part of the line's own indent.
    const own = isDiff ? text.replace(/^[+-]/, ' ') : text;
    const classes = [
      meta.marked.has(index + 1) && 'code-marked',
      isDiff && findChange(text),
    ].filter((name) => name !== false && name !== undefined);
    const end = index < source.length - 1 ? '\n' : '';
    // A number stands before its line, not above it.
    const written = isNumbered ? line + end : wrapLine(line, own, end);
    const number = isNumbered ? ` data-number=${(meta.firstNumber ?? 0) + index}` : '';
    html +=
      isNumbered || classes.length > 0
        ? `<span class="${['code-line', ...classes].join(' ')}"${number}>${written}</span>`
        : written;
  });
  return html;
}

function findChange(line: string): string | undefined {
  if (/^(\+\+\+|---) /.test(line)) return undefined;
  return {'+': 'code-inserted', '-': 'code-deleted'}[line.charAt(0)];
}
