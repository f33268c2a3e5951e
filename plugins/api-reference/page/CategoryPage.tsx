import type {ReactNode} from 'react';

import Breakable from '../../../src/components/Breakable';
import {iconPaths} from '../../../src/components/Icon/paths';
import {listOperations, slugOf, type Located} from '../../../src/api/description/operations';
import type {Tag} from '../../../src/api/description/types';
import type {PageContext} from './context';
import {MethodChip} from './Endpoint';
import {groupIcons} from './groupIcons';
import {firstParagraph} from './markdown';
import {Strip} from './Strip';

/** All operations by group, each with method, name and path. */
export function CategoryPage({context}: {context: PageContext}): ReactNode {
  const operations = listOperations(context.document);
  return (
    <div className="api-wide">
      <Strip context={context} />
      <RowFilter context={context} count={operations.length} />
      <div className="api-groups">
        {context.document.tags.map((tag) => {
          const inside = operations.filter(({operation}) => operation.tags[0] === tag.name);
          if (inside.length === 0) return null;
          return <Group key={tag.name} context={context} tag={tag} operations={inside} />;
        })}
      </div>
    </div>
  );
}

/** A box above the groups, and beside it how many operations there are; the page's script makes it work. */
function RowFilter({context, count}: {context: PageContext; count: number}): ReactNode {
  const {filterRows, rowsFound, rowsShown} = context.words;
  return (
    <div className="api-row-filter" data-markdown-ignore>
      <input type="search" aria-label={filterRows} placeholder={filterRows} />
      <span role="status" className="api-filter-status" data-words={rowsFound}>
        {rowsShown.replace('{count}', String(count))}
      </span>
    </div>
  );
}

function Group({
  context,
  tag,
  operations,
}: {
  context: PageContext;
  tag: Tag;
  operations: readonly Located[];
}): ReactNode {
  const {api} = context;
  const slug = slugOf(tag.name);
  return (
    <section className="api-group">
      <h2 className="api-group-title" id={slug}>
        <svg className="api-group-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={iconPaths[groupIcons[tag.name] ?? 'code']} />
        </svg>
        <a href={`/openAPI/${api.folder}/${slug}`}>{tag['x-displayName'] ?? tag.name}</a>{' '}
        <span className="api-note">{operations.length}</span>
      </h2>
      {tag.description && <p>{firstParagraph(tag.description)}</p>}
      <ul className="api-list">
        {operations.map(({operation, method, path}) => (
          <li key={operation.operationId} data-id={operation.operationId}>
            <a href={`/openAPI/${api.folder}/${slugOf(operation.operationId)}`}>
              <MethodChip context={context} method={method} />{' '}
              <span className="api-list-name">{operation.summary}</span>{' '}
              <span className="api-filter-path">
                <Breakable text={path} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
