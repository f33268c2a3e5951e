import type {listWords} from '../../config/terminology';
import {hanKey, hasHan, wordTerms} from '../../src/search/engine/concepts';
import type {Concept} from '../../src/search/engine/format';
import {termsOf} from '../../src/search/engine/words';

/** What a form is looked up by: Han in lower case as it is, else its terms. */
const keyOf = (form: string): string =>
  (hasHan.test(form) ? '' : wordTerms(form).join(' ')) || hanKey(form);

/** Cuts the words of `config/terminology.yaml` once for all readers: in a browser it takes longer than an answer. */
export function describeConcepts(words: readonly ReturnType<typeof listWords>[]): Concept[] {
  const known = new Set<string>();
  return words.map(({own, asked, isAction}) => {
    const forms = [...own, ...asked];
    const terms = [...new Set(forms.flatMap(termsOf))].filter((term) => !known.has(term));
    for (const term of terms) known.add(term);
    return {own, keys: [...new Set(forms.map(keyOf))], terms, isAction};
  });
}
