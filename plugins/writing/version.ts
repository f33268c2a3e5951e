import path from 'node:path';

import type {
  ChangeKind,
  Habit,
  LinkedWords,
  VersionChange,
  VersionContent,
} from '../../src/components/Versions/types';

const kinds: readonly ChangeKind[] = ['new', 'improved', 'fixed'];

const part = /^## (.+) \{#([\w-]+)\}\n([\s\S]*?)(?=^## |(?![\s\S]))/gm;
const heading = /^### (.+) \{#([\w-]+)\}\n+(.*)/gm;
const entry = /^- (.+)$/gm;
const row = /^\| (.+?) \| (.+) \|$/gm;

/** A name of the interface, with what Chinese has around it. */
const label = /(?:(?<=\p{Script=Han}) )?<Ui[^>]*>([^<]*)<\/Ui>(?: (?=\p{Script=Han}))?/gu;

/** Without the marks of Markdown; names of the interface in quotation marks. */
const plain = (text: string): string =>
  text.replace(label, '“$1”').replace(/\[([^\]]+)\]\([^)]*\)|<[^>]+>|`/g, '$1');

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

/** Of what the version means for each role, what alters a habit: it leads to no new feature, but to what was there before. */
function readHabits(summary: string): Habit[] {
  return [...summary.matchAll(row)]
    .filter(([, , what = '']) => /\]\(#(?:improved|fixed)\)/.test(what))
    .map(([, who = '', what = '']) => ({who: plain(who), what: readWords(what)}));
}

/** What has a heading says below it what it is; what is listed is counted. */
function readChanges(text: string): Pick<VersionChange, 'count' | 'described'> {
  const described = [...text.matchAll(heading)].map(([, name = '', id = '', first = '']) => ({
    name: plain(name),
    id,
    about: firstSentence(first),
  }));
  return {described, count: described.length || [...text.matchAll(entry)].length};
}

/** What the page of a version begins with, what it alters, and its changes of each kind. */
export function readVersion(filePath: string, content: string): VersionContent {
  const text = content.replaceAll('\r\n', '\n');
  const parts = [...text.matchAll(part)];
  const [, , , summary = ''] = parts.find(([, , id]) => id === 'summary') ?? [];
  const changes = kinds.flatMap((kind) =>
    parts
      .filter(([, , id]) => id === kind)
      .map(([, name = '', , below = '']) => ({kind, name, ...readChanges(below)})),
  );
  const [beginning = ''] = /^(?![#\s]).+/m.exec(text) ?? [];
  if (changes.length > 0 && changes.every(({count}) => count > 0)) {
    return {about: firstSentence(beginning), habits: readHabits(summary), changes};
  }
  throw new Error(
    `${path.relative(process.cwd(), filePath)}: the list of versions finds no changes of this one. ` +
      `Write a section for each kind, “## … {#new}”, “## … {#improved}”, “## … {#fixed}”, each with headings or a list.`,
  );
}
