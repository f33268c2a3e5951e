import path from 'node:path';

import type {ChangeItem, ChangeKind, VersionChange} from '../../src/components/Versions/types';

const kinds: readonly ChangeKind[] = ['new', 'improved', 'fixed'];

const part = /^## (.+) \{#([\w-]+)\}\n([\s\S]*?)(?=^## |(?![\s\S]))/gm;
const heading = /^### (.+) \{#([\w-]+)\}$/gm;
const entry = /^- (.+)$/gm;

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)|<[^>]+>|`/g, '$1');

/** What has a heading has more to say below it; what is listed is said whole. */
function readItems(text: string): ChangeItem[] {
  const described = [...text.matchAll(heading)].map(([, title = '', id = '']) => ({
    text: plain(title),
    id,
  }));
  if (described.length > 0) return described;
  return [...text.matchAll(entry)].map(([, words = '']) => ({text: plain(words)}));
}

/** The changes of each kind in the page of a version. */
export function readVersionChanges(filePath: string, content: string): VersionChange[] {
  const parts = [...content.replaceAll('\r\n', '\n').matchAll(part)];
  const changes = kinds.flatMap((kind) =>
    parts
      .filter(([, , id]) => id === kind)
      .map(([, name = '', , text = '']) => ({kind, name, items: readItems(text)})),
  );
  if (changes.length > 0 && changes.every(({items}) => items.length > 0)) return changes;
  throw new Error(
    `${path.relative(process.cwd(), filePath)}: the list of versions finds no changes of this one. ` +
      `Write a section for each kind, “## … {#new}”, “## … {#improved}”, “## … {#fixed}”, each with headings or a list.`,
  );
}
