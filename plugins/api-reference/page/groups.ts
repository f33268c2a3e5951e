import {listOperations, type Located} from '../../../src/api/description/operations';
import type {OpenApiDocument, Tag} from '../../../src/api/description/types';

export type Group = {tag: Tag; operations: readonly Located[]};

/** The groups that hold an operation; events are none. */
export function listGroups(document: OpenApiDocument): Group[] {
  const operations = listOperations(document).filter(({method}) => method !== 'event');
  return document.tags
    .map((tag) => ({
      tag,
      operations: operations.filter(({operation}) => operation.tags[0] === tag.name),
    }))
    .filter((group) => group.operations.length > 0);
}

export const countOperations = (groups: readonly Group[]): number =>
  groups.reduce((sum, {operations}) => sum + operations.length, 0);

export const nameOfGroup = ({tag}: Group): string => tag['x-displayName'] ?? tag.name;
