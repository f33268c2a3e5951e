import {createStoredSwitch} from '@site/src/choices/storedSwitch';

/** Whether pages show the other language beside the text. */
export const useBeside = createStoredSwitch('read-beside');

/** Only running text has sections to align by. */
export const canReadBeside = (): boolean =>
  document.querySelector('main .markdown > h2[id]') !== null;
