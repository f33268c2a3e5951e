import {Fragment, type ReactNode} from 'react';

import {firstSentence} from './markdown';
import {listOperations, slugOf} from '../../../src/api/description/operations';
import {listWays, nameOfWay} from '../../../src/api/description/security';
import type {Operation} from '../../../src/api/description/types';
import type {PageContext} from './context';
import {MethodChip} from './Endpoint';
import {Path} from './Path';
import {listGroups} from './groups';
import {describeTokens} from './groupTokens';
import {Strip} from './Strip';

/** What a group of operations is for, and each operation in one row. */
export function TagPage({context, tag}: {context: PageContext; tag: string}): ReactNode {
  const {document, api} = context;
  const operations = listOperations(document).filter(({operation}) => operation.tags.includes(tag));
  const description = document.tags.find(({name}) => name === tag)?.description;
  return (
    <div className="api-wide">
      {description && (
        <div className="api-tag-about" dangerouslySetInnerHTML={context.block(description)} />
      )}
      <Strip context={context} of={{tag}} />
      <ul className="api-operations">
        {operations.map(({operation, method, path}) => (
          <li key={operation.operationId}>
            <a href={`/openAPI/${api.folder}/${slugOf(operation.operationId)}`}>
              {operation.summary}
            </a>
            <div className="api-operation-purpose">
              {firstSentence(operation.description ?? '')}
              <Marks context={context} tag={tag} operation={operation} />
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
    </div>
  );
}

/** Where its group says that some operations need no token, or take a kind of it: those that most are not like. */
function Marks({
  context: {document, words},
  tag,
  operation,
}: {
  context: PageContext;
  tag: string;
  operation: Operation;
}): ReactNode {
  const group = listGroups(document).find((one) => one.tag.name === tag);
  if (!group) return null;
  const {kinds, isPartlyOpen} = describeTokens(document, group);
  const own = listWays(document, operation);
  const marks = [
    ...(isPartlyOpen && own.length === 0 ? [words.needsNone] : []),
    ...kinds.flatMap(({way, isPartly, isUsual}) => {
      const takes = own.some(({key}) => key === way.key);
      if (!isPartly || own.length === 0 || takes === isUsual) return [];
      return takes ? nameOfWay(way) : words.notTaken(nameOfWay(way));
    }),
  ];
  return marks.map((mark) => (
    <Fragment key={mark}>
      {' '}
      <span className="api-note">{mark}</span>
    </Fragment>
  ));
}
