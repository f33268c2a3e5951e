import {asLayer, signed} from '../layer';
import {freeMemory} from './freeMemory';

/**
 * Where memory is plenty, V8 keeps what reading and compiling the pages has left over, and the language before, while the
 * bundler takes the most that a build needs.
 */
export default asLayer('free-memory', () => ({
  configureWebpack({mode}) {
    // Who writes waits for each change.
    if (mode !== 'production') return {};
    return {
      plugins: [
        (compiler) => {
          compiler.hooks.finishMake.tap('free-memory', signed('free-memory', freeMemory));
        },
      ],
    };
  },
}));
