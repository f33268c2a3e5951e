export type ChangeKind = 'new' | 'improved' | 'fixed';

/** A change with a heading on the page of the version: the id of it, and the first sentence below it. */
export type DescribedChange = {name: string; id: string; about: string};

/** Words, those that lead somewhere with where; inside the page of the version, to a heading alone. */
export type LinkedWords = readonly (string | {text: string; to: string})[];

/** What somebody has to do differently from now on, although nothing is new. */
export type Habit = {who: string; what: LinkedWords};

/** All of them, under the name that they have on the page of the version. */
export type Habits = {name: string; list: readonly Habit[]};

/** What a version brings of one kind; the kind is the id of its heading on the page of the version, the name its text. */
export type VersionChange = {
  kind: ChangeKind;
  name: string;
  /** Those that have a heading of their own. */
  described: readonly DescribedChange[];
  /** Where none has: what the page lists, in one sentence each. */
  listed: readonly LinkedWords[];
};

/** What the list of versions tells of each. */
export type VersionContent = {
  about: string;
  habits?: Habits;
  changes: readonly VersionChange[];
};
