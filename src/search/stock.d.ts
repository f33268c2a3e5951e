/** The parts of the package that we use; it ships no types for them. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGenerated' {
  /** mark.js */
  export class Mark {
    constructor(root: HTMLElement);
    mark(words: readonly string[], options: {exclude: string[]; separateWordSearch: boolean}): void;
    unmark(): void;
  }
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform' {
  export function isMacPlatform(): boolean;
}

/** Written by plugins/search. */
declare module '@generated/@easyops-cn/docusaurus-search-local/default/settings.json' {
  const settings: import('./settings').SearchSettings;
  export default settings;
}
