export type TaggedPage = {title: string; permalink: string; description?: string | undefined};

/** A heading inside a page that links lead to. */
export type Section = {title: string; id: string};

/** A page of the tag itself; sections are named only where the tag has few pages. */
export type OwnPage = {title: string; permalink: string; sections: readonly Section[]};

export type RelatedTag = {label: string; permalink: string; count: number};

/** What the pages of tags lead to; plugins/writing/related-tags finds it out. */
export type Relations = {
  pages: readonly OwnPage[];
  /** Tags that stand on the same pages, first those that do so most often. */
  tags: RelatedTag[];
  /** Where guides and posts have a tag of one name: the pages of the other kind. */
  others: TaggedPage[];
};
