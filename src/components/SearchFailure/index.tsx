import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import {retrySearch} from '@site/src/search/retry';
import useSearchFailure from '@site/src/search/useSearchFailure';

type Props = {className?: string; onRetry?: () => void};

/** Says that search does not work, while it does not. */
export default function SearchFailure({className, onRetry}: Props): ReactNode {
  const failure = useSearchFailure();
  if (failure === undefined) return null;
  return (
    <ErrorBox
      className={className}
      title={<Translate id="search.failure.title">搜索没有加载成功</Translate>}
      detail={failure}
      onRetry={() => {
        onRetry?.();
        retrySearch();
      }}
    />
  );
}
