import {complaint} from '../paste';
import {keysOf, type Concepts} from './concepts';
import type {Concept} from './format';
import {areOneRun, findPieces, termsOf} from './words';

/** One way to say what a unit means: all its terms, as far as they are there; those of a name only together. */
export type Alternative = {terms: string[]; weight: number; isName?: boolean};

/** What must be found: a word, a term of the site, a path. */
export type Unit = {
  /** As it was written. */
  text: string;
  alternatives: Alternative[];
  /** How much it says about what is wanted. */
  weight: number;
  /** What it is another name of, and nothing else. */
  otherNameOf?: Concept;
};

export type Query = {units: Unit[]; wantsApi: boolean; isComplaint: boolean};

const weights = {word: 1, action: 0.4, fragment: 0.4, otherWords: 0.9, partly: 0.5};

const looksLikeApi =
  /\/[\w{}:-]+\/|(?:^|\s)\/\w|[a-z]\d?_[a-z]|接口|脚本|机器人|程序|代码里|\b(?:endpoint|apis?|scripts?|bots?|curl|json|programmatically)\b/i;

/** What readers say of a failure who do not quote it. */
const trouble =
  /n['’]t\b|\b(?:no|not|cannot|missing|lost|lacks?|gone|wrong|broken|stuck|empty|expired|stale|forgot|interrupted|still|keeps)\b|不(?:[到了见行对]|正确|一致|通过)|打不开|没|丢|坏|漏|缺|错|忘|仍|过期|失效|消失|中断|占用|空的|为空|反复/i;

/** They say which kind of page is wanted, not what stands on it. */
const kindOfPage = /^(?:开放接口|接口|apis?|endpoint)$/i;

export function readQuery(written: string, {byForm, longestForm}: Concepts): Query {
  const text = written.normalize('NFKC').trim();
  const pieces = findPieces(text);
  const keys = keysOf(pieces);
  const units = new Map<string, Unit>();

  const add = (unit: Unit) => {
    const alternatives = unit.alternatives.filter(({terms}) => terms.length > 0);
    if (alternatives.length > 0) units.set(unit.text, {...unit, alternatives});
  };

  /** A term of the site, as written and as this site says it in either language. */
  const addForm = (form: string, key: string) => {
    const known = byForm.get(key) ?? [];
    if (known.length === 0) return;
    const [, ...others] = new Set([form, ...known.flatMap(({own}) => own)]);
    const alternatives = [
      {terms: termsOf(form), weight: 1},
      ...others.map((other) => ({terms: termsOf(other), weight: weights.otherWords})),
    ];
    const isAction = known.every((concept) => concept.isAction);
    const [concept, another] = known;
    const isOtherName = !another && concept?.keys.slice(0, concept.others ?? 0).includes(key);
    add({
      text: form,
      alternatives,
      weight: isAction ? weights.action : weights.word,
      ...(isOtherName && {otherNameOf: concept}),
    });
  };

  /** Beside other words, two letters are more often one of their own. */
  const isBeginning = (word: string, term: string): boolean =>
    text.endsWith(word) && (pieces.length === 1 || term.length > 2);

  /** A name or a path as a whole, or the words in it; the last of all may still be being typed. */
  const addWord = (word: string) => {
    const [whole, ...parts] = termsOf(word);
    if (whole === undefined) return;
    const alternatives = [
      {terms: [whole], weight: 1},
      {terms: parts, weight: weights.partly, isName: true},
      {terms: isBeginning(word, whole) ? [`${whole}*`] : [], weight: weights.partly},
    ];
    add({text: word, alternatives, weight: weights.word});
  };

  /** How many pieces from a place on are the longest form that is known. */
  const measureForm = (at: number): number => {
    let length = Math.min(longestForm, pieces.length - at);
    while (length > 0 && !byForm.has(keys.slice(at, at + length).join(' '))) length -= 1;
    return length;
  };

  let formEnd = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at < formEnd) continue;
    formEnd = at + measureForm(at);
    const next = pieces[at + 1];
    if (formEnd > at) {
      addForm(text.slice(piece.start, pieces[formEnd - 1]?.end), keys.slice(at, formEnd).join(' '));
    } else if (piece.kind !== 'han' || pieces.length === 1) {
      addWord(piece.text);
    } else if (areOneRun(piece, next) && measureForm(at + 1) === 0) {
      const pair = text.slice(piece.start, next?.end);
      add({text: pair, alternatives: [{terms: [pair], weight: 1}], weight: weights.fragment});
    }
  }
  // Of nothing else, even what says nothing.
  if (units.size === 0) add({text, alternatives: [{terms: termsOf(text), weight: 1}], weight: 1});
  const all = [...units.values()];
  const others = all.filter((unit) => !kindOfPage.test(unit.text));
  return {
    units: others.length > 0 ? others : all,
    wantsApi: looksLikeApi.test(text),
    isComplaint: complaint.test(text) || trouble.test(text),
  };
}
