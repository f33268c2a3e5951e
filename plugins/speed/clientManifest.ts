import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Kind = 'css' | 'js';

type Manifest = {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, Partial<Record<Kind, {file: string}[]>>>;
};

/** Says of which files a part of the site consists. */
type Add = (part: string, kind: Kind, files: readonly string[]) => void;

/** The list by which Docusaurus knows, once the client is bundled, the styles and scripts that the HTML of a page names. */
export function editClientManifest(
  generatedFilesDir: string,
  edit: (add: Add, manifest: Manifest) => void,
): void {
  const listFile = path.join(generatedFilesDir, 'client-manifest.json');
  const manifest = JSON.parse(readFileSync(listFile, 'utf8')) as Manifest;
  edit((part, kind, files) => {
    // Each file is an entry of its own: a page of several parts names what they share once.
    manifest.origins[part] = [...files];
    for (const file of files) manifest.assets[file] = {[kind]: [{file}]};
  }, manifest);
  writeFileSync(listFile, JSON.stringify(manifest));
}
