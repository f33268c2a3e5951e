// Words of tools that most pages do without. plugins/speed/pieces leaves them out of what every page loads; this brings
// them in. Import it where such words are first asked for.
import words from '@generated/codeTranslations';
import late from '@generated/codeTranslations?late';

Object.assign(words, late);
