import {cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {freeMemory} from '../freeMemory';
import {asLayer} from '../layer';

/** The part of Rspack's configuration that Docusaurus' types, which are webpack's, do not have. */
type Experiments = {cache?: {version: string}} | undefined;

/** The program that writes the pages is used once, on the spot: what would make it smaller only takes time. */
const forWriting = {
  // In one piece: of several, each would hold its own copy of what they share.
  module: {parser: {javascript: {dynamicImportMode: 'eager' as const}}},
  // Much code, and only for browsers.
  resolve: {alias: {'react-dom/client$': false as const}},
  optimization: {usedExports: false, realContentHash: false},
};

/** A language begins with what the build of the other has learnt of the code they share. */
function beginWith(known: string, own: string): void {
  if (existsSync(own) || !existsSync(known)) return;
  const unfinished = `${own}.unfinished`;
  rmSync(unfinished, {recursive: true, force: true});
  cpSync(known, unfinished, {recursive: true});
  renameSync(unfinished, own);
}

/** Rspack finds in a cache only what was written under the same path: a link leads to the folder of the language. */
function linkTo(folder: string, link: string): void {
  mkdirSync(folder, {recursive: true});
  rmSync(link, {force: true});
  symlinkSync(folder, link, 'junction');
}

/** Makes builds shorter without a change of what they write. */
export default asLayer('quick-build', ({siteDir, i18n}) => {
  const {currentLocale, defaultLocale, locales} = i18n;
  // The bundler has hundreds of megabytes outside of JavaScript, until the small objects that stand for them inside are
  // collected; those alone would not be, for a long time.
  if (currentLocale !== locales[0]) freeMemory();
  const cacheOf = (name: string) => path.join(siteDir, 'node_modules/.cache/rspack', name);
  const languageLoader = path.join(siteDir, 'plugins/speed/quick-build/languageLoader.mjs');

  /** Docusaurus' cache, but with the language in its folder and not in its version. */
  function shareCache({version}: {version: string}) {
    beginWith(cacheOf(defaultLocale), cacheOf(currentLocale));
    const directory = cacheOf('current');
    linkTo(cacheOf(currentLocale), directory);
    return {
      version: version.replace(`-${currentLocale}-`, '-'),
      storage: {type: 'filesystem', directory},
    };
  }

  return {
    configureWebpack({mode, ...config}, isServer) {
      if (mode !== 'production') return {};
      const {cache} = (config as {experiments?: Experiments}).experiments ?? {};
      const {module, ...others} = isServer ? forWriting : {};
      return {
        ...others,
        ...(cache && {experiments: {cache: shareCache(cache)}}),
        module: {
          ...module,
          // A text that both languages share leads to other addresses in each. By `test` Docusaurus
          // would take the rule for one that reads pages.
          rules: [{resource: /\.mdx?$/, use: `${languageLoader}?${currentLocale}`}],
        },
      };
    },
  };
});
