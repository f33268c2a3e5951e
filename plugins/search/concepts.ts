import type {listWords} from '../../config/terminology';
import {keyOf} from '../../src/search/engine/concepts';
import type {Concept} from '../../src/search/engine/format';
import {isHan, termsOf} from '../../src/search/engine/words';

/** One character of Han is more often a part of another word. */
const saysEnough = (key: string): boolean => !isHan(key) || key.length > 1;

/** Cuts the words of `config/terminology.yaml` once for all readers: in a browser it takes longer than an answer. */
export function describeConcepts(words: readonly ReturnType<typeof listWords>[]): Concept[] {
  const known = new Set<string>();
  return words.map(({own, otherNames, asked, isAction}) => {
    const forms = [...own, ...otherNames, ...asked];
    const terms = [...new Set(forms.flatMap(termsOf))].filter((term) => !known.has(term));
    for (const term of terms) known.add(term);
    const ownKeys = own.map(keyOf);
    const others = otherNames.map(keyOf).filter((key) => saysEnough(key) && !ownKeys.includes(key));
    const keys = [...others, ...forms.map(keyOf).filter(saysEnough)];
    const otherCount = new Set(others).size;
    return {
      own,
      keys: [...new Set(keys)],
      ...(otherCount > 0 && {others: otherCount}),
      terms,
      isAction,
    };
  });
}
