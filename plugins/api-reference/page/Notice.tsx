import type {ReactNode} from 'react';

import type {Html} from './context';

/** Each with a sign of our own, in a square of 16. */
const kinds = {
  note: {
    alert: 'secondary',
    sign: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 1.4a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8 2.4ZM7.3 7h1.4v4.4H7.3ZM8 4.4a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z',
  },
  warning: {
    alert: 'warning',
    sign: 'M8 1.4 15.6 14.6H.4ZM7.3 6v4.4h1.4V6ZM8 11.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z',
  },
};

type Props = {
  kind: keyof typeof kinds;
  title: string;
  text: Html;
};

/** A note like those of guides: `:::note[title]`. */
export function Notice({kind, title, text}: Props): ReactNode {
  const {alert, sign} = kinds[kind];
  return (
    <div className={`api-notice theme-admonition theme-admonition-${kind} alert alert--${alert}`}>
      <div className="admonitionHeading">
        <span className="admonitionIcon">
          <svg viewBox="0 0 16 16">
            <path fillRule="evenodd" d={sign} />
          </svg>
        </span>
        {title}
      </div>
      <div className="admonitionContent" dangerouslySetInnerHTML={text} />
    </div>
  );
}
