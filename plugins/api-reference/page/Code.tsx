import type {ReactNode} from 'react';

import {highlightLines} from '../../writing/highlight/highlight';

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

/** As many characters fit into a sample on the narrowest phone. */
const narrowestWidth = 36;

/** The steps that the styles know for the indent of what goes on in the next line. */
const indents = [2, 4, 6, 8, 10, 12, 16, 20];

/** A tag, which stays as it is; a name too long for a line; a name of several words; a sign between the pieces of an address. */
const joints = /<[^>]*>|[\w-]{28,}|-*\w+(?:-\w+)+|(?:[/?]+|&amp;)(?=[\w{$]|<s)/g;

/** Lets a line end behind the pieces of an address, and inside a name only where that is too long. */
function allowBreaks(html: string): string {
  return html.replace(joints, (found) => {
    if (found.startsWith('<')) return found;
    if (!/\w/.test(found) || found.startsWith('&')) return `${found}<wbr>`;
    return found.length < 28
      ? `<span class="whole">${found}</span>`
      : found.replace(/[_-](?=\w)/g, '$&<wbr>');
  });
}

/** Long lines are wrapped; what goes on in the next line is indented more than the line itself. */
function writeLines(code: string, language: string, mark: (html: string) => string): string {
  const lines = code.split('\n');
  return mark(highlightLines(code, language).join('\n'))
    .split('\n')
    .map((html, index) => {
      const line = (lines[index] ?? '').replaceAll('\t', '    ');
      const end = index < lines.length - 1 ? '\n' : '';
      if (line.length <= narrowestWidth) return html + end;
      const blank = line.search(/\S/);
      const indent = indents.find((step) => step > blank) ?? indents.at(-1);
      return `<span class="api-long api-in-${indent}">${allowBreaks(html)}${end}</span>`;
    })
    .join('');
}
