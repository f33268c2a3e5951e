/** `<owner>` and the like, which the reader fills in. */
export const placeholder = /(<[a-z][\w.-]*(?: [\w.-]+)*>)/;
