// Run by downloads.mjs, which cannot read TypeScript: writes anew what tells of the downloads of a site.
import path from 'node:path';

import {writeOffline} from '../../plugins/programs/offline';

const [site = '', baseUrl = '/'] = process.argv.slice(2);
writeOffline({outDir: site, baseUrl, language: 'zh-Hans'});
writeOffline({outDir: path.join(site, 'en'), baseUrl: `${baseUrl}en/`, language: 'en'});
