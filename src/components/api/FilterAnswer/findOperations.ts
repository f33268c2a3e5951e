import type {IndexedOperation} from '@site/config/apiDocuments';

/** `CreateIssueComment` is also found as "issue comment". */
function splitWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
}

function describe(operation: IndexedOperation): string {
  const {operationId, method, path, slug, tag, title, tagTitle} = operation;
  const names = [operationId, splitWords(operationId), slug, tag];
  const texts = [...Object.values(title), ...Object.values(tagTitle)];
  return [method, path, ...names, ...texts].join('\n').toLowerCase();
}

/** The operations that contain every word of the query: titles of both languages, path, method or operationId. */
export function findOperations(
  operations: readonly IndexedOperation[],
  query: string,
): IndexedOperation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return operations.filter((operation) => {
    const text = describe(operation);
    return words.every((word) => text.includes(word));
  });
}
