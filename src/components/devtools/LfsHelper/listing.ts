/** A file of the repository, as a listing names it; only some listings tell sizes. */
export type ListedFile = {path: string; bytes: number | undefined};

export type ListingProblem = 'not-a-path' | 'outside';

export type Listing = {
  files: ListedFile[];
  problems: {line: number; text: string; problem: ListingProblem}[];
};

/** `git ls-tree -r -l`: mode, type, object, size, a tab and the path. */
const treeLine = /^\d{6} (blob|commit|tree) [0-9a-f]{40,64} +(\d+|-)\t(.+)$/;

/** `ls -l`, or the sums and headings of other programs. */
const foreignLine = /^(?:[-dlcbps][-rwxsStT]{9}[.+@]? |total \d+$|.*\t.*\t)/;

const escapes: Record<string, number> = {a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13};

/** Git writes unusual paths in quotes, with their bytes in octal. */
function unquote(path: string): string {
  if (!/^".*"$/.test(path)) return path;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [part, octal, letter] of path.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|[^\\]+/gsu)) {
    if (octal !== undefined) bytes.push(parseInt(octal, 8));
    else if (letter === undefined) bytes.push(...encoder.encode(part));
    else bytes.push(...(letter in escapes ? [escapes[letter] ?? 0] : encoder.encode(letter)));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function findProblem(path: string): ListingProblem | undefined {
  if (foreignLine.test(path)) return 'not-a-path';
  const isOutside = /^(?:\/|~|[A-Za-z]:[\\/])/.test(path) || path.split('/').includes('..');
  return isOutside ? 'outside' : undefined;
}

/** Reads what `git ls-tree -r -l HEAD`, `git ls-files` or `find .` printed. */
export function readListing(text: string): Listing {
  const listing: Listing = {files: [], problems: []};
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const [, kind, size = '', treePath] = treeLine.exec(line) ?? [];
    if (kind !== undefined && kind !== 'blob') return;
    const path = unquote(treePath ?? line.trim()).replace(/^\.\//, '');
    const problem = findProblem(path);
    if (problem) listing.problems.push({line: index + 1, text: line.trim(), problem});
    else listing.files.push({path, bytes: kind ? Number(size) : undefined});
  });
  return listing;
}
