import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {wantedPart} from '@site/src/components/laterPart';

// What finds and lists operations comes when it is first needed: guides have this sidebar's code, too.

const FilterAnswer = wantedPart(() => import('@site/src/components/api/FilterAnswer'));

/** What is typed, also before the page came alive, and whether the list of the sidebar gives way to an answer. */
function useFilter() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const read = () => {
    setIsWanted(true);
    setQuery(input.current?.value ?? '');
  };
  useEffect(() => {
    if (input.current?.value || document.activeElement === input.current) read();
  }, []);
  return {input, query, read, isWanted, isFiltering, setIsFiltering};
}

type Props = {
  /** The address of the list of operations. */
  source: string;
  /** Where a page filters the same list in its text, it needs no second box beside it. */
  isBesideList: boolean;
};

/** Stands above the first item of the sidebar, as an item itself. */
export default function OperationFilter({source, isBesideList}: Props): ReactNode {
  const {input, query, read, isWanted, isFiltering, setIsFiltering} = useFilter();
  const label = translate({id: 'api.filter.label', message: '筛选接口'});
  return (
    <li className="api-tools" data-filtering={isFiltering} data-beside-list={isBesideList}>
      <div className="api-filter">
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          onFocus={read}
          onChange={read}
        />
        <Suspense>
          {isWanted && <FilterAnswer source={source} query={query} onFiltering={setIsFiltering} />}
        </Suspense>
      </div>
    </li>
  );
}
