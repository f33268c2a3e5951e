import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {limitsAddress, readLimits} from '../../../config/limits';

/**
 * Writes the figures of the platform for programs, in each language, because links of pages stay in theirs; static/schemas/limits.schema.json describes the file.
 */
export default function limits({siteConfig}: LoadContext): Plugin {
  return {
    name: 'limits',
    async postBuild({outDir}) {
      const root = new URL(siteConfig.baseUrl, siteConfig.url);
      const entries = readLimits().map(({id, value, unit, bound, what, binds, page, checked}) => {
        const url = new URL(page.slice(1), root).href;
        return {id, value, unit, bound, what, binds, url, checked};
      });
      const content = {$schema: new URL('schemas/limits.schema.json', root).href, limits: entries};
      await writeFile(path.join(outDir, limitsAddress), `${JSON.stringify(content, null, 1)}\n`);
    },
  };
}
