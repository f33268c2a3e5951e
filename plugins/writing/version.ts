import path from 'node:path';

import type {
  ChangeKind,
  Habits,
  LinkedWords,
  VersionChange,
  VersionContent,
} from '../../src/components/Versions/types';
import {drawApostrophes} from './mdx/remarkApostrophes';

const kinds: readonly ChangeKind[] = ['new', 'improved', 'fixed'];

const part = /^## (.+) \{#([\w-]+)\}\n([\s\S]*?)(?=^## |(?![\s\S]))/gm;
const heading = /^### (.+) \{#([\w-]+)\}\n+(.*)/gm;
const entry = /^- (.+)$/gm;
const habit = /^\*\*(.+?)\*\*[：:]\s*(.+)$/;

/** A name of the interface, with what Chinese has around it. */
const label = /(?:(?<=\p{Script=Han}) )?<Ui[^>]*>([^<]*)<\/Ui>(?: (?=\p{Script=Han}))?/gu;

/** Without the marks of Markdown; names of the interface in quotation marks. */
const plain = (text: string): string =>
  drawApostrophes(text.replace(label, '“$1”').replace(/\[([^\]]+)\]\([^)]*\)|<[^>]+>|`/g, '$1'));

const firstSentence = (text: string): string =>
  plain(/^.+?(?:[。！？]|[.!?](?= |$))/.exec(text)?.[0] ?? text);

const link = /(\[[^\]]+\]\([^)]+\))/;
const linkParts = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Words, and among them their links. */
function readWords(words: string): LinkedWords {
  return words
    .split(link)
    .filter(Boolean)
    .map((piece) => {
      const [, text, to] = linkParts.exec(piece) ?? [];
      return text !== undefined && to !== undefined ? {text: plain(text), to} : plain(piece);
    });
}

const readEntries = (text: string): string[] =>
  [...text.matchAll(entry)].map(([, words = '']) => words);

/** What alters a habit: in bold whose, and what to do from now on. */
function readHabits(text: string): Habits['list'] {
  return readEntries(text).flatMap((words) => {
    const [, who, what] = habit.exec(words) ?? [];
    return who !== undefined && what !== undefined
      ? [{who: plain(who), what: readWords(what)}]
      : [];
  });
}

/** What has a heading says below it what it is; what is listed says it in a sentence. */
function readChanges(text: string): Pick<VersionChange, 'listed' | 'described'> {
  const described = [...text.matchAll(heading)].map(([, name = '', id = '', first = '']) => ({
    name: plain(name),
    id,
    about: firstSentence(first),
  }));
  return {described, listed: described.length > 0 ? [] : readEntries(text).map(readWords)};
}

/** What the page of a version begins with, what it alters, and its changes of each kind. */
export function readVersion(filePath: string, content: string): VersionContent {
  const text = content.replaceAll('\r\n', '\n');
  const parts = [...text.matchAll(part)];
  const [, name = '', id, below = ''] = parts.find((one) => one[2] === 'habits') ?? [];
  const habits = id === undefined ? undefined : {name, list: readHabits(below)};
  const changes = kinds.flatMap((kind) =>
    parts
      .filter(([, , id]) => id === kind)
      .map(([, name = '', , below = '']) => ({kind, name, ...readChanges(below)})),
  );
  const [beginning = ''] = /^(?![#\s]).+/m.exec(text) ?? [];
  const isSaid = changes.every(({described, listed}) => described.length + listed.length > 0);
  if (changes.length > 0 && isSaid && habits?.list.length !== 0) {
    return {about: firstSentence(beginning), ...(habits && {habits}), changes};
  }
  throw new Error(
    `${path.relative(process.cwd(), filePath)}: the list of versions finds no changes of this one. ` +
      `Write a section for each kind, “## … {#new}”, “## … {#improved}”, “## … {#fixed}”, each with headings or a list; ` +
      'what to do differently is a list too, “## … {#habits}”, “- **who**: what”.',
  );
}
