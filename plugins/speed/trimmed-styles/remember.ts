import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** What was made before from the same: by an earlier build, or by this one for another language. */
export async function remember(
  folder: string,
  sources: readonly unknown[],
  make: () => string | Promise<string>,
): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(sources)).digest('hex');
  const file = path.join(folder, name);
  const known = read(file);
  if (known !== undefined) return known;
  const made = await make();
  mkdirSync(folder, {recursive: true});
  // Whole or not at all: a build that is interrupted leaves no half of a style sheet behind.
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}
