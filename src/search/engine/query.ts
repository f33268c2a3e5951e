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

/** How much of a text matches from a place on. */
function matcher(pattern: string): (text: string, at: number) => number {
  const sticky = new RegExp(pattern, 'uy');
  return (text, at) => {
    sticky.lastIndex = at;
    return sticky.test(text) ? sticky.lastIndex - at : 0;
  };
}

const letter = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;
const pathAt = matcher(
  String.raw`(?=\/\w|\S*\{|\S*\/\S+\/)[\w.-]*(?:\/(?:${placeholder}|[\w.-]+))+\/?`,
);
const stopAt = matcher([...hanStops].sort((a, b) => b.length - a.length).join('|'));
const hanAt = matcher(String.raw`\p{Script=Han}`);
const wordAt = matcher(`(?:${letter})+(?:[-_.'’+#](?:${letter})+)*`);

type Piece = {kind?: 'path' | 'form' | 'stop' | 'han' | 'words'; end: number};

/** What begins here: a path, a form of a term with Han in it, a phrase that says nothing, other Han, or other words. */
function readPiece(text: string, at: number, {formAt}: Concepts): Piece {
  const path = pathAt(text, at);
  if (path > 0) return {kind: 'path', end: at + path};
  const form = formAt(text, at);
  if (form > 0) return {kind: 'form', end: at + form};
  const stop = stopAt(text, at);
  if (stop > 0) return {kind: 'stop', end: at + stop};
  let end = at + hanAt(text, at);
  while (hanAt(text, end) > 0 && end > at && formAt(text, end) + stopAt(text, end) === 0) {
    end += hanAt(text, end);
  }
  if (end > at) return {kind: 'han', end};
  end += wordAt(text, at);
  while (/[ /]/.test(text.charAt(end)) && end > at && formAt(text, end + 1) === 0) {
    const next = wordAt(text, end + 1);
    if (next === 0) break;
    end += 1 + next;
  }
  return end > at ? {kind: 'words', end} : {end: at + 1};
}

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

  for (let at = 0; at < text.length;) {
    const {kind, end} = readPiece(text, at, concepts);
    const piece = text.slice(at, end);
    if (kind === 'path') addPath(piece);
    else if (kind === 'form') addConcepts(piece, hanKey(piece));
    else if (kind === 'han') addHan(piece);
    else if (kind === 'words') addWords(piece);
    at = end;
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
