import {findFrontMatterProblems, sharedKeys} from '../../../config/frontMatter';
import {twinOf, type Corpus} from '../../support/prose/corpus';
import {problemAt, type Page} from '../../support/prose/page';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';

function checkSchema({file, frontMatter, raw}: Page): Problem[] {
  return findFrontMatterProblems(file, frontMatter, raw).map((problem) => ({file, ...problem}));
}

/** The rule, not the build, looks at the clock: a page that was right stays right. */
function checkMonth(page: Page): Problem[] {
  const {checked} = page.frontMatter;
  if (typeof checked !== 'string') return [];
  const now = new Date().toISOString().slice(0, 7);
  if (checked >= '2023-01' && checked <= now) return [];
  const what = `\`checked\` is ${checked}, a month in which nobody can have checked it`;
  return [problemAt(page, 'checked', what, 'Write the month in which the facts were compared.')];
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}

function checkSharedKeys(corpus: Corpus, translation: Page): Problem[] {
  const chinese = twinOf(corpus, translation);
  if (!chinese) return [];
  return sharedKeys
    .map((key) => ({
      key,
      ours: show(translation.frontMatter[key]),
      theirs: show(chinese.frontMatter[key]),
    }))
    .filter(({ours, theirs}) => ours !== theirs)
    .map(({key, ours, theirs}) =>
      problemAt(
        translation,
        key,
        `\`${key}\` is ${ours} here and ${theirs} in ${chinese.file}`,
        'Make both languages equal.',
      ),
    );
}

export const rule: Rule = {
  title:
    'Front matter has the keys of its kind of page, and both languages agree on the shared ones',
  check: (corpus) => [
    ...corpus.pages.flatMap(checkSchema),
    ...corpus.pages.flatMap(checkMonth),
    ...corpus.pages
      .filter(({locale}) => locale === 'en')
      .flatMap((page) => checkSharedKeys(corpus, page)),
  ],
};
