import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** The YAML files below openapi/, by their path in the repository. */
export function readApiFiles(): Map<string, string> {
  const names = readdirSync(path.join(root, 'openapi'), {recursive: true, encoding: 'utf8'});
  const files = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `openapi/${name.replaceAll('\\', '/')}`);
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
