import {useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref} from 'react';

import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import SearchFailure from '@site/src/components/SearchFailure';
import {popularQuestions} from '@site/src/data/questions';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import {capQuery, resultsAddress} from '@site/src/search/query';
import useSearchFailure from '@site/src/search/useSearchFailure';

import clsx from 'clsx';

import {panelId} from '../useSearchBox';
import Keys from './Keys';
import PopularQuestions from './PopularQuestions';
import Row from './Row';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import useRecents from './useRecents';
import useRows, {type RowData} from './useRows';
import useSelection from './useSelection';

export type PanelProps = {
  query: string;
  /** Takes the keys that the input gets. */
  keys: Ref<(event: KeyboardEvent) => void>;
  onActive: (id: string | undefined) => void;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** Puts the focus back into the input when what had it goes away. */
  onReturn: () => void;
};

type StatusProps = {query: string; rows: ReturnType<typeof useRows>};

/** What happens to the search, for everybody and for those who hear it only. */
function Status({query, rows}: StatusProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const failure = useSearchFailure();
  if (failure !== undefined || rows.state === 'idle') return null;
  if (rows.state === 'slow') {
    return (
      <p className={styles.note}>
        <Translate id="search.box.slow">网络较慢，还在加载……</Translate>
      </p>
    );
  }
  if (rows.state === 'waiting') {
    return (
      <p className={styles.note}>
        <Translate id="search.box.searching">正在搜索……</Translate>
      </p>
    );
  }
  if (rows.state === 'none' || rows.isGuess) {
    return (
      <div className={styles.none}>
        <p className={styles.noneTitle}>
          {translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})}
        </p>
        <p>
          {rows.isGuess ? (
            <Translate id="search.box.perhaps">
              也许这些页面有帮助（搜索不包括博客文章）：
            </Translate>
          ) : (
            <Translate id="search.box.help">
              换一个说法，或者少用几个词；报错原文、接口路径和参数名也能搜索。
            </Translate>
          )}
        </p>
      </div>
    );
  }
  const count = rows.own.length + rows.other.length;
  return (
    <>
      {rows.corrected !== undefined && (
        <p className={styles.note}>
          {translate(
            {
              id: 'search.box.corrected',
              message: '没有“{query}”的结果，下面是“{corrected}”的结果。',
            },
            {query, corrected: rows.corrected},
          )}
        </p>
      )}
      {rows.state === 'done' && (
        <p className={styles.heard}>
          {selectMessage(
            count,
            translate({id: 'search.box.count.plurals', message: '{count} 条结果'}, {count}),
          )}
        </p>
      )}
    </>
  );
}

export default function Panel({
  query,
  keys,
  onActive,
  onQuery,
  onClose,
  onReturn,
}: PanelProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const asked = capQuery(query.trim());
  const rows = useRows(asked);
  const recents = useRecents();
  const list = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLAnchorElement>(null);
  const found = rows.own.length + rows.other.length;
  const offered = asked ? found : recents.list.length + popularQuestions.length;

  const remember = () => {
    recents.add(asked);
    onClose();
  };
  const selection = useSelection({
    list,
    count: offered,
    // The first hit is what Enter opens; among suggestions, and on a touch screen, the reader chooses.
    first: asked && window.matchMedia('(hover: hover)').matches ? 0 : -1,
    query: asked,
    isWaiting: rows.state === 'waiting' || rows.state === 'slow',
    onActive,
    onEnterWithout: () => {
      if (asked) all.current?.click();
    },
  });
  useImperativeHandle(keys, () => selection.pressKey);

  const row = (hit: RowData, position: number) => (
    <Row
      key={hit.key}
      row={hit}
      id={selection.idOf(position)}
      isActive={selection.active === position}
      onPoint={() => {
        selection.setActive(position);
      }}
      onFollow={remember}
    />
  );
  return (
    <>
      <div className={styles.veil} />
      <div
        className={clsx(styles.panel, settings.side === 'left' && styles.left)}
        id={panelId}
        data-answered={rows.state === 'done' || rows.state === 'none' ? asked : undefined}>
        <SearchFailure className={styles.failure} onRetry={onReturn} />
        {query.trim().length > asked.length && (
          <p className={styles.note} role="status">
            <Translate id="search.query.cut">查询太长，只用了开头的部分。</Translate>
          </p>
        )}
        <div role="status">
          <Status query={asked} rows={rows} />
        </div>
        {asked === '' ? (
          <Suggestions
            recents={recents}
            selection={selection}
            list={list}
            onQuery={onQuery}
            onCleared={onReturn}
            onFollow={onClose}
          />
        ) : (
          <>
            {rows.state === 'none' && <PopularQuestions onFollow={onClose} />}
            {found > 0 && (
              <div
                ref={list}
                className={styles.list}
                role="listbox"
                aria-label={translate({id: 'search.box.results', message: '搜索结果'})}>
                {rows.own.map(row)}
                {rows.other.length > 0 && (
                  <div role="group" aria-label={rows.otherHeading}>
                    <p className={styles.groupTitle} role="presentation">
                      {rows.otherHeading}
                    </p>
                    {rows.other.map((hit, position) => row(hit, rows.own.length + position))}
                  </div>
                )}
              </div>
            )}
          </>
        )}
        <p className={styles.foot}>
          <Keys hasRows={offered > 0} />
          {asked !== '' && rows.total > 0 && (
            <Link ref={all} to={`/${resultsAddress(asked)}`} onClick={remember}>
              {selectMessage(
                rows.total,
                translate(
                  {id: 'search.box.all.plurals', message: '查看全部 {count} 条结果'},
                  {count: rows.total},
                ),
              )}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
