import lunr from 'lunr';

import {english as otherStopWords} from './stopWords.json';

// Letters that are not Han, and digits; joined by one sign they are one word: `per_page`, `pre-release`. What follows two
// slashes is a host, and a path begins after it.
const letter = '[^\\P{L}\\p{Script=Han}]|\\p{N}';
const wordPattern = `(?://)?(?:${letter})+(?:[-_.'’+#](?:${letter})+)*`;
const placeholder = '(?:\\{[\\w.-]*\\}?|:\\w+|<\\w*>?)';
/** A path of an interface, two segments at least or one placeholder: `/repos/{owner}`. */
const pathPattern = `/[\\w.-]+(?:/(?:${placeholder}|[\\w.-]+))+/?`;
/** Particles stand between words, as spaces do. */
const hanPattern = '(?![的了吗呢吧啊呀着])\\p{Script=Han}';
const pieces = new RegExp(`(?<path>${pathPattern})|(?<han>${hanPattern})|${wordPattern}`, 'gu');
/** The words in `createIssueComment`, `per_page`, `X-RateLimit-Limit`. */
const parts = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+\p{L}*|[\p{L}\p{N}]+/gu;

export const isHan = (term: string): boolean => /^\p{Script=Han}/u.test(term);

export type Piece = {kind: 'path' | 'han' | 'word'; text: string; start: number; end: number};

/** What a text is made of: paths, characters of Han and other words. */
export const findPieces = (text: string): Piece[] =>
  Array.from(text.matchAll(pieces), ({0: piece, index, groups}) => {
    const kind = groups?.path ? 'path' : groups?.han ? 'han' : 'word';
    return {kind, text: piece, start: index, end: index + piece.length};
  });

/** Whether a piece follows another without anything between them, both of Han. */
export const areOneRun = (one?: Piece, other?: Piece): boolean =>
  one?.kind === 'han' && other?.kind === 'han' && one.end === other.start;

/** The words in a name with their places; none where it is one word, as most are. */
export const findParts = (name: string): {segment: string; index: number}[] => {
  if (/^(?:[a-z]+|[A-Z]+|\d+)$/.test(name)) return [];
  const words = Array.from(name.matchAll(parts), ({0: segment, index}) => ({segment, index}));
  return words.length > 1 ? words : [];
};

const makeToken = (word: string, start: number, length: number): lunr.Token =>
  new lunr.Token(word.toLowerCase(), {position: [start, length]});

/** However a path writes its placeholders, it is one term. */
const normalisePath = (path: string): string =>
  path.replace(new RegExp(placeholder, 'g'), '{}').replace(/\/$/, '');

/** What names are compared by as a whole: without case, signs and host, a path with any placeholders. */
export const foldName = (name: string): string =>
  normalisePath(
    name
      .normalize('NFKC')
      .trim()
      .toLowerCase()
      .replace(/https?:\/\/[^/]+/, ''),
  ).replace(/[^\p{L}\p{N}/{}]/gu, '');

/** A name is a term as a whole, and so are the words in it. */
function* cutWord(name: string, at: number): Generator<lunr.Token> {
  yield makeToken(name.replace(/[-_.'’+#]/g, ''), at, name.length);
  for (const {segment, index} of findParts(name)) {
    yield makeToken(segment, at + index, segment.length);
  }
}

/**
 * lunr's tokenizer for this site: the same cut for what is indexed, asked for and marked. Of Han, two characters at a
 * time: any fragment of a text is found, whatever the words are.
 */
export function* cut(text: string, from = 0): Generator<lunr.Token> {
  const found = findPieces(text);
  for (const [i, piece] of found.entries()) {
    const at = from + piece.start;
    if (piece.kind === 'path') {
      yield makeToken(normalisePath(piece.text), at, piece.text.length);
      yield* cut(piece.text.replaceAll('/', ' '), at);
    } else if (piece.kind === 'word') {
      const word = piece.text.replace('//', '');
      yield* cutWord(word, from + piece.end - word.length);
    } else if (areOneRun(piece, found[i + 1])) {
      const pair = text.slice(piece.start, found[i + 1]?.end);
      yield makeToken(pair, at, pair.length);
    } else if (!areOneRun(found[i - 1], piece)) {
      yield makeToken(piece.text, at, piece.text.length);
    }
  }
}

/** English words to their stems; what has other signs in it is a name and stays. */
const stemWord = (token: lunr.Token): lunr.Token =>
  /^[a-z]+$/.test(token.toString()) ? lunr.stemmer(token) : token;
lunr.Pipeline.registerFunction(stemWord, 'stemWord');

/** The terms of a text, in its order, with their places. */
export const analyze = (text: string): lunr.Token[] => [...cut(text)].map(stemWord);

/** Asked with everything, looked for never: some more words than lunr leaves out. */
const dropOtherStopWords = lunr.generateStopWordFilter(otherStopWords);
lunr.Pipeline.registerFunction(dropOtherStopWords, 'dropOtherStopWords');

/** From the words of a text to the terms that the index has of it. */
export const indexingSteps = [lunr.stopWordFilter, dropOtherStopWords, stemWord];

const indexing = new lunr.Pipeline();
indexing.add(...indexingSteps);

export const termsOf = (text: string): string[] => [
  ...new Set(indexing.run([...cut(text)]).map(String)),
];
