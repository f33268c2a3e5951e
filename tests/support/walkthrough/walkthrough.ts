/** What is special about one block of a page. */
export type BlockNotes = {
  /** Why its commands cannot be run here. */
  notRun?: string;
  /** What the reader has done by hand, or others have done, since the block before. */
  before?: string;
  /** Files that the reader has copied from the page, by the names above their blocks. */
  writes?: readonly string[];
  /** What happens before a command of the block, by how it begins. */
  between?: Record<string, string>;
  /** What must hold then. */
  after?: string;
  /** What stands for a placeholder of this block. */
  values?: Record<string, string>;
  /** Commits that the page names before any output has shown them, as revisions. */
  commits?: Record<string, string>;
  /** The commands are refused, and the page shows no output. */
  fails?: true;
};

/** How to follow one page on a machine of one's own. A block without notes is typed as it stands. */
export type Walkthrough = {
  /** Programs beyond Git. */
  needs?: readonly string[];
  /** Runs first, in an empty folder: what a reader of the page has. */
  given: string;
  /** What stands for a placeholder of the page. */
  values?: Record<string, string>;
  /** By section; further blocks of a section are `section/2`, `section/3`. */
  blocks?: Record<string, BlockNotes>;
};
