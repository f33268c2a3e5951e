import {hanKey, wordTerms, type Concepts} from './concepts';
import {han as hanStops} from './stopWords.json';
import {isHan, normalisePath, placeholder, termsOf} from './words';

/** One way to say what a unit means: all its terms, as far as they are there. */
export type Alternative = {terms: string[]; weight: number};

/** What must be found: a word, a term of the site, a path. */
export type Unit = {
  /** As it was written. */
  text: string;
  alternatives: Alternative[];
  /** How much it says about what is wanted. */
  weight: number;
  /** A word that is still being typed finds the words that begin with it. */
  isPrefix: boolean;
};

export type Query = {units: Unit[]; wantsApi: boolean};

/** Between words more often than in one. */
const weakHan =
  /[在给把被让和与及跟对从到后时我你他她它想要会能可就还都也很再又将向往以为是有个这那里上下中去来做啥么些并或]/;
/** They stand inside of terms, too: `delete my account`. */
const articles = /^(?:an?|the|my|your|our|their|his|her|its|this|that|these|those)$/i;

const weights = {
  word: 1,
  action: 0.4,
  fragment: 0.4,
  weakFragment: 0.1,
  path: 4,
  otherWords: 0.9,
  wordsOfPath: 0.3,
};

const looksLikeApi =
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b|\/[\w{}:-]+\/|[a-z]\d?_[a-z]|[a-z][A-Z]|接口|endpoint|operationId|脚本|机器人|程序|代码里|\b(?:[Aa][Pp][Ii]s?|[Ss]cripts?|[Bb]ots?|curl|[Jj][Ss][Oo][Nn]|REST|programmatically)\b/;
/** Names of programs are no identifiers, and who asks about keys of an API has leaked or lost one. */
const properNames =
  /\b(?:[Aa][Pp][Ii][ -][Kk]eys?|GitHub|GitLab|GitCode|AtomGit|OpenAtom|OAuth2?|OpenAPI|macOS|JavaScript|WebHook)\b/g;
const kindOfPage = /^(?:开放接口|接口|open ?api|(?:rest )?apis?|endpoint)$/i;

/** `SSH 公钥` and `SSH公钥` are the same; widths and cases, too. */
const normaliseQuery = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/(\p{Script=Han}) (?=[\p{L}\p{N}])/gu, '$1')
    .replace(/([\p{L}\p{N}]) (?=\p{Script=Han})/gu, '$1')
    .trim();

const oneOf = (texts: readonly string[]): string =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|') || '(?!)';

/** Splits a query into paths, forms of terms with Han in them, phrases that say nothing, other Han, and other words. */
function makeReader({hanForms}: Concepts): RegExp {
  const form = oneOf(hanForms);
  const stop = oneOf(hanStops);
  const letter = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;
  const word = `(?!${form})(?:${letter})+(?:[-_.'’+#](?:${letter})+)*`;
  const patterns = Object.entries({
    path: String.raw`(?=\/\w|\S*\{|\S*\/\S+\/)[\w.-]*(?:\/(?:${placeholder}|[\w.-]+))+\/?`,
    form,
    stop,
    han: String.raw`(?:(?!${form}|${stop})\p{Script=Han})+`,
    words: `${word}(?:[ /]${word})*`,
  });
  return new RegExp(patterns.map(([name, one]) => `(?<${name}>${one})`).join('|'), 'giu');
}

const readers = new WeakMap<Concepts, RegExp>();

function listUnits(text: string, concepts: Concepts): Unit[] {
  const units = new Map<string, Unit>();
  const add = (unit: Omit<Unit, 'isPrefix'>) => {
    const alternatives = unit.alternatives.filter(({terms}) => terms.length > 0);
    const isPrefix = text.endsWith(unit.text) && (!isHan(unit.text) || unit.text === text);
    if (alternatives.length > 0) units.set(unit.text, {...unit, alternatives, isPrefix});
  };

  /** The term as written, and as this site says it in either language. */
  const addConcepts = (form: string, key: string) => {
    const known = concepts.byForm.get(key) ?? [];
    const forms = new Set([form, ...known.flatMap(({own}) => own)]);
    const alternatives = [...forms].map((one, at) => ({
      terms: termsOf(one),
      weight: at === 0 ? 1 : weights.otherWords,
    }));
    const isAction = known.every((concept) => concept.isAction);
    add({text: form, alternatives, weight: isAction ? weights.action : weights.word});
  };

  /** Han that no dictionary knows: each two characters of it. */
  const addHan = (run: string) => {
    if (concepts.byForm.has(run)) {
      addConcepts(run, run);
      return;
    }
    for (const term of termsOf(run)) {
      const weight = weakHan.test(term) ? weights.weakFragment : weights.fragment;
      if (term.length > 1 || run === text) {
        add({text: term, alternatives: [{terms: [term], weight: 1}], weight});
      }
    }
  };

  /** The longest forms of words, and single words. */
  const addWords = (run: string) => {
    const words = run.split(/[ /]/).filter((word) => !articles.test(word));
    const terms = words.map((word) => wordTerms(word).join(' '));
    for (let at = 0; at < words.length;) {
      let length = Math.max(1, Math.min(concepts.longestWords, words.length - at));
      const key = () => terms.slice(at, at + length).join(' ');
      while (length > 1 && !concepts.byForm.has(key())) length -= 1;
      const form = words.slice(at, at + length).join(' ');
      if (concepts.byForm.has(key())) addConcepts(form, key());
      else {
        const [whole = '', ...parts] = termsOf(form);
        const alternatives = [
          {terms: whole ? [whole] : [], weight: 1},
          {terms: parts, weight: weights.otherWords},
        ];
        add({text: form, alternatives, weight: weights.word});
      }
      at += length;
    }
  };

  const addPath = (path: string) => {
    const alternatives = [
      {terms: [normalisePath(path.startsWith('/') ? path : `/${path}`)], weight: 1},
      {terms: termsOf(path.replaceAll('/', ' ')), weight: weights.wordsOfPath},
    ];
    add({text: path, alternatives, weight: weights.path});
  };

  const reader = readers.get(concepts) ?? makeReader(concepts);
  readers.set(concepts, reader);
  for (const {groups: {path, form, han, words} = {}} of text.matchAll(reader)) {
    if (path !== undefined) addPath(path);
    else if (form !== undefined) addConcepts(form, hanKey(form));
    else if (han !== undefined) addHan(han);
    else if (words !== undefined) addWords(words);
  }
  return [...units.values()];
}

export function readQuery(written: string, concepts: Concepts): Query {
  const text = normaliseQuery(written);
  const units = listUnits(text, concepts);
  const wantsApi = looksLikeApi.test(text.replace(properNames, ''));
  // "… API" says which kind of page is wanted, not what stands on it.
  const others = wantsApi ? units.filter((unit) => !kindOfPage.test(unit.text)) : units;
  return {units: others.length > 0 ? others : units, wantsApi};
}
