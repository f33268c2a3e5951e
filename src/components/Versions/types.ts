export type ChangeKind = 'new' | 'improved' | 'fixed';

/**
 * One change; if it has a heading on the page of the version, the id of it, and the first sentence below it; if not, the
 * page that it leads to.
 */
export type ChangeItem = {text: string; id?: string; about?: string; to?: string};

/** What a version brings of one kind; the kind is the id of its heading on the page of the version, the name its text. */
export type VersionChange = {kind: ChangeKind; name: string; items: readonly ChangeItem[]};

/** What the list of versions tells of each. */
export type VersionContent = {about: string; changes: VersionChange[]};
