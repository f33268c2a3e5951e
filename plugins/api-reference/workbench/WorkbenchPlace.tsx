import type {ReactNode} from 'react';

import {specPath} from '../../../config/apiDocuments';
import type {Located} from '../../../src/api/description/operations';
import {findObstacle} from '../../../src/api/workbench/obstacle';
import type {PageContext} from '../page/context';

type Props = {context: PageContext; located: Located};

const labels = {'zh-Hans': '组装这个请求', en: 'Build this request'} as const;

/** The button that opens the workbench, until the page's script puts its own here; not where no request could be built. */
export function WorkbenchPlace({context, located}: Props): ReactNode {
  const {api, document, locale} = context;
  const {operationId} = located.operation;
  const obstacle = findObstacle(document, located);
  if (obstacle !== undefined) {
    if (locale === 'zh-Hans') warn(api.root, operationId, obstacle);
    return null;
  }
  return (
    <div className="api-actions">
      <span
        data-control="workbench"
        data-label={labels[locale]}
        data-operation={operationId}
        data-description={`/${specPath(api, locale, 'json')}`}>
        <button type="button" className="api-workbench" data-early="" aria-haspopup="dialog">
          {labels[locale]}
        </button>
      </span>
      <span data-control="values" data-values-strip="" />
    </div>
  );
}

/** Once for both languages: they share the structure. */
function warn(root: string, operationId: string, obstacle: string): void {
  console.warn(
    `${root}: ${operationId} has no workbench. ${obstacle} Describe it otherwise, or teach src/api/workbench.`,
  );
}
