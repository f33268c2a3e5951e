import type {ReactNode} from 'react';

import type {Html} from './context';

/** As the stock theme draws them. */
const kinds = {
  note: {
    alert: 'secondary',
    box: '0 0 14 16',
    sign: 'M6.3 5.69a.942.942 0 0 1-.28-.7c0-.28.09-.52.28-.7.19-.18.42-.28.7-.28.28 0 .52.09.7.28.18.19.28.42.28.7 0 .28-.09.52-.28.7a1 1 0 0 1-.7.3c-.28 0-.52-.11-.7-.3zM8 7.99c-.02-.25-.11-.48-.31-.69-.2-.19-.42-.3-.69-.31H6c-.27.02-.48.13-.69.31-.2.2-.3.44-.31.69h1v3c.02.27.11.5.31.69.2.2.42.31.69.31h1c.27 0 .48-.11.69-.31.2-.19.3-.42.31-.69H8V7.98v.01zM7 2.3c-3.14 0-5.7 2.54-5.7 5.68 0 3.14 2.56 5.7 5.7 5.7s5.7-2.55 5.7-5.7c0-3.15-2.56-5.69-5.7-5.69v.01zM7 .98c3.86 0 7 3.14 7 7s-3.14 7-7 7-7-3.12-7-7 3.14-7 7-7z',
  },
  warning: {
    alert: 'warning',
    box: '0 0 16 16',
    sign: 'M8.893 1.5c-.183-.31-.52-.5-.887-.5s-.703.19-.886.5L.138 13.499a.98.98 0 0 0 0 1.001c.193.31.53.501.886.501h13.964c.367 0 .704-.19.877-.5a1.03 1.03 0 0 0 .01-1.002L8.893 1.5zm.133 11.497H6.987v-2.003h2.039v2.003zm0-3.004H6.987V5.987h2.039v4.006z',
  },
};

type Props = {
  kind: keyof typeof kinds;
  title: string;
  text: Html;
};

/** A note like those of guides: `:::note[title]`. */
export function Notice({kind, title, text}: Props): ReactNode {
  const {alert, box, sign} = kinds[kind];
  return (
    <div className={`api-notice theme-admonition theme-admonition-${kind} alert alert--${alert}`}>
      <div className="admonitionHeading">
        <span className="admonitionIcon">
          <svg viewBox={box}>
            <path fillRule="evenodd" d={sign} />
          </svg>
        </span>
        {title}
      </div>
      <div className="admonitionContent" dangerouslySetInnerHTML={text} />
    </div>
  );
}
