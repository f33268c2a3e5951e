import {Fragment, type ReactNode} from 'react';

import Breakable from '../../../src/components/Breakable';
import type {Located} from '../../../src/api/description/operations';
import type {PageContext} from './context';

type Props = {context: PageContext; located: Located};

/** Method and address, the server above the path; all of it can be copied. */
export function Endpoint({context, located}: Props): ReactNode {
  const {words} = context;
  const server = findServer(context, located);
  return (
    <div className="api-endpoint" role="group" aria-label={words.endpoint}>
      <MethodChip context={context} method={located.method} />{' '}
      <code className="api-path">
        {server && <span className="api-server">{server}</span>}
        {listSegments(located.path).map((segment, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                /<wbr />
              </>
            )}
            {segment.startsWith('{') ? (
              <span className="api-placeholder">
                <Breakable text={segment} />
              </span>
            ) : (
              <Breakable text={segment} />
            )}
          </Fragment>
        ))}
      </code>
      <span className="api-control" data-control="copy" data-label={words.copyPath} />
    </div>
  );
}

/** A callback goes to an address that the request named: `{$request.body#/callbackUrl}` is one. */
const isExpression = (path: string): boolean => path.startsWith('{$');

function findServer({document}: PageContext, {method, path}: Located): string | undefined {
  if (method === 'event' || isExpression(path)) return undefined;
  return document.servers[0]?.url;
}

function listSegments(path: string): string[] {
  return isExpression(path) ? [path] : path.split('/');
}

export function MethodChip({
  context,
  method,
}: {
  context: PageContext;
  method: Located['method'];
}): ReactNode {
  const name = method === 'event' ? context.words.event : method.toUpperCase();
  return <span className={`api-method api-method-${method}`}>{name}</span>;
}
