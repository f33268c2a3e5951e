import type {ReactNode} from 'react';

import {highlightLines} from '../../writing/highlight/highlight';
import {wrapLine} from '../../writing/highlight/longLines';
import type {Strings} from './strings';

type Props = {
  code: string;
  language: string;
  words: Strings;
  /** Changes the HTML of the code, but not its text. */
  mark?: (html: string) => string;
};

/** A code frame like those of guides; the page's script puts the copy button into its place. */
export function Code({code, language, words, mark = (html) => html}: Props): ReactNode {
  return (
    <div className="code-frame" data-language={language}>
      <div className="code-scroll">
        <pre className="code-text">
          <code dangerouslySetInnerHTML={{__html: writeLines(code, language, mark)}} />
        </pre>
      </div>
      <span className="code-copy" data-control="copy" data-label={words.copySample} />
      {isLong(code) && (
        <details className="code-rest">
          <summary>{words.allLines(code.split('\n').length)}</summary>
        </details>
      )}
    </div>
  );
}

/** A phone shows so many rows of so many characters, or a few more; of longer code it first shows the beginning. */
const phone = {rows: 16, columns: 38};
const isLong = (code: string): boolean => countRows(code, phone.columns) > phone.rows;

/** The rows of code whose lines are wrapped. */
export const countRows = (code: string, columns: number): number =>
  code.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);

/** Long lines are wrapped on every screen. */
function writeLines(code: string, language: string, mark: (html: string) => string): string {
  const lines = code.split('\n');
  return mark(highlightLines(code, language).join('\n'))
    .split('\n')
    .map((html, index) => wrapLine(html, lines[index] ?? '', index < lines.length - 1 ? '\n' : ''))
    .join('');
}
