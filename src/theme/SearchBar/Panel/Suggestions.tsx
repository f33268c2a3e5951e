import type {MouseEvent, ReactNode, RefObject} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import Icon from '@site/src/components/Icon';
import {popularQuestions} from '@site/src/data/questions';
import {listWays} from '@site/src/search/listWays';
import clsx from 'clsx';

import styles from './styles.module.css';
import type {RecentSearches} from './useRecents';
import type {Selection} from './useSelection';

/** The keys are handled by the input, which keeps the focus. */
const keepFocus = (event: MouseEvent) => {
  event.preventDefault();
};

type Props = {
  recents: RecentSearches;
  selection: Selection;
  list: RefObject<HTMLDivElement | null>;
  onQuery: (query: string) => void;
  onCleared: () => void;
  onFollow: () => void;
};

/** Before anything is typed: what was searched for here, what many ask and where else to look. */
export default function Suggestions({
  recents,
  selection,
  list,
  onQuery,
  onCleared,
  onFollow,
}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as SiteLocale;
  const recentTitle = translate({id: 'search.box.recent', message: '最近搜索'});
  const questionsTitle = translate({id: 'questions.title', message: '常见问题'});
  const optionAt = (position: number) => ({
    id: selection.idOf(position),
    className: clsx(styles.row, styles.suggestion, selection.active === position && styles.active),
    role: 'option',
    tabIndex: -1,
    'aria-selected': selection.active === position,
    onMouseMove: () => {
      selection.setActive(position);
    },
    onMouseDown: keepFocus,
  });
  return (
    <>
      <p className={styles.note}>
        <Translate id="search.box.tips">可以搜索功能、问题、报错原文、接口路径或参数名。</Translate>
      </p>
      {recents.list.length > 0 && (
        <button
          type="button"
          className={clsx('clean-btn', styles.forget)}
          onClick={() => {
            recents.clear();
            onCleared();
          }}>
          <Translate id="search.box.forget">清除记录</Translate>
        </button>
      )}
      <div ref={list} role="listbox" aria-label={questionsTitle}>
        {recents.list.length > 0 && (
          <div role="group" aria-label={recentTitle}>
            <p className={styles.groupTitle} role="presentation">
              {recentTitle}
            </p>
            {recents.list.map((query, position) => (
              <div
                key={query}
                {...optionAt(position)}
                onClick={() => {
                  onQuery(query);
                }}>
                <Icon name="history" className={styles.sign} />
                {query}
              </div>
            ))}
          </div>
        )}
        <div role="group" aria-label={questionsTitle}>
          <p className={styles.groupTitle} role="presentation">
            {questionsTitle}
          </p>
          {popularQuestions.map(({to, text}, index) => (
            <Link key={to} to={to} {...optionAt(recents.list.length + index)} onClick={onFollow}>
              {text[locale]}
            </Link>
          ))}
        </div>
      </div>
      <div className={styles.ways}>
        {listWays().map(({to, icon, title}) => (
          <Link
            key={to}
            to={to}
            className={clsx(styles.row, styles.suggestion)}
            onMouseDown={keepFocus}
            onClick={onFollow}>
            <Icon name={icon} className={styles.sign} />
            {title}
          </Link>
        ))}
      </div>
    </>
  );
}
