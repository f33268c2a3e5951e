import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {indexPath, mainDocument, type IndexedOperation} from '../../config/apiDocuments';
import {apiGuides} from '../../config/apiGuides';
import {ensureApiPages} from './ensure';
import type {RelatedOperation} from './remarkRelatedOperations';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The operations that belong to each guide, in the order of the list. */
export function readRelatedOperations(): Record<string, RelatedOperation[]> {
  ensureApiPages();
  const file = path.join(repository, 'static', indexPath({name: mainDocument}));
  const operations = JSON.parse(readFileSync(file, 'utf8')) as IndexedOperation[];
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return Object.fromEntries(
    Object.entries(apiGuides).map(([guide, ids]) => [
      guide,
      ids.flatMap((id) => {
        const operation = byId.get(id);
        if (!operation) return [];
        const {method, path: endpoint, address, title} = operation;
        return [{method, path: endpoint, address, title}];
      }),
    ]),
  );
}
