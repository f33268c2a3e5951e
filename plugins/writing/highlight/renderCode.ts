import type {CodeMeta} from './codeMeta';
import {highlightLines} from './highlight';
import {findLanguage} from './languages';

/**
 * The content of a `<code>` element. A line gets an element of its own only where it needs one:
 * when it is marked, numbered, added or removed in a diff, or so long that it goes on in the next row.
 */
export function renderCode(
  code: string,
  language: string,
  meta: CodeMeta,
  isLong: (line: string) => boolean = () => false,
): string {
  const source = code.split('\n');
  const isDiff = findLanguage(language) === 'diff';
  let html = '';
  highlightLines(code, language).forEach((line, index) => {
    const classes = [
      meta.marked.has(index + 1) && 'code-marked',
      isDiff && findChange(source[index] ?? ''),
    ].filter((name) => name !== false && name !== undefined);
    const end = index < source.length - 1 ? '\n' : '';
    if (meta.firstNumber === undefined && classes.length === 0) {
      html += isLong(source[index] ?? '')
        ? `<span class=code-long>${line}${end}</span>`
        : line + end;
      return;
    }
    const number = meta.firstNumber === undefined ? '' : ` data-number=${meta.firstNumber + index}`;
    html += `<span class="${['code-line', ...classes].join(' ')}"${number}>${line}${end}</span>`;
  });
  return html;
}

function findChange(line: string): string | undefined {
  if (/^(\+\+\+|---) /.test(line)) return undefined;
  return {'+': 'code-inserted', '-': 'code-deleted'}[line.charAt(0)];
}
