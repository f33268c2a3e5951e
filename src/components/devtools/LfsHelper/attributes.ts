import {quoteForShell} from '../shell';
import type {ListedFile} from './listing';

const bytesPerGigabyte = 1024 ** 3;

/** The platform's defaults, `/repo/lfs#limits`. */
export const lfsLimits = {
  perRepository: 5 * bytesPerGigabyte,
  perFile: 5 * bytesPerGigabyte,
} as const;

export type LfsGroup = {
  /** As it stands in `.gitattributes`. */
  pattern: string;
  files: number;
  bytes: number;
  largest: number;
};

/** What means just itself in `.gitattributes`. Brackets, because Git LFS takes a backslash for a folder. */
function escapePattern(text: string): string {
  return text.replaceAll(/[*?[]/g, '[$&]').replaceAll(/\s/g, '[[:space:]]');
}

function findExtension(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /[^.]\.([^.]+)$/.exec(name)?.[1];
}

/** All files of a kind, or the one file that has no kind. */
export function writePattern(path: string): string {
  const extension = findExtension(path);
  // The leading slash keeps the pattern from matching files of the same name in other folders.
  return extension === undefined ? `/${escapePattern(path)}` : `*.${escapePattern(extension)}`;
}

/** Files whose size is known count from `threshold` bytes on, others by their extension. */
export function chooseGroups(
  files: readonly ListedFile[],
  threshold: number,
  knownExtensions: ReadonlySet<string>,
): LfsGroup[] {
  const isLarge = ({path, bytes}: ListedFile) =>
    bytes === undefined
      ? knownExtensions.has(findExtension(path)?.toLowerCase() ?? '')
      : bytes >= threshold;
  const patterns = new Set(files.filter(isLarge).map(({path}) => writePattern(path)));
  const groups = new Map<string, LfsGroup>();
  for (const {path, bytes = 0} of files) {
    const pattern = writePattern(path);
    if (!patterns.has(pattern)) continue;
    const group = groups.get(pattern) ?? {pattern, files: 0, bytes: 0, largest: 0};
    groups.set(pattern, {
      pattern,
      files: group.files + 1,
      bytes: group.bytes + bytes,
      largest: Math.max(group.largest, bytes),
    });
  }
  return [...groups.values()].sort(
    (a, b) => b.bytes - a.bytes || a.pattern.localeCompare(b.pattern, 'en'),
  );
}

export function writeAttributes(patterns: readonly string[]): string {
  return patterns.map((pattern) => `${pattern} filter=lfs diff=lfs merge=lfs -text`).join('\n');
}

export const trackCommands = [
  'git lfs install',
  'git add .gitattributes',
  'git commit -s -m "Store large files in LFS"',
].join('\n');

/** Rewrites the current branch; `.gitattributes` comes with it. */
export function writeMigration(patterns: readonly string[]): string {
  // Commas separate patterns here; a question mark stands for any one character.
  const include = patterns.map((pattern) => pattern.replaceAll(',', '?')).join(',');
  return [
    'git lfs install',
    `git lfs migrate import --include-ref="$(git branch --show-current)" --include=${quoteForShell(include)}`,
    'git lfs ls-files',
  ].join('\n');
}
