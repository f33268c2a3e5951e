import type {ReactNode, RefObject} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';

import styles from './styles.module.css';
import type {RecentSearches} from './useRecents';
import type {Selection} from './useSelection';

type Props = {
  recents: RecentSearches;
  selection: Selection;
  list: RefObject<HTMLDivElement | null>;
  onQuery: (query: string) => void;
  onCleared: () => void;
};

/** Before anything is typed: what was searched for here, or what can be. */
export default function Recents({recents, selection, list, onQuery, onCleared}: Props): ReactNode {
  if (recents.list.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="search.box.tips">可以搜索功能、问题、报错原文、接口路径或参数名。</Translate>
      </p>
    );
  }
  return (
    <>
      <p className={clsx(styles.groupTitle, styles.recentTitle)}>
        <Translate id="search.box.recent">最近搜索</Translate>
        <button
          type="button"
          className={clsx('clean-btn', styles.forget)}
          onClick={() => {
            recents.clear();
            onCleared();
          }}>
          <Translate id="search.box.forget">清除记录</Translate>
        </button>
      </p>
      <div
        ref={list}
        className={styles.list}
        role="listbox"
        aria-label={translate({id: 'search.box.recent', message: '最近搜索'})}>
        {recents.list.map((query, position) => (
          // The keys are handled by the input, which keeps the focus.
          <div
            key={query}
            id={selection.idOf(position)}
            className={clsx(
              styles.row,
              styles.recent,
              selection.active === position && styles.active,
            )}
            role="option"
            tabIndex={-1}
            aria-selected={selection.active === position}
            onMouseMove={() => {
              selection.setActive(position);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onQuery(query);
            }}>
            <Icon name="history" className={styles.recentIcon} />
            {query}
          </div>
        ))}
      </div>
    </>
  );
}
