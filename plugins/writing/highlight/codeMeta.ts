/** What a writer may put after the language of a fence. */
export type CodeMeta = {
  title?: string;
  marked: ReadonlySet<number>;
  /** The number of the first line, when lines are numbered. */
  firstNumber?: number;
};

export const knownMeta = 'title="…", {1,3-5}, showLineNumbers, showLineNumbers=10';

const title = /(?:^|\s)title="([^"]*)"/;
const ranges = /(?:^|\s)\{([\d,\s-]+)\}/;
const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

/** Reads the text after the language of a fence; throws on what it does not know. */
export function parseMeta(meta: string, lineCount: number): CodeMeta {
  const rest = [title, ranges, numbers].reduce((text, part) => text.replace(part, ''), meta).trim();
  if (rest) throw new Error(`Unknown option “${rest}” after the language.`);
  const numbered = numbers.exec(meta);
  return {
    title: title.exec(meta)?.[1],
    marked: parseRanges(ranges.exec(meta)?.[1] ?? '', lineCount),
    firstNumber: numbered ? Number(numbered[1] ?? 1) : undefined,
  };
}

function parseRanges(text: string, lineCount: number): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const range of text.split(',').map((part) => part.trim())) {
    if (!range) continue;
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (!(first >= 1 && first <= last && last <= lineCount)) {
      throw new Error(`Cannot highlight lines {${range}}: the code has ${lineCount} lines.`);
    }
    for (let line = first; line <= last; line += 1) marked.add(line);
  }
  return marked;
}
