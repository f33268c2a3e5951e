import {useState, type ChangeEvent, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import type {IndexedOperation} from '@site/config/apiDocuments';

import {findOperations} from './findOperations';
import {useOperations} from './useOperations';

type Answer = {status: 'idle' | 'failed'} | {status: 'found'; operations: IndexedOperation[]};

/** What is typed, what it finds, and when the list has to be loaded. */
export function useFilter(source: string) {
  const [query, setQuery] = useState('');
  const {state, request} = useOperations(source);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setQuery(event.target.value);
    if (state.status === 'failed') request();
  };
  const prepare = () => {
    if (state.status !== 'ready') request();
  };
  return {query, change, prepare, answer: findAnswer(query, state)};
}

function findAnswer(query: string, state: ReturnType<typeof useOperations>['state']): Answer {
  if (query.trim() === '' || state.status === 'waiting') return {status: 'idle'};
  if (state.status === 'failed') return {status: 'failed'};
  return {status: 'found', operations: findOperations(state.operations, query)};
}

type Props = {filter: ReturnType<typeof useFilter>};

/** Finds an operation by title in either language, path, method or operationId. */
export function OperationFilter({filter}: Props): ReactNode {
  const {query, change, prepare, answer} = filter;
  const label = translate({id: 'api.filter.label', message: '筛选接口'});
  return (
    <div className="api-filter">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        onFocus={prepare}
        onChange={change}
      />
      <p role="status" className="api-filter-status">
        {describeAnswer(answer)}
      </p>
      {answer.status === 'found' && <Results operations={answer.operations} />}
    </div>
  );
}

function describeAnswer(answer: Answer): string {
  switch (answer.status) {
    case 'idle':
      return '';
    case 'failed':
      return translate({id: 'api.filter.failed', message: '接口列表没有载入，继续输入会再试一次'});
    case 'found':
      return translate(
        {id: 'api.filter.count', message: '找到 {count} 个接口'},
        {count: String(answer.operations.length)},
      );
  }
}

function Results({operations}: {operations: readonly IndexedOperation[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <ul className="api-filter-results">
      {operations.map(({operationId, method, path, address, title, confirmed}) => (
        <li key={operationId}>
          <Link to={address}>
            <span>{title[currentLocale as SiteLocale]}</span>
            <span className="api-filter-path">
              <span className={`api-method api-method-${method.toLowerCase()}`}>{method}</span>{' '}
              {path}
            </span>
            {!confirmed && (
              <span className="api-note">
                {translate({id: 'api.filter.unconfirmed', message: '未确认'})}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
