import type {MouseEvent, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import BranchGraph from '@site/src/components/BranchGraph';
import {homeHistory} from '@site/src/components/BranchGraph/history';
import SearchForm from '@site/src/components/SearchForm';

import styles from './styles.module.css';

/**
 * The box in the navigation bar shows hits as they are typed: a press on the field that is still empty leads there.
 * Whoever was faster than this code, or comes with the keyboard, types here and gets the page of results.
 */
function focusBoxInBar({currentTarget}: MouseEvent<HTMLInputElement>): void {
  if (currentTarget.value !== '') return;
  document.querySelector<HTMLInputElement>('.navbar__search-input')?.focus();
}

type Props = {children: ReactNode};

/** What stands below the title of the home page: what AtomGit is, the two ways to begin, and the search. */
export default function Hero({children}: Props): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>{children}</div>
      <div className={styles.search}>
        <SearchForm
          label={translate({id: 'home.search.label', message: '搜索文档'})}
          input={{
            placeholder: translate({
              id: 'search.form.placeholder',
              message: '例如：分支保护、403',
            }),
            onClick: focusBoxInBar,
          }}
        />
      </div>
      <BranchGraph history={homeHistory} className={styles.graph} isDrawn />
    </div>
  );
}
