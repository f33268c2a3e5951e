import {locateProse} from '../../../config/proseTrees';
import {checkVoice} from '../voice';
import type {Rule} from '../../support/prose/rule';
import {writtenTextsOf} from '../../support/prose/texts';

/** The path by which a section is known: a translation goes by its Chinese page, an English text by its neighbor. */
export function sectionPathOf(file: string): string {
  const location = locateProse(file);
  return location?.locale === 'en' ? location.mirror : file;
}

export const rule: Rule = {
  title: 'No text has a habit of tests/content/voice.yaml',
  check: (corpus) => writtenTextsOf(corpus).flatMap(checkVoice),
};
