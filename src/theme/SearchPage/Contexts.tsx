import {useId, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {contexts, type Context} from '@site/src/search/contexts';
import {nameContexts} from '@site/src/search/nameContexts';

import styles from './styles.module.css';

type Props = {
  chosen: Context | undefined;
  /** How many pages match, in all and of each part, as far as that is known. */
  counts: Partial<Record<Context | '', number>> | undefined;
  onChoose: (context: Context | '') => void;
};

/** Narrows the results to one part of the site. */
export default function Contexts({chosen, counts, onChoose}: Props): ReactNode {
  const label = useId();
  const names = nameContexts();
  const everywhere = translate({
    id: 'theme.SearchPage.searchContext.everywhere',
    message: 'Everywhere',
  });
  return (
    <div className={styles.side}>
      <div className={styles.contexts} role="group" aria-labelledby={label}>
        <p id={label} className={styles.label}>
          {translate({id: 'search.context.label', message: '搜索范围'})}
        </p>
        {(['', ...contexts] as const).map((context) => (
          <button
            key={context}
            type="button"
            className={styles.context}
            aria-pressed={context === (chosen ?? '')}
            data-is-empty={context !== '' && counts !== undefined && !counts[context]}
            onClick={() => {
              onChoose(context);
            }}>
            {context === '' ? everywhere : names[context]}
            {counts && <small>{counts[context] ?? 0}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
