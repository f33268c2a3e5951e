export type ChangeKind = 'new' | 'improved' | 'fixed';

/** What a version brings of one kind, as its page sums it up; the kind is the id of its heading there. */
export type VersionChange = {kind: ChangeKind; name: string; count: number; text: string};
