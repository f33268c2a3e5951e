export type TaggedPage = {title: string; permalink: string; description?: string | undefined};

export type RelatedTag = {label: string; permalink: string; count: number};

/** What the page of a tag leads to beside its own pages; plugins/writing/related-tags finds it out. */
export type Relations = {
  /** Tags that stand on the same pages, first those that do so most often. */
  tags: RelatedTag[];
  /** Where guides and posts have a tag of one name: the pages of the other kind. */
  others: TaggedPage[];
};
