/** What config/search.ts decides about the box, the page of results and the index. */
export type SearchSettings = {
  /** Of the files of the index; `{part}` stands for the part that a file holds. */
  indexName: string;
  /** The most rows of the box. */
  limit: number;
  excerptLength: number;
  /** Whether a page marks the words that led to it. */
  marksPages: boolean;
  /** Whether a hit says where on the site it stands. */
  showsPath: boolean;
  /** Such as `mod+k`; empty when there is none. */
  shortcut: string;
  showsShortcut: boolean;
  side: 'left' | 'right';
  /** How many letters of a word may be wrong. */
  mostEdits: number;
};

export const indexFile = ({indexName}: Pick<SearchSettings, 'indexName'>, part: string): string =>
  indexName.replace('{part}', part);

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key is the shortcut, which is written like `mod+shift+k`; `mod` is Ctrl or Command. */
export function isShortcut(
  shortcut: string,
  {key, ctrlKey, metaKey, altKey, shiftKey}: Key,
): boolean {
  const parts = shortcut.toLowerCase().split('+');
  const has = (name: string) => parts.includes(name);
  const isMod = has('mod') ? ctrlKey || metaKey : ctrlKey === has('ctrl') && metaKey === has('cmd');
  return (
    shortcut !== '' &&
    key.toLowerCase() === parts.at(-1) &&
    isMod &&
    altKey === has('alt') &&
    shiftKey === has('shift')
  );
}
