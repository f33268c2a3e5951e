import type {ReactNode} from 'react';

import {highlight} from '../../writing/highlight/highlight';

type Props = {code: string; language: string; copyLabel: string};

/** A code frame like those of guides; the page's script puts the copy button into its place. */
export function Code({code, language, copyLabel}: Props): ReactNode {
  return (
    <div className="code-frame" data-language={language}>
      <div className="code-scroll">
        <pre className="code-text">
          <code dangerouslySetInnerHTML={{__html: highlight(code, language)}} />
        </pre>
      </div>
      <span className="code-copy" data-control="copy" data-label={copyLabel} />
    </div>
  );
}
