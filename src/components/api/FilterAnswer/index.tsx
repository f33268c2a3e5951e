import {useEffect, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {IndexedOperation} from '@site/config/apiDocuments';
import type {SiteLocale} from '@site/config/site';
import Breakable from '@site/src/components/Breakable';

import {findOperations} from './findOperations';
import {useOperations} from './useOperations';
import './results.css';

type Answer = {status: 'idle' | 'failed'} | {status: 'found'; operations: IndexedOperation[]};

type Props = {
  /** Address of the list of operations. */
  source: string;
  query: string;
  onFiltering: (isFiltering: boolean) => void;
};

/** What a query finds; the list is asked for at once, and after a failure with each change of the query. */
function useAnswer({source, query, onFiltering}: Props): Answer {
  const {state, request} = useOperations(source);
  const answer = findAnswer(query, state);
  const isFiltering = answer.status !== 'idle';
  useEffect(request, [request, query]);
  useEffect(() => {
    onFiltering(isFiltering);
  }, [isFiltering, onFiltering]);
  return answer;
}

function findAnswer(query: string, state: ReturnType<typeof useOperations>['state']): Answer {
  if (query.trim() === '' || state.status === 'waiting') return {status: 'idle'};
  if (state.status === 'failed') return {status: 'failed'};
  return {status: 'found', operations: findOperations(state.operations, query)};
}

/** Operations by title in either language, path, method or operationId. */
export default function FilterAnswer(props: Props): ReactNode {
  const answer = useAnswer(props);
  return (
    <>
      <p role="status" className="api-filter-status">
        {describeAnswer(answer)}
      </p>
      {answer.status === 'found' && <Results operations={answer.operations} />}
    </>
  );
}

function describeAnswer(answer: Answer): string {
  switch (answer.status) {
    case 'idle':
      return '';
    case 'failed':
      return translate({
        id: 'api.filter.failed',
        message: '接口列表没有加载成功，再输入一次就会重试',
      });
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
              <Breakable text={path} />
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
