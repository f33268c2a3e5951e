export type AnnotatedLine = {
  /** One line of the body, as `JSON.stringify` lays it out. */
  text: string;
  /** What the key of the line means, if anything is known about it. */
  meaning: string | undefined;
  /** Where the key stands in the whole, such as `commits[].author.name`. */
  path: string | undefined;
};

type Meanings = Readonly<Record<string, string>>;

/** The body line by line, with what is known about each key. */
export function annotate(body: unknown, meanings: Meanings): AnnotatedLine[] {
  const lines: AnnotatedLine[] = [];

  function write(value: unknown, path: string, indent: string, start: string, end: string) {
    const meaning = Object.hasOwn(meanings, path) ? meanings[path] : undefined;
    const head = {meaning, path: start === '' ? undefined : path};
    const entries = listEntries(value, path);
    if (!entries || entries.items.length === 0) {
      lines.push({...head, text: `${indent}${start}${JSON.stringify(value)}${end}`});
      return;
    }
    lines.push({...head, text: `${indent}${start}${entries.open}`});
    entries.items.forEach((item, index) => {
      const comma = index < entries.items.length - 1 ? ',' : '';
      write(item.value, item.path, `${indent}  `, item.start, comma);
    });
    lines.push({text: `${indent}${entries.close}${end}`, meaning: undefined, path: undefined});
  }

  write(body, '', '', '', '');
  return lines;
}

function listEntries(value: unknown, path: string) {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => ({value: item, path: `${path}[]`, start: ''}));
    return {open: '[', close: ']', items};
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const items = Object.entries(value).map(([key, item]: [string, unknown]) => ({
    value: item,
    path: path === '' ? key : `${path}.${key}`,
    start: `${JSON.stringify(key)}: `,
  }));
  return {open: '{', close: '}', items};
}
