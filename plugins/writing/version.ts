import path from 'node:path';

import type {
  ChangeKind,
  DescribedChange,
  ListedChange,
  VersionContent,
} from '../../src/components/Versions/types';

const kinds: readonly ChangeKind[] = ['new', 'improved', 'fixed'];

const part = /^## (.+) \{#([\w-]+)\}\n([\s\S]*?)(?=^## |(?![\s\S]))/gm;
const heading = /^### (.+) \{#([\w-]+)\}\n+(.*)/gm;
const entry = /^- (.+)$/gm;

/** A name of the interface, with what Chinese has around it. */
const label = /(?:(?<=\p{Script=Han}) )?<Ui[^>]*>([^<]*)<\/Ui>(?: (?=\p{Script=Han}))?/gu;

/** Without the marks of Markdown; names of the interface in quotation marks. */
const plain = (text: string): string =>
  text.replace(label, '“$1”').replace(/\[([^\]]+)\]\([^)]*\)|<[^>]+>|`/g, '$1');

const firstSentence = (text: string): string =>
  plain(/^.+?(?:[。！？]|[.!?](?= |$))/.exec(text)?.[0] ?? text);

const link = /(\[[^\]]+\]\([^)]+\))/;
const linkParts = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** The words of an entry, and among them its links. */
function readEntry(words: string): ListedChange {
  return words
    .split(link)
    .filter(Boolean)
    .map((piece) => {
      const [, text, to] = linkParts.exec(piece) ?? [];
      return text !== undefined && to !== undefined ? {text: plain(text), to} : plain(piece);
    });
}

/** What has a heading says below it what it is; what is listed is said whole. */
function readItems(text: string): DescribedChange[] | ListedChange[] {
  const described = [...text.matchAll(heading)].map(([, name = '', id = '', first = '']) => ({
    name: plain(name),
    id,
    about: firstSentence(first),
  }));
  if (described.length > 0) return described;
  return [...text.matchAll(entry)].map(([, words = '']) => readEntry(words));
}

/** What the page of a version begins with, and its changes of each kind. */
export function readVersion(filePath: string, content: string): VersionContent {
  const text = content.replaceAll('\r\n', '\n');
  const parts = [...text.matchAll(part)];
  const changes = kinds.flatMap((kind) =>
    parts
      .filter(([, , id]) => id === kind)
      .map(([, name = '', , items = '']) => ({kind, name, items: readItems(items)})),
  );
  const [beginning = ''] = /^(?![#\s]).+/m.exec(text) ?? [];
  if (changes.length > 0 && changes.every(({items}) => items.length > 0)) {
    return {about: firstSentence(beginning), changes};
  }
  throw new Error(
    `${path.relative(process.cwd(), filePath)}: the list of versions finds no changes of this one. ` +
      `Write a section for each kind, “## … {#new}”, “## … {#improved}”, “## … {#fixed}”, each with headings or a list.`,
  );
}
