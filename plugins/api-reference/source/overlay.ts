import type {Problem} from './problems';
import {throwIfAny} from './problems';
import {
  englishFolder,
  sourceFolder,
  type SourceFile,
  type SourcePath,
  type SourceTree,
} from './source';
import {findTexts, type TextSlot} from './texts';

/** Chinese characters, and the punctuation that comes with them. */
const han = /[\p{Script=Han}\u3001\u3002\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u;

export function containsHan(text: string): boolean {
  return han.test(text);
}

/** The sources without the English folder, with every text replaced by its English one. */
export function translateTree(tree: SourceTree): SourceTree {
  const english = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const file of listSources(tree)) {
    const overlayPath = englishFolder + file.path.slice(sourceFolder.length);
    const {data, problems: found} = translateFile(file, tree.get(overlayPath), overlayPath);
    english.set(file.path, {...file, data});
    problems.push(...found);
  }
  problems.push(...findOrphans(tree));
  throwIfAny(problems);
  return english;
}

export function listSources(tree: SourceTree): SourceFile[] {
  return [...tree.values()].filter(({path}) => !path.startsWith(`${englishFolder}/`));
}

function findOrphans(tree: SourceTree): Problem[] {
  return [...tree.values()]
    .filter(({path}) => path.startsWith(`${englishFolder}/`))
    .filter(({path}) => !tree.has(sourceFolder + path.slice(englishFolder.length)))
    .map(({path}) => ({
      file: path,
      where: 'file',
      message: 'There is no Chinese file that this one mirrors.',
      remedy: `Move it to the mirror path of a file in ${sourceFolder}/, or delete it.`,
    }));
}

type Leaf = {address: readonly string[]; value: unknown};

/** Puts each text of `overlay` in the place of the one text of `file` that it translates. */
export function translateFile(
  file: SourceFile,
  overlay: SourceFile | undefined,
  overlayPath: string,
): {data: unknown; problems: Problem[]} {
  const slots = findTexts(file);
  const problems: Problem[] = findAmbiguous(file, slots);
  // Not structuredClone: YAML aliases would stay one node, but each place has a text of its own.
  const data = JSON.parse(JSON.stringify(file.data)) as unknown;
  const missing = new Set(slots);
  let translated = data;
  for (const {address, value} of overlay ? listLeaves(overlay.data) : []) {
    const where = address.join(' → ') || 'text';
    const line = overlay?.findLine(address);
    const matches = slots.filter((slot) => isAt(slot, address));
    const [slot] = matches;
    if (!slot) {
      problems.push({
        file: overlayPath,
        line,
        where,
        message: `This matches no text of ${file.path}.`,
        remedy: 'Rename the key after the Chinese source, or delete it.',
      });
      continue;
    }
    for (const match of matches) missing.delete(match);
    const fault = findFault(value);
    if (fault) problems.push({file: overlayPath, line, where, ...fault});
    else for (const path of slot.paths) translated = setIn(translated, path, value as string);
  }
  for (const slot of missing) {
    problems.push({
      file: overlayPath,
      line: undefined,
      where: slot.address.join(' → ') || 'text',
      message: `The English text is missing (Chinese: ${file.path}:${file.findLine(slot.paths[0] ?? []) ?? 1}).`,
      remedy: 'Add it under this key.',
    });
  }
  return {data: translated, problems};
}

/** `path.branch: …` is short for `path.branch: {description: …}`. */
function isAt(slot: TextSlot, address: readonly string[]): boolean {
  const wanted = slot.address.join('\n');
  const given = address.join('\n');
  return wanted === given || wanted === `${given}\ndescription`;
}

function findAmbiguous(file: SourceFile, slots: readonly TextSlot[]): Problem[] {
  const seen = new Set<string>();
  return slots.flatMap(({address, paths}) => {
    const key = address.join(' → ');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return {
      file: file.path,
      line: file.findLine(paths[0] ?? []),
      where: key,
      message:
        'Two different texts have the same address, so that no translation can name one of them.',
      remedy: 'Give both the same text, or move one into a component.',
    };
  });
}

function findFault(value: unknown): Pick<Problem, 'message' | 'remedy'> | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    return {message: 'The English text is empty or no text.', remedy: 'Write the sentence.'};
  }
  const rest = value.match(han)?.[0];
  if (rest === undefined) return undefined;
  return {message: `“${rest}” is Chinese.`, remedy: 'Translate the rest, or write it in Latin.'};
}

function listLeaves(data: unknown, address: readonly string[] = []): Leaf[] {
  if (typeof data !== 'object' || data === null) return [{address, value: data}];
  return Object.entries(data).flatMap(([key, value]) => listLeaves(value, [...address, key]));
}

/** Changes `data` in place; a text that is the whole of a file is returned anew. */
function setIn(data: unknown, path: SourcePath, value: string): unknown {
  const key = path.at(-1);
  if (key === undefined) return value;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], data);
  (parent as Record<string, unknown>)[key] = value;
  return data;
}
