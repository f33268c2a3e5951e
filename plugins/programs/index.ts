import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

import {describeFeed, feedNames} from '../../config/feeds';
import type {SiteLocale} from '../../config/site';
import type {SearchSettings} from '../../src/search/settings';
import {Thread} from '../speed/threads';
import {listAddresses} from './addresses';
import {directPage} from './directive';
import {collectFacts} from './facts';
import {feedFiles} from './feedFiles';
import type {Site} from './write';

/** Autodiscovery: a reader's program finds the feeds on every page. */
function linkFeeds(baseUrl: string, language: SiteLocale): HtmlTags {
  return feedNames.flatMap((feed) =>
    feedFiles.map(({name, type, label}) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type,
        href: `${baseUrl}${feed}/${name}`,
        title: `${describeFeed(feed, language).title} (${label})`,
      },
    })),
  );
}

/** What the theme of the search tells its pages; nothing in a build without it. */
function readSearchSettings({generatedFilesDir}: LoadContext): Site['search'] {
  const name = '@easyops-cn/docusaurus-search-local/default/settings.json';
  const file = path.join(generatedFilesDir, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchSettings) : undefined;
}

const threadFile = fileURLToPath(new URL('thread.ts', import.meta.url));

/** Writes, beside the finished pages, what programs read. The README of this folder lists it. */
export default function programs(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  const language = i18n.currentLocale as SiteLocale;
  const thread = new Thread<Site>(threadFile, context);
  return {
    name: 'programs',
    injectHtmlTags: () => ({
      headTags: linkFeeds(baseUrl, language),
      preBodyTags: [directPage(language)],
    }),
    configureWebpack({mode}, isServer) {
      if (mode === 'production' && isServer) thread.start();
      return {};
    },
    async postBuild({outDir, routes, plugins}) {
      const facts = collectFacts(plugins, routes);
      const addresses = listAddresses(routes, baseUrl);
      const task = {
        outDir,
        baseUrl,
        language,
        search: readSearchSettings(context),
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        pages: addresses.map((address) => ({address, facts: facts(address)})),
      };
      await thread.run(task, addresses.length);
    },
  };
}
