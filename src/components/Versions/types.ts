export type ChangeKind = 'new' | 'improved' | 'fixed';

/** One change, and the id of its heading on the page of the version if it has one. */
export type ChangeItem = {text: string; id?: string};

/** What a version brings of one kind; the kind is the id of its heading on the page of the version, the name its text. */
export type VersionChange = {kind: ChangeKind; name: string; items: readonly ChangeItem[]};
