import type {Located} from '../../../src/api/description/operations';
import {listWays, nameOfWay, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import type {PageContext} from './context';

export type GroupTokens = {
  /** The kinds that operations of the group take, in the order of the description: not all take it, or most do. */
  kinds: readonly {way: Way; isPartly: boolean; isUsual: boolean}[];
  /** Whether some of its operations need no token, and whether none needs one. */
  isPartlyOpen: boolean;
  isOpen: boolean;
};

/** Which tokens the operations of a group take, all of them or some; nobody calls an event. */
export function describeTokens(
  document: OpenApiDocument,
  operations: readonly Located[],
): GroupTokens {
  const called = operations.filter(({method}) => method !== 'event');
  const ways = called.map(({operation}) => listWays(document, operation));
  const taking = ways.filter((known) => known.length > 0);
  const kinds = Object.keys(document.components?.securitySchemes ?? {}).flatMap((kind) => {
    const found = taking.flatMap((known) => known.find(({key}) => key === kind) ?? []);
    const [way] = found;
    const isPartly = found.length < taking.length;
    return way ? [{way, isPartly, isUsual: 2 * found.length > taking.length}] : [];
  });
  const isOpen = taking.length === 0;
  return {kinds, isPartlyOpen: !isOpen && taking.length < ways.length, isOpen};
}

/** What an operation has to say of its tokens, since most of its group are not like it. */
export function listMarks(
  {document, words}: PageContext,
  {kinds, isPartlyOpen}: GroupTokens,
  {operation, method}: Pick<Located, 'operation' | 'method'>,
): string[] {
  if (method === 'event') return [];
  const own = listWays(document, operation);
  if (own.length === 0) return isPartlyOpen ? [words.needsNone] : [];
  return kinds.flatMap(({way, isPartly, isUsual}) => {
    const takes = own.some(({key}) => key === way.key);
    if (!isPartly || takes === isUsual) return [];
    return takes ? nameOfWay(way) : words.notTaken(nameOfWay(way));
  });
}
