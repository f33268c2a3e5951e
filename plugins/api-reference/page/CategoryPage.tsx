import type {ReactNode} from 'react';

import {slugOf} from '../../../src/api/description/operations';
import type {PageContext} from './context';
import {MethodChip} from './Endpoint';
import {countOperations, listGroups, nameOfGroup, type Group} from './groups';
import {GroupIcon, Groups} from './Groups';
import {firstParagraph} from './markdown';
import {Path} from './Path';

/** All operations by group, each with method, name and path. */
export function CategoryPage({context}: {context: PageContext}): ReactNode {
  const groups = listGroups(context.document);
  return (
    <>
      <RowFilter context={context} count={countOperations(groups)} />
      <nav className="api-jumps" aria-label={context.words.groups} data-markdown-ignore>
        <Groups context={context} before="#" />
      </nav>
      <div className="api-groups">
        {groups.map((group) => (
          <GroupSection key={group.tag.name} context={context} group={group} />
        ))}
      </div>
    </>
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

function GroupSection({context, group}: {context: PageContext; group: Group}): ReactNode {
  const {api, words} = context;
  const {tag, operations} = group;
  const slug = slugOf(tag.name);
  return (
    <section className="api-group">
      <h2 className="api-group-title" id={slug}>
        <GroupIcon tag={tag} />
        <a href={`/openAPI/${api.folder}/${slug}`}>{nameOfGroup(group)}</a>{' '}
        <span className="api-note">{operations.length}</span>
      </h2>
      <input
        type="checkbox"
        className="api-fold"
        aria-label={words.showGroup(nameOfGroup(group))}
        data-markdown-ignore
      />
      {tag.description && (
        <p dangerouslySetInnerHTML={context.inline(firstParagraph(tag.description))} />
      )}
      <ul className="api-list">
        {operations.map(({operation, method, path}) => (
          <li key={operation.operationId} data-id={operation.operationId}>
            <a href={`/openAPI/${api.folder}/${slugOf(operation.operationId)}`}>
              <MethodChip context={context} method={method} />{' '}
              <span className="api-list-name">{operation.summary}</span>{' '}
              <span className="api-filter-path">
                <Path context={context} path={path} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
