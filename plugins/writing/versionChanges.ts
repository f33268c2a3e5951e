import path from 'node:path';

import type {ChangeItem, ChangeKind, VersionChange} from '../../src/components/Versions/types';

const kinds: Readonly<Record<string, ChangeKind>> = {
  新增: 'new',
  改进: 'improved',
  修复: 'fixed',
  New: 'new',
  Improved: 'improved',
  Fixed: 'fixed',
};

const summary = /^## .*\{#summary\}\n\n\|.*\n\|[-| ]+\n((?:\|.*\n)+)/m;
const separator = /、|, /;
const link = /^\[(.+)\]\(#([\w-]+)\)$/;

function readItem(item: string): ChangeItem {
  const [, text, id] = link.exec(item) ?? [];
  return text !== undefined && id !== undefined ? {text, id} : {text: item};
}

/** The changes of each kind in the page of a version. */
export function readVersionChanges(filePath: string, content: string): VersionChange[] {
  const rows = summary.exec(content.replaceAll('\r\n', '\n'))?.[1]?.trim().split('\n') ?? [];
  const changes = rows.map((row) => {
    const [name = '', text = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const {text: plainName} = readItem(name);
    const items: readonly ChangeItem[] = text.split(separator).map(readItem);
    return {kind: kinds[plainName], name: plainName, items};
  });
  const known = changes.filter((change): change is VersionChange => change.kind !== undefined);
  if (known.length > 0 && known.length === changes.length) return known;
  throw new Error(
    `${path.relative(process.cwd(), filePath)}: the list of versions finds no summary of this one. ` +
      `Write a table below “{#summary}” whose rows begin with ${Object.keys(kinds).join(', ')}.`,
  );
}
