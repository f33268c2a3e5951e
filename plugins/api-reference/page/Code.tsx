import type {ReactNode} from 'react';

import {highlightLines} from '../../writing/highlight/highlight';
import {wrapLine} from '../../writing/highlight/longLines';

type Props = {
  code: string;
  language: string;
  copyLabel: string;
  /** Changes the HTML of the code, but not its text. */
  mark?: (html: string) => string;
};

/** A code frame like those of guides; the page's script puts the copy button into its place. */
export function Code({code, language, copyLabel, mark = (html) => html}: Props): ReactNode {
  return (
    <div className="code-frame" data-language={language}>
      <div className="code-scroll">
        <pre className="code-text">
          <code dangerouslySetInnerHTML={{__html: writeLines(code, language, mark)}} />
        </pre>
      </div>
      <span className="code-copy" data-control="copy" data-label={copyLabel} />
    </div>
  );
}

/** Long lines are wrapped on every screen. */
function writeLines(code: string, language: string, mark: (html: string) => string): string {
  const lines = code.split('\n');
  return mark(highlightLines(code, language).join('\n'))
    .split('\n')
    .map((html, index) => wrapLine(html, lines[index] ?? '', index < lines.length - 1 ? '\n' : ''))
    .join('');
}
