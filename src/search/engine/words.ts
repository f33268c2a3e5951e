import lunr from 'lunr';

import {english} from './stopWords.json';

/** Beside the words that lunr leaves out. */
const otherStopWords = new Set(english);

/** Particles that stand between words: no term crosses them. */
const particles = /[的了吗呢吧啊呀着]/;

// Letters that are not Han, and digits; joined by one sign they are one chunk: `per_page`, `pre-release`.
const letter = '[^\\P{L}\\p{Script=Han}]|\\p{N}';
const chunkPattern = `(?:${letter})+(?:[-_.'’+#](?:${letter})+)*`;
export const placeholder = '(?:\\{[\\w.-]*\\}?|:\\w+|<\\w*>?)';
/** A path of an interface, two segments at least or one placeholder: `/repos/{owner}`. */
const pathPattern = `/[\\w.-]+(?:/(?:${placeholder}|[\\w.-]+))+/?`;
const pieces = new RegExp(`(${pathPattern})|(\\p{Script=Han}+)|(${chunkPattern})`, 'gu');
/** The words in `createIssueComment`, `per_page`, `X-RateLimit-Limit`. */
const parts = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+\p{L}*|[\p{L}\p{N}]+/gu;

const longestTerm = 48;

const makeToken = (word: string, start: number, length: number): lunr.Token =>
  new lunr.Token(word.toLowerCase().slice(0, longestTerm), {position: [start, length]});

/** However a path writes its placeholders, it is one term. */
export function normalisePath(path: string): string {
  return path.replace(new RegExp(placeholder, 'g'), '{}').replace(/\/$/, '').toLowerCase();
}

/** Two characters at a time: any fragment of a text is found, whatever the words are. */
function* cutHan(run: string, at: number): Generator<lunr.Token> {
  let start = at;
  for (const piece of run.split(particles)) {
    const size = Math.min(2, piece.length);
    for (let i = 0; size > 0 && i + size <= piece.length; i += 1) {
      yield makeToken(piece.slice(i, i + size), start + i, size);
    }
    start += piece.length + 1;
  }
}

/** A name is a term as a whole, and so are the words in it. */
function* cutChunk(chunk: string, at: number): Generator<lunr.Token> {
  const whole = chunk.replace(/[-_.'’+#]/g, '');
  yield makeToken(whole, at, chunk.length);
  const [, name] = /^(\p{L}{3,})\p{N}+$/u.exec(whole) ?? [];
  if (name !== undefined) yield makeToken(name, at, name.length);
  const words = [...chunk.matchAll(parts)];
  for (const {0: word, index} of words.length > 1 ? words : []) {
    if (word.length > 1 || /\p{N}/u.test(word)) yield makeToken(word, at + index, word.length);
  }
}

/** lunr's tokenizer for this site: the same cut for what is indexed, asked for and marked. */
export function* cut(text: string, from = 0): Generator<lunr.Token> {
  for (const match of text.matchAll(pieces)) {
    const [found, path, han] = match;
    const at = from + match.index;
    if (path !== undefined) {
      yield makeToken(normalisePath(path), at, path.length);
      yield* cut(path.replaceAll('/', ' '), at);
    } else if (han === undefined) yield* cutChunk(found, at);
    else yield* cutHan(han, at);
  }
}

/** English words to their stems; what has other signs in it is a name and stays. */
export const stemWord = (token: lunr.Token): lunr.Token =>
  /^[a-z]+$/.test(token.toString()) ? lunr.stemmer(token) : token;
lunr.Pipeline.registerFunction(stemWord, 'stemWord');

const stemming = new lunr.Pipeline();
stemming.add(stemWord);

/** The terms of a text, in its order, with their places. */
export const analyze = (text: string): lunr.Token[] => stemming.run([...cut(text)]);

export const isHan = (term: string): boolean => /^\p{Script=Han}/u.test(term);

/** Asked with everything, looked for never. */
const isStopWord = (word: string): boolean =>
  otherStopWords.has(word) || lunr.stopWordFilter(new lunr.Token(word)) === undefined;

/** What the index leaves out. */
export const dropStopWords = (token: lunr.Token): lunr.Token | undefined =>
  isStopWord(token.toString()) ? undefined : token;
lunr.Pipeline.registerFunction(dropStopWords, 'dropStopWords');

const indexing = new lunr.Pipeline();
indexing.add(dropStopWords, stemWord);

/** What the index has of a text. */
export const termsOf = (text: string): string[] => [
  ...new Set(indexing.run([...cut(text)]).map(String)),
];
