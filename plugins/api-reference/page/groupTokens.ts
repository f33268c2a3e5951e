import {listWays, type Way} from '../../../src/api/description/security';
import type {OpenApiDocument} from '../../../src/api/description/types';
import type {Group} from './groups';

export type GroupTokens = {
  /** The kinds that operations of the group take, in the order of the description: not all take it, or most do. */
  kinds: readonly {way: Way; isPartly: boolean; isUsual: boolean}[];
  /** Whether some of its operations need no token, and whether none needs one. */
  isPartlyOpen: boolean;
  isOpen: boolean;
};

/** Which tokens the operations of a group take, all of them or some. */
export function describeTokens(document: OpenApiDocument, {operations}: Group): GroupTokens {
  const ways = operations.map(({operation}) => listWays(document, operation));
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
