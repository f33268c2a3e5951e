export type ChangeKind = 'new' | 'improved' | 'fixed';

/** One change, and the id of its heading on the page of the version if it has one. */
export type ChangeItem = {text: string; id?: string};

/** What a version brings of one kind, as its page sums it up; the kind is the id of its heading there. */
export type VersionChange = {kind: ChangeKind; name: string; items: readonly ChangeItem[]};
