import {valuesKey} from '@site/src/values/key';
import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Document {
    /** What a browser with WebMCP offers to pages: https://webmachinelearning.github.io/webmcp/. */
    modelContext?: import('@site/src/assistants/page').ModelContext;
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
    if (document.modelContext) import('@site/src/assistants/page').catch(goOn);
    try {
      // Asked of the browser itself: the functions around its storage would come with every page.
      if (!(valuesKey in localStorage)) return;
    } catch {
      // It keeps nothing.
      return;
    }
    import('@site/src/values/fillAndTell').then(({fillAndTell}) => {
      fillAndTell();
    }, goOn);
  },
};

export default rarelyNeeded;
