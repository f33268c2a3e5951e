import path from 'node:path';

import type {Compiler} from 'webpack';

import {editClientManifest} from '../clientManifest';
import {asLayer, signed} from '../layer';
import {isOn} from '../switches';

const name = 'route-table';
/** Before the names of chunks in the list of the client's files. */
const reportMark = `${name} `;

/** A function that the bundler writes beside the code of the site, as Rspack hands it out. */
type RuntimePart = {name: string; source?: {source: Buffer}};

/** What turns the name of a chunk into its file: names are random, so that no packing makes the list of them short. */
const namesPart = 'ChunkAssetRuntimeModule';

/** Leaves that list out, and says so when the bundler has none any more. */
export function leaveOutNames(compiler: Compiler): void {
  let isFound = false;
  compiler.hooks.compilation.tap(name, ({hooks}) => {
    hooks.runtimeModule.tap(name, (module) => {
      const part = module as unknown as RuntimePart;
      if (part.name !== namesPart || !part.source) return;
      part.source.source = Buffer.from('');
      isFound = true;
    });
  });
  compiler.hooks.done.tap(
    name,
    signed(name, ({compilation: {errors}}) => {
      // A mistake in a page may end the work before the list is written, and is what has to be told.
      if (isFound || errors.length > 0) return;
      throw new Error(
        `Docusaurus no longer has the bundler write “${namesPart}”, from the names of chunks to their files. Look in @docusaurus/core for what does, or take leaveOutNames out of the layer.`,
      );
    }),
  );
}

/**
 * Gives the browser one table of routes where Docusaurus writes three files that name every page four times: see
 * routesLoader.mjs. What a page is made of is known once it is written, and stands in its HTML beside the scripts of
 * all pages: no script has to run before it is asked for.
 */
export default asLayer(name, ({siteDir, generatedFilesDir}) => ({
  configureWebpack: ({mode}, isServer) => ({
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'routes.js'),
          use: {
            loader: path.join(siteDir, 'plugins/speed/route-table/routesLoader.mjs'),
            options: isServer ? {reportMark} : {},
          },
        },
      ],
    },
    // Only `prefetch` reads them besides, which plugins/speed/intent replaces. First, because `@generated` is an alias, too.
    ...(isOn('intent') && {
      mergeStrategy: {'resolve.alias': 'prepend' as const},
      resolve: {alias: {'@generated/routesChunkNames$': false}},
    }),
    ...(mode === 'production' &&
      !isServer && {
        plugins: [
          (compiler) => {
            if (isOn('intent')) leaveOutNames(compiler);
            compiler.hooks.done.tap(
              name,
              signed(name, ({compilation: {namedChunkGroups}}) => {
                editClientManifest(generatedFilesDir, (add) => {
                  for (const [chunk, group] of namedChunkGroups) {
                    const files = group.getFiles().filter((file) => file.endsWith('.js'));
                    add(reportMark + chunk, 'js', files);
                  }
                });
              }),
            );
          },
        ],
      }),
  }),
}));
