export {};

declare module '@theme/CodeBlock' {
  interface Props {
    /** Coloured HTML, made by plugins/writing/highlight; without it, children are shown as plain text. */
    readonly html?: string;
    /** Present when its longest line is wider than the widest frame. */
    readonly overflows?: string;
    /** How many lines it has, when those are more than are shown at first. */
    readonly lines?: string;
    /** Present when the lines carry numbers. */
    readonly numbered?: string;
  }
}
