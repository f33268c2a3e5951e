import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import openapiDocs from 'docusaurus-plugin-openapi-docs';

import type {SiteLocale} from '../../config/site';
import {docsFolders, pagesFolder, specPath, type ApiDocument} from './documents';
import {slugOf} from './operations';

/** Text of the files that the plugin writes, by what it tells about the page. */
export type PageTexts = {
  operation: (id: string) => string;
  tag: (name: string) => string;
  overview: () => string;
};

type Item = {id: string; tag?: {name: string}};

type GenerateAction = (id: string, command: {opts: () => object}) => Promise<void>;

/**
 * Lets docusaurus-plugin-openapi-docs write the pages and the sidebar of one document below the
 * current folder. Its command is called directly: the Docusaurus CLI would load the configuration,
 * which asks for these pages.
 */
export async function writePages(
  api: ApiDocument,
  locale: SiteLocale,
  texts: PageTexts,
): Promise<void> {
  const options = {
    id: 'api',
    docsPluginId: 'default',
    config: {
      document: {
        specPath: `static/${specPath(api, locale, 'json')}`,
        outputDir: pagesFolder(api, locale),
        template: pageTemplate,
        infoTemplate: pageTemplate,
        tagTemplate: pageTemplate,
        disableCompression: true,
        sidebarOptions: {
          groupPathsBy: 'tag',
          categoryLinkSource: 'tag',
          sidebarGenerators: {createDocItem},
        },
        markdownGenerators: {
          createApiPageMD: ({id}: Item) => texts.operation(id),
          createTagPageMD: ({tag}: Item) => texts.tag(tag?.name ?? ''),
          createInfoPageMD: () => texts.overview(),
        },
      },
    },
  };
  const generate = readGenerateAction(locale, options);
  const complaints = await silently(() => generate('document', {opts: () => ({})}));
  if (complaints.length > 0) {
    throw new Error(`docusaurus-plugin-openapi-docs on ${api.root}: ${complaints.join('\n')}`);
  }
}

/** Holds nothing but the text that `markdownGenerators` return. */
const pageTemplate = fileURLToPath(new URL('page.mustache', import.meta.url));

/** Without a label, so that each language takes that of its own page. */
function createDocItem({id}: Item, {basePath}: {basePath: string}) {
  return {type: 'doc', id: `${basePath}/${slugOf(id)}`};
}

function readGenerateAction(locale: SiteLocale, options: object): GenerateAction {
  const siteConfig = {
    presets: [],
    plugins: [['@docusaurus/plugin-content-docs', {path: docsFolders[locale], routeBasePath: '/'}]],
  };
  const context = {siteDir: process.cwd(), siteConfig} as unknown as LoadContext;
  const plugin = (openapiDocs as unknown as PluginFunction)(context, options);
  const actions = new Map<string, GenerateAction>();
  plugin.extendCli?.(recordActions(actions) as never);
  const generate = actions.get('gen-api-docs');
  if (!generate) throw new Error('docusaurus-plugin-openapi-docs has no command gen-api-docs.');
  return generate;
}

type PluginFunction = (context: LoadContext, options: object) => Plugin;

/** Stands in for the command-line parser that the plugin adds its commands to. */
function recordActions(actions: Map<string, GenerateAction>): object {
  let current = '';
  const recorder: Record<string, (...given: never[]) => object> = {
    command: (name: string) => {
      current = name;
      return recorder;
    },
    action: (action: GenerateAction) => {
      actions.set(current, action);
      return recorder;
    },
  };
  for (const name of ['description', 'usage', 'arguments', 'option']) {
    recorder[name] = () => recorder;
  }
  return recorder;
}

/** The plugin prints a line for each file, and prints its errors instead of throwing them. */
async function silently(work: () => Promise<void>): Promise<string[]> {
  const {log, warn, error} = console;
  const complaints: string[] = [];
  const complain = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '));
  Object.assign(console, {log: () => undefined, warn: complain, error: complain});
  try {
    await work();
  } finally {
    Object.assign(console, {log, warn, error});
  }
  return complaints;
}
