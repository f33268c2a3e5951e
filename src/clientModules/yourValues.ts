import {valuesKey} from '@site/src/values/key';
import type {ClientModule} from '@docusaurus/types';

/** Asked of the browser itself, whose storage may be closed: the functions around it would come with every page. */
function hasValues(): boolean {
  try {
    return localStorage.getItem(valuesKey) !== null;
  } catch {
    return false;
  }
}

/** Puts the reader's own names into the page. Where none are stored, nothing is loaded. */
const yourValues: ClientModule = {
  onRouteDidUpdate() {
    if (!hasValues()) return;
    import('@site/src/values/fillAndTell').then(
      ({fillAndTell}) => {
        fillAndTell();
      },
      // Without it the page shows its examples, as for everyone.
      () => undefined,
    );
  },
};

export default yourValues;
