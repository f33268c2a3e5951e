import {useCallback} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import {createStorageSlot} from '@docusaurus/theme-common/internal';

import {colorModeKey, nameChoice, type ColorModeChoice} from './choice';

/** Stock declares the first parameter only. */
type SetColorMode = (choice: ColorModeChoice, options: {persist: boolean}) => void;

/** The reader's choice; `show` applies one, `choose` stores it too. */
export function useColorModeChoice() {
  const {colorModeChoice, setColorMode} = useColorMode();
  const show = useCallback(
    (choice: ColorModeChoice) => {
      (setColorMode as SetColorMode)(choice, {persist: false});
    },
    [setColorMode],
  );
  const choose = useCallback(
    (choice: ColorModeChoice) => {
      show(choice);
      createStorageSlot(colorModeKey).set(nameChoice(choice));
    },
    [show],
  );
  return {choice: colorModeChoice, show, choose};
}
