import {stem} from './stem';

/** A term with the place in the text it was made from. */
export type Token = {term: string; start: number; end: number};

/** Particles that stand between words: no term crosses them. */
const particles = /[的了吗呢吧啊呀着]/;

// Letters that are not Han, and digits; joined by one sign they are one chunk: `per_page`, `pre-release`.
const letter = '[^\\P{L}\\p{Script=Han}]|\\p{N}';
const chunkPattern = `(?:${letter})+(?:[-_.'’+#](?:${letter})+)*`;
const placeholder = '(?:\\{[\\w.-]*\\}?|:\\w+|<\\w*>?)';
/** A path of an interface, two segments at least or one placeholder: `/repos/{owner}`. */
const pathPattern = `/[\\w.-]+(?:/(?:${placeholder}|[\\w.-]+))+/?`;
const pieces = new RegExp(`(${pathPattern})|(\\p{Script=Han}+)|(${chunkPattern})`, 'gu');

const longestTerm = 48;

/** However a path writes its placeholders, it is one term. */
export function normalisePath(path: string): string {
  return path.replace(new RegExp(placeholder, 'g'), '{}').replace(/\/$/, '').toLowerCase();
}

/** Two characters at a time: any fragment of a text is found, whatever the words are. */
function* cutHan(run: string, at: number): Generator<Token> {
  let start = 0;
  for (const piece of run.split(particles)) {
    if (piece.length === 1) yield {term: piece, start: at + start, end: at + start + 1};
    for (let i = 0; i + 1 < piece.length; i += 1) {
      const from = at + start + i;
      yield {term: piece.slice(i, i + 2), start: from, end: from + 2};
    }
    start += piece.length + 1;
  }
}

/** The words in `createIssueComment`, `per_page`, `X-RateLimit-Limit`, each with its place. */
function splitChunk(chunk: string): {part: string; start: number}[] {
  const parts: {part: string; start: number}[] = [];
  const pattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+\p{L}*|[\p{L}\p{N}]+/gu;
  for (const match of chunk.matchAll(pattern)) parts.push({part: match[0], start: match.index});
  return parts;
}

export function termOf(word: string): string {
  const lower = word.toLowerCase().slice(0, longestTerm);
  return /^[a-z]+$/.test(lower) ? stem(lower) : lower;
}

function* cutChunk(chunk: string, at: number): Generator<Token> {
  // Most words have no parts to look for.
  if (/^[a-z]+$/.test(chunk)) {
    yield {term: termOf(chunk), start: at, end: at + chunk.length};
    return;
  }
  // `OAuth`, `GitHub` and other names are words, too: the whole is always a term.
  const parts = splitChunk(chunk);
  const whole = chunk.replace(/[-_.'’+#]/g, '').toLowerCase();
  const inParts = parts.length > 1;
  yield {
    term: inParts ? whole.slice(0, longestTerm) : termOf(whole),
    start: at,
    end: at + chunk.length,
  };
  const [, name] = /^(\p{L}{3,})\p{N}+$/u.exec(whole) ?? [];
  if (name !== undefined) yield {term: termOf(name), start: at, end: at + name.length};
  if (!inParts) return;
  for (const {part, start} of parts) {
    if (part.length < 2 && !/\p{N}/u.test(part)) continue;
    const term = termOf(part);
    yield {term, start: at + start, end: at + start + part.length};
  }
}

/** The terms of a text, in its order: the same for what is indexed, asked for and marked. */
export function* analyze(text: string): Generator<Token> {
  for (const match of text.matchAll(pieces)) {
    const [found, path, han] = match;
    const at = match.index;
    if (path !== undefined) {
      yield {term: normalisePath(path), start: at, end: at + path.length};
      for (const token of analyze(path.replaceAll('/', ' '))) {
        yield {term: token.term, start: at + token.start, end: at + token.end};
      }
    } else if (han === undefined) {
      yield* cutChunk(found, at);
    } else {
      yield* cutHan(han, at);
    }
  }
}

export const isHan = (term: string): boolean => /^\p{Script=Han}/u.test(term);
