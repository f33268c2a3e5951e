import {Fragment, type ReactNode} from 'react';

import {firstSentence} from './markdown';
import {listOperations, slugOf} from '../../../src/api/description/operations';
import type {PageContext} from './context';
import {MethodChip} from './Endpoint';
import {Path} from './Path';
import {describeTokens, listMarks} from './groupTokens';
import {Strip} from './Strip';

/** What a group of operations is for, and each operation in one row. */
export function TagPage({context, tag}: {context: PageContext; tag: string}): ReactNode {
  const {document, api} = context;
  const operations = listOperations(document).filter(({operation}) => operation.tags.includes(tag));
  const tokens = describeTokens(document, operations);
  const description = document.tags.find(({name}) => name === tag)?.description;
  return (
    <>
      {description && (
        <div className="api-tag-about" dangerouslySetInnerHTML={context.block(description)} />
      )}
      <Strip context={context} of={tokens} />
      <ul className="api-operations">
        {operations.map(({operation, method, path}) => (
          <li key={operation.operationId}>
            <a href={`/openAPI/${api.folder}/${slugOf(operation.operationId)}`}>
              {operation.summary}
            </a>
            <div className="api-operation-purpose">
              {firstSentence(operation.description ?? '')}
              {listMarks(context, tokens, {operation, method}).map((mark) => (
                <Fragment key={mark}>
                  {' '}
                  <span className="api-note">{mark}</span>
                </Fragment>
              ))}
            </div>
            <div className="api-operation-address">
              <MethodChip context={context} method={method} />{' '}
              <code>
                <Path context={context} path={path} />
              </code>
              {operation['x-source'] && (
                <>
                  {' '}
                  <span className="api-note">{context.words.unconfirmedField}</span>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
