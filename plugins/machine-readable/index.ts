import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

import {feedAuthor, feedCopyright, feedTexts} from '../../config/feeds';
import {routes as contract} from '../../config/routes';
import {findSection} from '../../config/sections';
import {currentLocale, defaultLocale, site} from '../../config/site';
import {readTerminology} from '../../config/terminology';
import {twinOf} from './addresses';
import {writePageList, writeRobots, writeTerminology} from './data';
import {collectFacts} from './facts';
import {feedFiles, writeFeeds} from './feeds';
import {completeHead, replaceFile} from './head';
import {writeLists} from './llms';
import {fileOf, listAddresses, readPage, type Page} from './pages';
import {writeTwin} from './twin';

const mainRoot = `${site.url}${site.baseUrl}`;
const changelog = 'changelogs';
const isRelease = ({route}: Page): boolean => route.startsWith(`/${changelog}/`);

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

/** The order of the contract; pages beyond it, such as those of new tags, come last. */
function inOrder<Entry extends {route: string}>(pages: readonly Entry[]): Entry[] {
  const places = new Map(contract.map((route, index) => [route, index]));
  const placeOf = ({route}: Entry) => places.get(route) ?? contract.length;
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Writes, beside the finished pages, what programs read. The README of this folder lists it. */
export default function machineReadable({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'machine-readable',
    injectHtmlTags: () => ({headTags: linkFeeds(baseUrl)}),
    async postBuild({outDir, routes, plugins}) {
      const root = `${site.url}${baseUrl}`;
      const save = async (name: string, text: string): Promise<void> => {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      };
      const addresses = listAddresses(routes, baseUrl);
      const twins = new Map(addresses.map((address) => [address, twinOf(address, baseUrl)]));
      const facts = collectFacts(plugins, routes);
      const folder = {outDir, baseUrl, siteTitle: siteConfig.title, language: currentLocale};

      const releases = [];
      const written = [];
      for (const address of addresses) {
        const {article, html, ...page} = await readPage(address, facts(address), folder);
        await replaceFile(fileOf(page.route, outDir), completeHead(html, page));
        const text = writeTwin({...page, article}, twins);
        await save(page.twin.slice(baseUrl.length), text);
        written.push({...page, section: findSection(page.route).key, text});
        if (isRelease(page)) releases.push({...page, article});
      }

      const pages = inOrder(written);
      const info = {
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        language: currentLocale,
        root,
        mainRoot,
      };
      const feeds = writeFeeds(releases, {
        ...feedTexts.changelog,
        author: feedAuthor,
        copyright: feedCopyright,
        language: currentLocale,
        link: `${root}${changelog}`,
      });
      const files = {
        ...writeLists(pages, info),
        'llms-full.txt': writeFullText(pages),
        'pages.json': writePageList(pages, mainRoot),
        ...Object.fromEntries(
          Object.entries(feeds).map(([name, text]) => [`${changelog}/${name}`, text]),
        ),
        ...(currentLocale === defaultLocale && {
          'robots.txt': writeRobots(mainRoot),
          'terminology.json': writeTerminology(readTerminology(), mainRoot),
        }),
      };
      for (const [name, text] of Object.entries(files)) await save(name, text);
    },
  };
}

/** The sample API is left out: who reads everything at once would take it for the platform's. */
function writeFullText(pages: readonly {section: string; text: string}[]): string {
  return pages
    .filter(({section}) => section !== 'petstore')
    .map(({text}) => text)
    .join('\n');
}
