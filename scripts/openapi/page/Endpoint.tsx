import {Fragment, type ReactNode} from 'react';

import type {Located} from '../operations';
import type {PageContext} from './context';

type Props = {context: PageContext; located: Located};

/** Method and path in one line that can be copied; the path may break after a slash. */
export function Endpoint({context, located}: Props): ReactNode {
  const {words} = context;
  return (
    <div className="api-endpoint" role="group" aria-label={words.endpoint}>
      <MethodChip context={context} method={located.method} />
      <code className="api-path">
        {located.path.split('/').map((part, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part.startsWith('{') ? <span className="api-placeholder">{part}</span> : part}
          </Fragment>
        ))}
      </code>
      <span className="api-control" data-control="copy" data-label={words.copyPath} />
    </div>
  );
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
