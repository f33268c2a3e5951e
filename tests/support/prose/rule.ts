import type {Corpus} from './corpus';
import type {Page} from './page';
import type {Problem} from './problem';

/** One thing that holds for all prose. The title is a sentence; the check returns what breaks it. */
export type Rule = {title: string; check: (corpus: Corpus) => Problem[]};

/** A check that looks at one page at a time. */
export function onEachPage(check: (page: Page) => Problem[]): Rule['check'] {
  return ({pages}) => pages.flatMap(check);
}
