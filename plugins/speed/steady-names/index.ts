import {getSwcJsMinimizerOptions} from '@docusaurus/faster';

import {asLayer} from '../layer';

/** What Docusaurus' types, which are webpack's, do not have of Rspack. */
type Minimizer = {name?: string};
type Rspack = {SwcJsMinimizerRspackPlugin: new (options: {minimizerOptions: object}) => Minimizer};

/**
 * The minimizer names variables by how often letters occur, also those of hashes that the bundler replaces afterwards: the
 * same commit gave other bytes in another folder. Here it names them in a fixed order.
 */
export default asLayer('steady-names', () => ({
  configureWebpack({mode, optimization}, isServer, {currentBundler}) {
    // `docusaurus build --no-minify` names no variable anew.
    if (mode !== 'production' || isServer || optimization?.minimize === false) return {};
    const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Rspack;
    const minimizers = (optimization?.minimizer ?? []) as Minimizer[];
    const place = minimizers.findIndex(({name}) => name === 'SwcJsMinimizerRspackPlugin');
    if (place === -1) throw new Error('Docusaurus no longer has SwcJsMinimizerRspackPlugin.');
    const minimizerOptions = {
      ...getSwcJsMinimizerOptions(),
      minify: true,
      mangle: {disableCharFreq: true},
    };
    minimizers[place] = new SwcJsMinimizerRspackPlugin({minimizerOptions});
    return {};
  },
}));
