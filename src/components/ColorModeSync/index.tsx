import {useEffect} from 'react';

import {colorModeKey, readChoice} from './choice';
import {useColorModeChoice} from './useColorModeChoice';

/** Takes over a choice made in another tab. Stands inside the stock provider, whose own listener would delete `system` again. */
export default function ColorModeSync(): null {
  const {show} = useColorModeChoice();
  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      if (event.key !== colorModeKey) return;
      event.stopImmediatePropagation();
      show(readChoice(event.newValue));
    };
    // Capturing listeners come first, whatever the order in which they were added.
    window.addEventListener('storage', followOtherTab, {capture: true});
    return () => {
      window.removeEventListener('storage', followOtherTab, {capture: true});
    };
  }, [show]);
  return null;
}
