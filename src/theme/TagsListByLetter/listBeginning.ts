import type {Relations, TaggedPage} from '@site/src/data/relatedTags';
import {saysMore} from '@site/src/data/tags';

type Place = Pick<TaggedPage, 'title' | 'permalink'>;

/** Titles of sections are longer than those of guides. */
const mostPlaces = 2;

/** Where a tag says that its reader may begin: with its pages, or with the sections of its only one. */
export function listBeginning(label: string, {pages, lead}: Relations): readonly Place[] {
  const [only, ...others] = pages;
  if (!only || others.length > 0) return pages;
  const sections = (lead?.sections ?? []).map(({title, id}) => ({
    title,
    permalink: `${only.permalink}#${id}`,
  }));
  return [...(saysMore(only.title, label) ? [only] : []), ...sections].slice(0, mostPlaces);
}
