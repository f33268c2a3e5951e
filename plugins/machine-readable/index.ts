import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

import {feedTexts} from '../../config/feeds';
import {listAddresses} from './addresses';
import {collectFacts} from './facts';
import {changelog, feedFiles} from './feedFiles';
import {startThread} from './startThread';
import type {Site} from './write';

/** Autodiscovery: a reader's program finds the feeds on every page, as it finds those of the blog. */
function linkFeeds(baseUrl: string): HtmlTags {
  return feedFiles.map(({name, type, label}) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type,
      href: `${baseUrl}${changelog}/${name}`,
      title: `${feedTexts.changelog.title} (${label})`,
    },
  }));
}

function writeInThread(thread: Worker, site: Site): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.ref();
    thread.once('message', () => {
      resolve();
    });
    thread.once('error', reject);
    thread.postMessage(site);
  });
}

/** Writes, beside the finished pages, what programs read. The README of this folder lists it. */
export default function machineReadable({
  siteConfig,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  const start = () => startThread(path.join(generatedFilesDir, 'machine-readable'));
  let thread: Promise<Worker> | undefined;
  return {
    name: 'machine-readable',
    injectHtmlTags: () => ({headTags: linkFeeds(baseUrl)}),
    configureWebpack({mode}, isServer) {
      // Beside the bundler, which leaves time for it.
      if (mode === 'production' && isServer) thread = start();
      return {};
    },
    async postBuild({outDir, routes, plugins}) {
      const facts = collectFacts(plugins, routes);
      const site = {
        outDir,
        baseUrl,
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        pages: listAddresses(routes, baseUrl).map((address) => ({address, facts: facts(address)})),
      };
      const written = writeInThread(await (thread ?? start()), site);
      // The next language begins meanwhile; an error in the thread ends the build all the same.
      if (i18n.currentLocale === i18n.locales.at(-1)) await written;
    },
  };
}
