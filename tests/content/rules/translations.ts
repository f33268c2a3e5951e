import {fingerprintOf} from '../../../config/frontMatter';
import {twinOf, type Corpus} from '../../support/prose/corpus';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

function checkFingerprint(corpus: Corpus, page: Page): Problem[] {
  const chinese = page.locale === 'en' ? twinOf(corpus, page) : undefined;
  const {source} = page.frontMatter;
  // A fingerprint that was never written is the business of the front matter.
  if (!chinese || !source || source === fingerprintOf(chinese.raw)) return [];
  return [
    problemAt(
      page,
      'source',
      `${chinese.file} has changed since this translation was last compared with it`,
      `Bring the translation up to date, then run \`npm run new -- stamp ${page.route}\`.`,
    ),
  ];
}

export const rule: Rule = {
  title: 'Every translation follows the present Chinese text',
  check: (corpus) => corpus.pages.flatMap((page) => checkFingerprint(corpus, page)),
};
