import type {SearchHit} from '../search/engine/search';
import type {Language} from './library';

export type Hit = {url: string; hash: string; title: string; heading?: string; excerpt?: string};
export type Search = (question: string, language: Language, limit: number) => Promise<Hit[]>;

/** How much of a section a program gets, and for how many milliseconds the engine may look. */
export const searchOptions = {excerptLength: 240, budget: 1000};

/** A hit of the engine without the marks that the site draws. */
export function toHit({url, hash, title, heading, excerpt}: SearchHit): Hit {
  return {
    url,
    hash,
    title: title.text,
    ...(heading && {heading: heading.text}),
    ...(excerpt && {excerpt: excerpt.text}),
  };
}
