export type TaggedPage = {title: string; permalink: string; description?: string | undefined};

/** A heading inside a page that links lead to. */
export type Section = {title: string; id: string};

export type RelatedTag = {label: string; permalink: string; count: number};

/** An operation of the API as the page of a tag links to it. */
export type TaggedOperation = {method: string; path: string; address: string; title: string};

/** What the pages of tags lead to; plugins/writing/related-tags finds it out. */
export type Relations = {
  /** Where to begin: the few guides that are most about it, or its posts in the order in which they were written, a series from its first part on. */
  pages: readonly Pick<TaggedPage, 'title' | 'permalink'>[];
  /** The page that is all about the tag, or its only one, and what it is divided into. */
  lead?: {permalink: string; sections: readonly Section[]} | undefined;
  /** What its guides do, done by the API: the most useful of each first. */
  operations: readonly TaggedOperation[];
  hasMoreOperations: boolean;
  /** Tags that stand on the same pages, first those that do so most often; of a tag that is alone on its page, those of its group. */
  tags: RelatedTag[];
  /** Where guides and posts have a tag of one name: the pages of the other kind. */
  others: TaggedPage[];
};
