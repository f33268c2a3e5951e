import {valuesKey} from '@site/src/values/key';
import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Document {
    /** What a browser with WebMCP offers to pages: https://webmachinelearning.github.io/webmcp/. */
    modelContext?: import('@site/mcp/page').ModelContext;
  }
}

/** Asked of the browser itself, whose storage may be closed: the functions around it would come with every page. */
function hasValues(): boolean {
  try {
    return localStorage.getItem(valuesKey) !== null;
  } catch {
    return false;
  }
}

/** Without what does not load, the page is as for everyone. */
const goOn = () => undefined;

/**
 * What few readers need, and others never load: their own names in the pages, where some are stored, and tools for the
 * program of a browser that takes any, once for all pages.
 */
const rarelyNeeded: ClientModule = {
  onRouteDidUpdate() {
    if (document.modelContext) import('@site/mcp/page').catch(goOn);
    if (!hasValues()) return;
    import('@site/src/values/fillAndTell').then(({fillAndTell}) => {
      fillAndTell();
    }, goOn);
  },
};

export default rarelyNeeded;
