export type ChangeKind = 'new' | 'improved' | 'fixed';

/** A change with a heading on the page of the version: the id of it, and the first sentence below it. */
export type DescribedChange = {name: string; id: string; about: string};

/** A change said in one sentence: its words, those that lead somewhere with where. */
export type ListedChange = readonly (string | {text: string; to: string})[];

/** What a version brings of one kind; the kind is the id of its heading on the page of the version, the name its text. */
export type VersionChange = {
  kind: ChangeKind;
  name: string;
  items: readonly DescribedChange[] | readonly ListedChange[];
};

/** What the list of versions tells of each. */
export type VersionContent = {about: string; changes: VersionChange[]};
