import {asLayer, signed} from '../layer';

const name = 'compile-ahead';

/** Tells the browser that a script calls its functions as soon as it is there (V8's explicit compile hints). */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Besides the scripts that start a page: what pages share, by its name in plugins/speed/pieces. */
const shared = 'theme';

/**
 * A browser compiles a function when it is first called, on the thread that answers the reader. What every page calls at
 * its start is compiled on another thread, while the script is still arriving.
 */
export default asLayer(name, () => ({
  configureWebpack({mode}, isServer, {currentBundler}) {
    if (isServer || mode !== 'production') return {};
    const {sources, Compilation} = currentBundler.instance;
    return {
      plugins: [
        (compiler) => {
          compiler.hooks.compilation.tap(name, (compilation) => {
            const mark = signed(name, () => {
              for (const chunk of compilation.chunks) {
                if (!chunk.canBeInitial() && chunk.name !== shared) continue;
                for (const file of chunk.files)
                  if (file.endsWith('.js'))
                    compilation.updateAsset(
                      file,
                      (script) => new sources.ConcatSource(hint, script),
                    );
              }
            });
            // After the minimizer, which takes comments out, before the files are named after their content.
            const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
            compilation.hooks.processAssets.tap({name, stage}, mark);
          });
        },
      ],
    };
  },
}));
