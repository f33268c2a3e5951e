import {createStoredSwitch} from '@site/src/choices/storedSwitch';

/** Whether long lines of code are wrapped. Both names are read before the first paint too (plugins/classic/theme/beforeFirstPaint.ts). */
export const useWrap = createStoredSwitch('wrap-code', (on) => {
  document.documentElement.toggleAttribute('data-wrap-code', on);
});
