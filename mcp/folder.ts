import {readFile, realpath} from 'node:fs/promises';
import path from 'node:path';

import {cleanName, type Release} from '../src/assistants/release';

/** A release on the disk. Links that lead out of it are not followed. */
export function openFolder(folder: string): Release {
  const root = realpath(folder);
  return {
    async read(name) {
      const clean = cleanName(name);
      if (clean === undefined) return undefined;
      try {
        const file = await realpath(path.join(await root, clean));
        if (!file.startsWith((await root) + path.sep)) return undefined;
        return await readFile(file, 'utf8');
      } catch (error) {
        const {code} = error as NodeJS.ErrnoException;
        if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code ?? '')) return undefined;
        throw error;
      }
    },
  };
}
