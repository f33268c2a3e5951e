/** A call within a page: the operation itself, or one of its callbacks. */
export type Part = {
  /** Begins its anchors. */
  prefix: string;
  /** Level of its headings. */
  level: 2 | 4;
  isSentByReader: boolean;
};

export const wholePage: Part = {prefix: '', level: 2, isSentByReader: true};
