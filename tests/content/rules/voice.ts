import {locateProse} from '../../../config/proseTrees';
import {pendingSections} from '../pendingSections';
import {checkVoice} from '../voice';
import type {Problem} from '../../support/prose/problem';
import type {Rule} from '../../support/prose/rule';
import {writtenTextsOf} from '../../support/prose/texts';

/** The path by which a section is known: a translation goes by its Chinese page, an English text by its neighbor. */
export function sectionPathOf(file: string): string {
  const location = locateProse(file);
  return location?.locale === 'en' ? location.mirror : file;
}

/** Whether the wording of a file has not been reviewed yet. */
export function isPending(file: string): boolean {
  return pendingSections.some((section) => sectionPathOf(file).startsWith(section));
}

/** A line of the list that means nothing would hide a section for ever. */
function checkList(files: readonly string[]): Problem[] {
  return pendingSections
    .filter((section) => !files.some((file) => sectionPathOf(file).startsWith(section)))
    .map((section) => ({
      file: 'tests/content/pendingSections.ts',
      line: 1,
      what: `No file begins with “${section}”`,
      remedy: 'Remove the line, or correct it.',
    }));
}

export const rule: Rule = {
  title:
    'No text has a habit of tests/content/voice.yaml, outside the sections still to be rewritten',
  check: (corpus) => [
    ...writtenTextsOf(corpus)
      .filter(({file}) => !isPending(file))
      .flatMap(checkVoice),
    ...(corpus.isRepository ? checkList([...corpus.files.keys()]) : []),
  ],
};
