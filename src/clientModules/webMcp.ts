import type {ModelContext} from '@site/mcp/page';

declare global {
  interface Document {
    modelContext?: ModelContext;
  }
  interface Navigator {
    modelContext?: ModelContext;
  }
}

/** Where the draft of WebMCP has it, or where it was before. Few browsers have either; the others load nothing. */
const context =
  typeof document === 'undefined' ? undefined : (document.modelContext ?? navigator.modelContext);

if (context) {
  import('@site/mcp/page').then(
    ({register}) => register(context),
    // Programs go on without the tools, as people do.
    () => undefined,
  );
}
