import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

function listFiles(siteDir: string, source: string): string[] {
  const place = path.join(siteDir, source);
  if (statSync(place).isFile()) return [source];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)));
}

/** One hash over names and bytes of files, of all files of folders, and over words that decide beside them. */
export function hashFiles(
  siteDir: string,
  sources: readonly string[],
  words: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  const names = sources.flatMap((source) => listFiles(siteDir, source));
  for (const name of names.map((file) => file.split(path.sep).join('/')).sort()) {
    const content = readFileSync(path.join(siteDir, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
